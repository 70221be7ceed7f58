// All cards of any game, found by words.
import { html, useState } from "../lib.js";
import { Filters } from "../ui/filters.js";
import { language, named, t } from "../words.js";
import { Face, rowsOf } from "./card.js";

export const styles = ["plain"];

/** @param {{pack: object, game: string}} props */
export function Gallery({ pack, game }) {
  const [search, setSearch] = useState("");
  language.value;
  const rows = rowsOf(pack);
  const shown = [...rows].filter(([, row]) => named(row).toLowerCase().includes(search.trim().toLowerCase()));
  return html`<${Filters} groups=${[]} chosen=${{}} choose=${() => {}} search=${search} setSearch=${setSearch} />
    <section class="section"><p class="caption" role="status">${t("web-cards-found", { n: shown.length })}</p>
    <ul class="plain-cards plain-shelf">${shown.map(
      ([id]) => html`<li key=${id} id=${id}><${Face} game=${game} rows=${rows} id=${id} /></li>`,
    )}</ul></section>`;
}
