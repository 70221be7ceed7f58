// The tech tree on a page of its own: what needs what, without a game.
import { cards as packOf } from "../api.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { useBar, useTitle } from "../shell.js";
import { needStyles } from "../ui/styles.js";
import { TreeView, technologies } from "../ui/tree.js";
import { needWordsOf, t } from "../words.js";

export const ready = () =>
  Promise.all([
    needWordsOf(["progress"], "table"),
    needStyles("tree", "cards", "card-states", "score", "decision", "edges"),
  ]);

export default function TreePage() {
  useTitle(t("web-tree"));
  const [pack, setPack] = useState(/** @type {import("../types/view.d.ts").progress.Printed | null} */ (null));
  const [last, setLast] = useState(3);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    packOf("progress").then(
      (found) => setPack(/** @type {import("../types/view.d.ts").progress.Printed} */ (found)),
      () => setFailed(true),
    );
  }, []);
  const cards = useMemo(() => (pack ? technologies(pack, last) : []), [pack, last]);
  useBar(
    () => ({
      title: html`<b>${t("web-tree")}</b><span class="caption">${t("web-tree-count", { n: cards.length })}</span>`,
    }),
    [cards.length, t("web-tree")],
  );
  const tools = html`<button type="button" class="chip tap" aria-pressed=${String(last === 4)}
    onClick=${() => setLast(last === 4 ? 3 : 4)}>${t("option-expansions-industrial", {}, "progress")}</button>`;
  if (failed) return html`<p class="notice">${t("web-offline")}</p>`;
  if (!pack) return html`<p class="wait">${t("web-wait")}</p>`;
  return html`<h1 class="unseen">${t("web-tree")}</h1><${TreeView} key=${last} cards=${cards} state=${null}
    tools=${tools} />`;
}
