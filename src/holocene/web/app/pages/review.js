// The review of a finished game: every decision of a seat, judged by what that seat could know.
import { get, Problem } from "../api.js";
import { drawingOf, gameWords } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { sentence } from "../problems.js";
import { ReviewOf } from "../review/page.js";
import { address, shared } from "../root.js";
import { route } from "../router.js";
import * as seats from "../seats.js";
import { useBar, useTitle } from "../shell.js";
import { openTable } from "../table/open.js";
import { grown } from "../table/story.js";
import { copy } from "../ui/links.js";
import { Button, Icon } from "../ui/marks.js";
import { needSprite } from "../ui/sprites.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t, when } from "../words.js";

/** @typedef {Awaited<ReturnType<typeof openTable>> & {drawn: import("../types/drawing.d.ts").ReviewDrawn}} Opened */

export const ready = () => Promise.all([needWords("web-review", "review", "branch"), needStyles("pages")]);

/** The seat that is meant: of the address, else one's own, else who won.
 * @param {Pick<Opened, "summary" | "table">} opened
 * @param {readonly number[]} winners */
function seatMeant({ summary, table }, winners) {
  const asked = Number(route.value.query.get("seat") ?? Number.NaN);
  if (asked >= 0 && asked < summary.seats.length) return asked;
  const own = Object.keys(seats.held(table.id).seats).map(Number);
  return own[0] ?? winners[0] ?? 0;
}

/** @param {{id: string}} props */
export default function ReviewPage({ id }) {
  const [opened, setOpened] = useState(/** @type {Opened | null} */ (null));
  const [seat, setSeat] = useState(-1);
  const [problem, setProblem] = useState("");
  useTitle(opened ? `${t("wr-review")} · ${gameWords(opened.table.game)}` : t("wr-review"));
  useEffect(() => {
    (async () => {
      try {
        const found = await openTable(id);
        needSprite("review");
        needSprite("emblems");
        /** @type {import("../types/drawing.d.ts").ReviewDrawn} */
        const drawn = await import(`../${drawingOf(found.table.game)}/review.js`);
        await needStyles("review", "review-moment");
        found.table.token.value = found.token;
        const now = await (found.moment ?? get(`/tables/${id}/moment`, { token: found.token }));
        if (now.state !== "over") return setProblem(t("wr-not-over"));
        found.table.moment.value = now;
        setOpened({ ...found, drawn });
        setSeat(seatMeant(found, now.scores?.winners ?? []));
      } catch (error) {
        const isRefused = error instanceof Problem && !error.isOffline && error.status !== 409;
        setProblem(isRefused ? t("web-no-replay") : await sentence(error));
      }
    })();
  }, [id]);
  useBar(
    () => ({
      title: html`<b>${t("wr-review")}</b>${
        opened && html`<span class="caption">${gameWords(opened.table.game)}, ${when(opened.summary.changed)}</span>`
      }`,
      tools: html`<nav class="tools" aria-label=${t("web-tools")}>
        <a class="button quiet" href=${address(`/table/${id}`)}><${Icon} name="flag" /><span class="label">
          ${t("wr-the-end")}</span></a>
        <a class="button quiet" href=${address(`/replay/${id}?at=0`)}><${Icon} name="replay" /><span class="label">
          ${t("web-replay")}</span></a>
        <${Button} icon="share" class="quiet" onClick=${() => copy(shared(`/review/${id}?seat=${seat}`))}>
          <span class="label">${t("web-share")}</span></${Button}></nav>`,
    }),
    [opened, seat, t("wr-review")],
  );
  if (problem)
    return html`<div class="page"><h1>${t("wr-review")}</h1><p class="lede">${problem}</p>
      <p class="row"><a class="button primary big" href=${address(`/table/${id}`)}>${t("web-to-table")}</a>
        <a class="button big" href=${address("/")}>${t("web-home")}</a></p></div>`;
  if (!opened || seat < 0) return html`<p class="wait"><${Icon} name="replay" /> ${t("web-wait")}</p>`;
  return html`<${Seen} key=${seat} opened=${opened} seat=${seat} choose=${setSeat} />`;
}

/** The game by the eyes of the seat, so that what it saw is told as it saw it. Others' games are told of them.
 * @param {{opened: Opened, seat: number, choose: (seat: number) => void}} props */
function Seen({ opened, seat, choose }) {
  const { table, drawn } = opened;
  const [isSeen, setSeen] = useState(false);
  const isOwn = Boolean(seats.held(table.id).seats[seat]);
  useEffect(() => {
    history.replaceState(history.state, "", `${location.pathname}?seat=${seat}`);
    const show = (/** @type {import("../types/api.d.ts").Moment} */ moment) => {
      table.log.value = moment.events;
      table.story.value = grown([], moment);
      table.moment.value = { ...moment, seat: isOwn ? seat : -1 };
      setSeen(true);
    };
    table.ask(`/moment?preview=true&seat=${seat}`).then(show, () => setSeen(true));
  }, [seat]);
  if (!isSeen) return html`<p class="wait">${t("web-wait")}</p>`;
  return html`<${ReviewOf} table=${table} drawn=${drawn} seat=${seat} isOwn=${isOwn} choose=${choose} />`;
}
