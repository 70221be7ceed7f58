// Points at the end of each round as lines, a seat each, with its mark at the end; the same as a table to open.
import { html } from "../lib.js";
import { LETTERS, Seat } from "../ui/marks.js";
import { joined, t } from "../words.js";

/** @import { RoundTold } from "../types/api.d.ts" */

const [H, LEFT, RIGHT, TOP, FOOT] = [280, 34, 46, 12, 26];

/** Whole numbers for the lines of a scale. @param {number} most */
function steps(most) {
  const by = [5, 10, 20, 50, 100].find((each) => most / each <= 6) ?? 200;
  return Array.from({ length: Math.floor(most / by) + 1 }, (_, n) => n * by);
}

/** Moves marks that would lie on each other apart. @param {{seat: number, y: number}[]} marks */
function apart(marks) {
  const sorted = [...marks].sort((a, b) => a.y - b.y);
  for (let at = 1; at < sorted.length; at++) sorted[at].y = Math.max(sorted[at].y, sorted[at - 1].y + 24);
  const over = (sorted.at(-1)?.y ?? 0) - (H - FOOT - 8);
  for (const each of over > 0 ? sorted : []) each.y -= over;
  return sorted;
}

/** @param {{table: import("../table/model.js").TableModel, rounds: readonly RoundTold[]}} props */
export function Curve({ table, rounds }) {
  const telling = table.telling.value;
  const W = table.phone.value ? 380 : 720;
  const seats = rounds[0].points.map((_, seat) => seat);
  const low = Math.min(0, ...rounds.flatMap(({ points }) => points));
  const most = Math.max(1, ...rounds.flatMap(({ points }) => points));
  const x = (/** @type {number} */ at) => LEFT + (at / (rounds.length - 1)) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ n) => TOP + (1 - (n - low) / (most - low)) * (H - TOP - FOOT);
  const line = (/** @type {number} */ seat) =>
    rounds.map(({ points }, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(points[seat]).toFixed(1)}`).join("");
  const last = rounds[rounds.length - 1].points;
  const said = seats.map((seat) =>
    t("end-curve-of", { player: telling.seat(seat), first: rounds[0].points[seat], last: last[seat] }),
  );
  const every = Math.ceil(rounds.length / (table.phone.value ? 8 : 16));
  return html`<section class="end-curve" aria-labelledby="h-curve"><h2 id="h-curve">${t("end-curve")}</h2>
    <svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${joined(said)}>
      ${steps(most).map(
        (n) => html`<path class="curve-line" d=${`M${LEFT} ${y(n)}H${W - RIGHT}`} />
        <text x=${LEFT - 8} y=${y(n) + 4} text-anchor="end">${n}</text>`,
      )}
      ${rounds.map(
        ({ n, age }, at) =>
          html`${
            age > 1 &&
            age !== rounds[at - 1]?.age &&
            html`<path class="curve-age" d=${`M${x(at)} ${TOP}V${H - FOOT}`} />`
          }${at % every === 0 && html`<text x=${x(at)} y=${H - 6} text-anchor="middle">${n}</text>`}`,
      )}
      ${seats.map((seat) => html`<path class="curve" data-seat=${seat + 1} d=${line(seat)} />`)}
      ${apart(seats.map((seat) => ({ seat, y: y(last[seat]) }))).map(
        ({ seat, y: middle }) => html`<g class="core-seat" data-seat=${seat + 1}>
        <use href=${`#seat-${seat + 1}`} x=${W - RIGHT + 10} y=${middle - 11} width="22" height="22" />
        <text x=${W - RIGHT + 21} y=${middle + 4.5} text-anchor="middle">${LETTERS[seat]}</text></g>`,
      )}</svg>
    <details><summary>${t("end-as-table")}</summary><div class="sheet-wrap"><table class="sheet">
      <thead><tr><th scope="col">${t("end-round")}</th>${seats.map(
        (seat) => html`<th scope="col"><span class="row"><${Seat} seat=${seat} />
          <span class="sheet-name">${telling.seat(seat)}</span></span></th>`,
      )}</tr></thead>
      <tbody>${rounds.map(
        ({ n, points }) => html`<tr><th scope="row">${n}</th>${points.map((each) => html`<td>${each}</td>`)}</tr>`,
      )}</tbody></table></div></details></section>`;
}
