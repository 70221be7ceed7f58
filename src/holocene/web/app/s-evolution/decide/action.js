// Decisions of the Action before Management: Calamities and Protection, Jokers, Commerce, the Pop to remove.
import { html } from "../../lib.js";
import { Icon } from "../../ui/marks.js";
import { t } from "../../words.js";
import { GAME, iconOf, legalMove, limits, needsOf, PLACES, RESOURCES, SUIT_OF, viewOf } from "../facts.js";
import { resourceLabel } from "../marks.js";
import { Outlook } from "../players.js";
import { Choice, Done, Plan } from "./parts.js";

/** @typedef {import("../facts.js").Model} Model */

/** @param {{name: string, suit?: string}} props */
const Mark = ({ name, suit }) => html`<span class="mark-box" data-suit=${suit}><${Icon} name=${name} /></span>`;

/** @param {{table: Model}} props */
export function Calamities({ table }) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  const level = player.places.protection;
  const note = view.protected
    ? t("ws-protection-used")
    : level
      ? t(level > 1 ? "ws-protection-2" : "ws-protection-1")
      : t("ws-protection-0");
  return html`<p class="caption">${note}</p>${view.calamities.map(
    (id) => html`<section class="calamity-row"><h3><span class="mark-box solid" data-suit="violet"><${Icon}
      name=${`c-${id}`} />
      </span>${table.telling.value.card(id)}</h3><p>${t(`effect-${id}`, undefined, GAME)}</p>
    <div class="choice-rows paired"><${Choice} table=${table} move=${`suffer ${id}`}
      label=${t("choices-suffer", undefined, GAME)} /><${Choice} table=${table} move=${`protect ${id}`}
      label=${t("ws-meet")} reason=${view.protected ? t("ws-used") : t("ws-no-protection")} /></div></section>`,
  )}`;
}

/** A resource to choose: of a Joker, or of Protection. @param {{table: Model, verb: string}} props */
export function ChooseResource({ table, verb }) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  const most = limits(table).stock;
  return html`<p class="caption">${t("ws-to-choose", { n: view.todo })}</p><div
    class="choice-rows">${RESOURCES.map((name, at) => {
      const have = player.stock[at];
      const need = needsOf(table, player)[at];
      const hint =
        have >= most
          ? t("ws-full")
          : t(need ? "ws-hint-stock-need" : "ws-hint-stock", { n: have, later: have + 1, need });
      return html`<${Choice} table=${table} move=${`${verb} ${name}`}
      mark=${html`<${Mark} name=${iconOf(name)} suit=${SUIT_OF[name]} />`} label=${resourceLabel(name)} hint=${hint}
      warn=${have >= most} reason=${t("ws-barred")} />`;
    })}</div>${verb === "joker" && html`<${Plan} table=${table} /><${Outlook} table=${table} player=${player} />`}`;
}

/** @param {{table: Model}} props */
export function Commerce({ table }) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  return html`<p class="caption">${t("ws-changes-left", { n: view.todo })}</p>
    <${Outlook} table=${table} player=${player} /><${Plan} table=${table} />
    <div class="choice-rows paired">${RESOURCES.flatMap((from, i) =>
      RESOURCES.filter((to) => to !== from).map((to) => {
        const j = RESOURCES.indexOf(to);
        const reason = player.stock[i] === 0 ? t("ws-empty") : t("ws-no-room");
        return html`<${Choice} table=${table} move=${`change ${from} ${to}`}
          mark=${html`<span class="mark-pair"><${Mark} name=${iconOf(from)} suit=${SUIT_OF[from]} />
          →<${Mark} name=${iconOf(to)} suit=${SUIT_OF[to]} /></span>`}
        label=${html`<span class="unseen">${table.telling.value.move(`change ${from} ${to}`)}. </span>
          ${
            legalMove(table, `change ${from} ${to}`) &&
            html`<span class="caption">
          ${player.stock[i]}→${player.stock[i] - 1}, ${player.stock[j]}→${player.stock[j] + 1}</span>`
          }`}
          reason=${reason} />`;
      }),
    )}</div><${Done} table=${table} words=${t("ws-pay-needs")} />`;
}

/** @param {{table: Model}} props */
export function Remove({ table }) {
  const view = viewOf(table);
  const player = view.players[table.seat.value];
  return html`<p class="caption">${t("ws-remove-note", { n: player.population })}</p><div
    class="choice-rows">${PLACES.filter((place) => player.places[place] > 0).map(
      (
        place,
      ) => html`<${Choice} table=${table} move=${`remove ${place}`} mark=${html`<${Mark} name=${iconOf(place)} />`}
    label=${t("ws-level-of", { place: table.telling.value.card(place), n: player.places[place] })}
      hint=${t(`effect-${place}`, undefined, GAME)} />`,
    )}</div>`;
}
