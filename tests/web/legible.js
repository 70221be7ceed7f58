// What a reader cannot read on a page: text smaller than 13 pixels, and text that something cuts. Runs in the browser;
// answers a list of sentences. Left out is what nobody has to read: what is hidden, and cards that are only a picture.
(smallest) => {
  const picture = ".unseen, .fan";
  const found = new Set();
  const whose = (element) => {
    const own = (each) => (typeof each.className === "string" ? each.className : "").split(" ").filter(Boolean).join(".");
    return [element.parentElement, element].map((each) => `${each.localName}.${own(each)}`).join(" > ");
  };
  const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const edge = (box) => box.getBoundingClientRect();
  const isCut = (element, rect) => {
    const slack = rect.height * 0.3; // a line is higher than its letters
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== "none" && edge(box).width <= 1) return false; // for those who listen
      if (style.display === "inline" || style.display === "contents") continue;
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) return false;
      const { left, right, top, bottom } = edge(box);
      if (clips(style, "X") && (rect.left < left - 1.5 || rect.right > right + 1.5)) return true;
      if (clips(style, "Y") && (rect.top < top - slack || rect.bottom > bottom + slack)) return true;
      if (style.position === "fixed") return false;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (!words || element.closest(picture) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length) continue;
    const svg = element.closest("svg");
    const scale = svg && element instanceof SVGElement ? element.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest - 0.01) found.add(`${size.toFixed(1)} px: ${whose(element)} "${words.slice(0, 30)}"`);
    if (rects.some((rect) => isCut(element, rect))) found.add(`cut: ${whose(element)} "${words.slice(0, 40)}"`);
  }
  return [...found];
};
