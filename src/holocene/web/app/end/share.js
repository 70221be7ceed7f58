// The picture of a game to share, and the link to it.
import { gameWords } from "../games.js";
import { html, useEffect, useRef } from "../lib.js";
import { shared } from "../root.js";
import { theme } from "../settings.js";
import { copy } from "../ui/links.js";
import { Button } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { language, t } from "../words.js";
import { draw, HIGH, WIDE } from "./picture.js";

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const pngOf = (canvas) =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );

/** @param {HTMLCanvasElement} canvas @param {string} name */
async function save(canvas, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await pngOf(canvas));
  link.download = `holocene-${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {HTMLCanvasElement} canvas */
async function copyPicture(canvas) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(canvas) })]);
    toast(t("end-picture-copied"));
  } catch {
    toast(t("end-picture-failed"), { icon: "warning" });
  }
}

/** @param {{table: import("../table/model.js").TableModel, title: string, lede: string, names: string[]}} props */
export function Share({ table, title, lede, names }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const sheet = table.moment.value.scores;
  useEffect(() => {
    if (sheet && canvas.current) draw(canvas.current, { title, lede, about: gameWords(table.game), names, sheet });
  }, [title, lede, theme.value, language.value]);
  if (!sheet) return null;
  const drawn = (/** @type {(found: HTMLCanvasElement) => void} */ use) => canvas.current && use(canvas.current);
  const link = shared(`/replay/${table.id}?at=0`);
  return html`<section class="end-share" aria-labelledby="h-share"><h2 id="h-share">${t("end-share")}</h2>
    <canvas ref=${canvas} width=${WIDE} height=${HIGH} role="img" aria-label=${`${title}. ${lede}`}></canvas>
    <p class="row"><${Button} icon="picture" onClick=${() => drawn((found) => save(found, table.id))}>
      ${t("end-save-picture")}
      </${Button}><${Button} icon="deck" onClick=${() => drawn(copyPicture)}>${t("end-copy-picture")}
      </${Button}><${Button} icon="link" onClick=${() => copy(link)}>${t("web-share")}</${Button}></p>
    <p class="caption">${t("end-share-note")}</p></section>`;
}
