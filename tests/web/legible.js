// What a reader cannot read on a page: text smaller than 13 pixels, text that something cuts or covers, that runs out of
// its box, words broken without a hyphen, and two texts printed over each other. Runs in the browser; answers a list of
// sentences. Left out is what nobody has to read: what is hidden, cards that are only a picture, and what lies under a
// layer that was put there on purpose (a sheet, a dialogue, a foot that stays while its list scrolls).
(smallest) => {
  const picture = ".unseen, .fan";
  const found = new Set();
  const whose = (element) => {
    const own = (each) => (typeof each.className === "string" ? each.className : "").split(" ").filter(Boolean).join(".");
    return [element.parentElement, element].map((each) => `${each.localName}.${own(each)}`).join(" > ");
  };
  const styles = new Map();
  const styleOf = (box) => styles.get(box) ?? styles.set(box, getComputedStyle(box)).get(box);
  const edges = new Map();
  const edge = (box) => edges.get(box) ?? edges.set(box, box.getBoundingClientRect()).get(box);
  const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const scrolls = (style) =>
    ["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY);
  /** Whether a text is only for those who listen. */
  const isHeard = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (styleOf(box).clipPath !== "none" && edge(box).width <= 1) return true;
    return false;
  };
  const goesSideways = ".hand, .sheet-wrap, .figures-scroll, .view, .tree-table, pre";
  /** How a line is cut, if it is: a box may hide it, or scroll without saying that there is more. */
  const cutBy = (element, rect) => {
    const slack = rect.height * 0.3; // a line is higher than its letters
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = styleOf(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const { left, right, top, bottom } = edge(box);
      const fades = box.matches(goesSideways) && scrolls(style) && style.getPropertyValue("--more") === "1";
      const near = fades ? -20 : 1.5; // what fades away at an edge goes on behind it
      const isOutX = rect.left < left - near || rect.right > right + near;
      const isOutY = rect.top < top - slack || rect.bottom > bottom + slack;
      if (isOutX && clips(style, "X")) return "cut";
      if (isOutY && clips(style, "Y")) return "cut";
      if (scrolls(style) && isOutX && !box.matches(goesSideways)) return "cut sideways";
      if (scrolls(style) && (isOutX || isOutY))
        return style.getPropertyValue("--more") === "1" ? "" : "out of sight, and nothing says so";
      if (style.position === "fixed") return "";
    }
    return "";
  };

  /** The layer that an element lies in, and which of its boxes scroll: texts of other layers pass over and under it. */
  const layerOf = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (["fixed", "sticky"].includes(styleOf(box).position) || box.localName === "dialog") return box;
    return document.body;
  };
  /** What is seen of a line, without the room above and below its letters; nothing where it is scrolled away. */
  const seen = (element, rect) => {
    let [left, right] = [rect.left, rect.right];
    let [top, bottom] = [rect.top + rect.height * 0.27, rect.bottom - rect.height * 0.22];
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = styleOf(box);
      if (scrolls(style) || clips(style, "X") || clips(style, "Y")) {
        const clip = edge(box);
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      if (style.position === "fixed") break;
    }
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };
  const isOpaque = (box) => !/^(rgba\(.*, 0(\.[0-4]\d*)?\)|transparent)$/.test(styleOf(box).backgroundColor);
  const isIn = (box, x, y) => {
    const { left, right, top, bottom } = edge(box);
    return left < x && x < right && top < y && y < bottom;
  };
  /** What lies on a text, in its own layer. */
  const coverOf = (element, layer, { left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(x, y);
    if (!over || over.contains(element) || element.contains(over) || layerOf(over) !== layer) return null;
    for (let box = over; box && !box.contains(element); box = box.parentElement)
      if (isOpaque(box) && isIn(box, x, y)) return box;
    return null;
  };

  const isDrawn = (box) => isOpaque(box) || ["Left", "Right"].every((side) => parseFloat(styleOf(box)[`border${side}Width`]));
  /** Whether a line runs out of the box that is drawn around it; what is hung up somewhere else stands where it is. */
  const runsOut = (element, rect) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (scrolls(style)) return false; // whether that is told is asked elsewhere
      if (style.display !== "inline" && style.display !== "contents" && isDrawn(box)) {
        const { left, right, top, bottom } = edge(box);
        const slack = rect.height * 0.3;
        return rect.left < left - 2 || rect.right > right + 2 || rect.top < top - slack || rect.bottom > bottom + slack;
      }
      if (["absolute", "fixed"].includes(style.position)) return false;
    }
    return false;
  };
  /** Whether this browser can divide words of the page's language itself. */
  const hyphenates = (() => {
    const probe = document.createElement("div");
    probe.style.cssText = "position:absolute;width:1em;hyphens:auto;overflow-wrap:normal;line-height:20px";
    probe.textContent = { en: "irrigation", fr: "irrigation", de: "bewässerung", ru: "земледелие" }[document.documentElement.lang];
    document.body.append(probe);
    const isHigh = probe.offsetHeight > 30;
    probe.remove();
    return isHigh;
  })();
  /** The words of a text that go over two lines without a hyphen; letters beside digits are a hash, and no word. */
  const brokenWords = (node, style) =>
    [...node.textContent.matchAll(/(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu)].filter(({ 0: word, index }) => {
      if (style.hyphens === "auto" && (hyphenates || node.textContent.length > 60)) return false; // prose is divided by browsers
      const range = document.createRange();
      range.setStart(node, index + 1); // a soft hyphen before it is drawn on the line above
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4;
    });

  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (!words || element.closest(picture) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (isHeard(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length) continue;
    const svg = element.closest("svg");
    const scale = svg && element instanceof SVGElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(styleOf(element).fontSize) * scale;
    if (size < smallest - 0.01) found.add(`${size.toFixed(1)} px: ${whose(element)} "${words.slice(0, 30)}"`);
    for (const how of new Set(rects.map((rect) => cutBy(element, rect))))
      if (how) found.add(`${how}: ${whose(element)} "${words.slice(0, 40)}"`);
    if (rects.length > 1)
      for (const [word] of brokenWords(node, styleOf(element))) found.add(`broken: ${whose(element)} "${word}"`);
    if (!(element instanceof SVGElement) && rects.some((rect) => runsOut(element, rect)))
      found.add(`out of its box: ${whose(element)} "${words.slice(0, 40)}"`);
    const layer = layerOf(element);
    for (const rect of rects) {
      const area = seen(element, rect);
      if (!area) continue;
      lines.push({ node, element, words, layer, ...area });
      const cover = coverOf(element, layer, area);
      if (cover) found.add(`covered: ${whose(element)} "${words.slice(0, 30)}" by ${whose(cover)}`);
    }
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next].top < one.bottom - 1; next++) {
      const other = lines[next];
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across < 2 || down < 2 || one.node === other.node || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const both = [one, other].map(({ element, words }) => `${whose(element)} "${words.slice(0, 30)}"`);
      found.add(`over each other: ${both.join(" and ")}`);
    }
  return [...found];
};
