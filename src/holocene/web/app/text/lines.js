// Lines that the server says: as headings and lists, or as one string to be read aloud.
import { html } from "../lib.js";

/** @typedef {import("../types/api.d.ts").LineSaid} LineSaid */

/** What a line says, without its heading. @param {LineSaid} line */
const body = ({ label, words }) => [label, words].filter(Boolean).join(": ");

/** All of it in a row. @param {LineSaid[]} lines */
export const spoken = (lines) =>
  lines
    .map((line) => [line.heading, body(line)].filter(Boolean).join(", "))
    .map((words) => (/[.!?…:]$/.test(words) ? words : `${words}.`))
    .join(" ");

/** @typedef {{head: LineSaid | null, lines: LineSaid[]}} Group */

/** A heading with the lines below it. @param {LineSaid[]} lines @returns {Group[]} */
function grouped(lines) {
  /** @type {Group[]} */
  const groups = [];
  for (const line of lines) {
    if (line.heading || !groups.length) groups.push({ head: line.heading ? line : null, lines: [] });
    if (!line.heading) groups[groups.length - 1].lines.push(line);
  }
  return groups;
}

/** @param {{lines: LineSaid[], level: "h2" | "h3" | "h4"}} props `level` of the headings */
export function Lines({ lines, level }) {
  return grouped(lines).map(
    ({ head, lines: below }) => html`
    ${head && html`<${level}>${head.heading}</${level}>`}
    ${head?.words && html`<p>${head.words}</p>`}
    ${below.length === 1 && !below[0].label && html`<p>${below[0].words}</p>`}
    ${
      (below.length > 1 || below[0]?.label) &&
      html`<ul role="list">${below.map(
        ({ label, words }, at) => html`<li key=${at}>${label && html`<b>${label}</b>: `}${words}</li>`,
      )}</ul>`
    }`,
  );
}
