// The legend of a table's symbols: a dialog of all of them, and what a tooltip says of one.
import { html, signal } from "../lib.js";
import { t } from "../words.js";
import { Dialog, openDialog } from "./dialog.js";
import { Icon } from "./marks.js";

/** @typedef {{title: string, rows: {icon: string, also?: string[], name: string,
 * help: string}[]}} Group */
/** What the words of the table on the screen mean that have no symbol: messages `legend-word-…` and `…-help`.
 * @type {import("../lib.js").Signal<readonly string[]>} */
export const glossary = signal([]);
/** What the symbols of the table on the screen mean. @type {import("../lib.js").Signal<(() => Group[]) | null>} */
export const legend = signal(null);

/** What a symbol means, by the name of its picture. @param {string} icon */
export function meaningOf(icon) {
  const found = legend
    .value?.()
    .flatMap(({ rows }) => rows)
    .find((row) => row.icon === icon || row.also?.includes(icon));
  return found ? [found.name, found.help].filter(Boolean).join(": ") : "";
}

const Glossary = () =>
  glossary.value.length > 0 &&
  html`<section><h3>${t("legend-group-words")}</h3><dl class="legend-words">${glossary.value.map(
    (word) => html`<div><dt>${t(`legend-word-${word}`)}</dt><dd>${t(`legend-word-${word}-help`)}</dd></div>`,
  )}</dl></section>`;

export function openLegend() {
  openDialog(
    (close) => html`<${Dialog} title=${t("legend-key")} close=${close} class="wide"><p class="caption">
      ${t("legend-note")}</p><div class="legend">${legend
        .value?.()
        .map(
          ({ title, rows }) =>
            html`<section><h3>${title}</h3><dl>${rows.map(
              ({ icon, name, help }) =>
                html`<div><dt>${
                  icon === "ring" ? html`<span class="legend-ring"></span>` : html`<${Icon} name=${icon} />`
                }</dt><dd>${name && html`<b>${name}.</b> `}${help}</dd></div>`,
            )}</dl></section>`,
        )}<${Glossary} /></div></${Dialog}>`,
  );
}
