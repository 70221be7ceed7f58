// The club as it is now: one stream a page, opened anew when somebody becomes known.
import { announce } from "../announce.js";
import { html, useEffect, useState } from "../lib.js";
import { person } from "../person.js";
import { Stream } from "../stream.js";
import { t } from "../words.js";

/** @import { OpenTable, OwnNews } from "../types/api.d.ts" */
/** @typedef {import("../types/api.d.ts").Answer<"GET /lobby/stream">} Line */
/** @typedef {{tables: OpenTable[] | null, people: number, own: OwnNews | null, isLive: boolean}} Club */

/** @type {Club} */
const NOTHING = { tables: null, people: 0, own: null, isLive: true };

/** @param {Club} club @param {Line} line @returns {Club} */
export function after(club, { event, data }) {
  if (event === "tables") return { ...club, tables: data.tables };
  if (event === "people") return { ...club, people: data.people };
  return { ...club, own: data };
}

/** Invitations that were not there before, said aloud. @param {OwnNews | null} before @param {OwnNews | null} now */
function sayNew(before, now) {
  const known = before?.invitations.map(({ id }) => id) ?? [];
  for (const { id, inviter } of now?.invitations ?? [])
    if (before && !known.includes(id)) announce(t("wc-invited", { player: inviter.name }));
}

/** @returns {Club} */
export function useClub() {
  const [club, setClub] = useState(NOTHING);
  const { id } = person.value;
  useEffect(() => {
    let now = NOTHING;
    const show = (/** @type {Club} */ next) => {
      sayNew(now.own, next.own);
      now = next;
      setClub(next);
    };
    /** @type {Stream<Line>} */
    const stream = new Stream("/lobby/stream", null, (line) => show(after(now, line)));
    const stop = stream.state.subscribe((state) => show({ ...now, isLive: state !== "waiting" }));
    return () => {
      stop();
      stream.close();
    };
  }, [id]);
  return club;
}

/** That what is shown may be old. @param {{club: Club}} props */
export const Away = ({ club }) => !club.isLive && html`<p class="notice" role="status">${t("web-offline")}</p>`;
