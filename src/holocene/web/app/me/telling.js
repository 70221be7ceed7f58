// Tell me when: what its reader wants to hear of while she is away, by which way, and at what time.
import { get, patch } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { person } from "../person.js";
import { sentence } from "../problems.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { needWords, t } from "../words.js";
import { begin, lacking, ownPlace } from "./pushing.js";
import { Browsers, Feeds, Hook } from "./telling-ways.js";
import { Hours } from "./telling-when.js";

/** @import { NewsChosen } from "../types/api.d.ts" */
/** @typedef {"push" | "mail" | "hook"} Channel */
/** @typedef {"turn" | "begin" | "over" | "invitation" | "deal"} Wish */
/** Does something, and answers how it stands then.
 * @typedef {(deed: () => Promise<unknown>) => Promise<NewsChosen | null>} Act */
/** What the parts of this section share: what is chosen, the name of this browser at the server, and how both change.
 * @typedef {{chosen: NewsChosen, own: string, act: Act}} Shared */

/** @type {Channel[]} */
const CHANNELS = ["push", "mail", "hook"];
/** @type {Wish[]} */
const WISHES = ["turn", "begin", "over", "invitation", "deal"];

/** Whether a channel leads anywhere. @param {NewsChosen} chosen @param {Channel} channel */
function isOpen(chosen, channel) {
  if (channel === "push") return chosen.browsers.length > 0 || lacking() === "";
  return channel === "mail" ? chosen.letters : chosen.hook !== null;
}

/** @param {Shared & {channel: Channel, wish: Wish}} props */
function Switch({ chosen, act, channel, wish }) {
  const on = chosen.told[channel] ?? [];
  const label = `${t(`wn-${wish}`)}, ${t(`wn-by-${channel}`)}`;
  /** @param {HTMLInputElement} input one that was pressed in vain goes back */
  const set = async (input) => {
    const isWanted = input.checked;
    const now = await act(async () => {
      if (isWanted && channel === "push" && !chosen.browsers.length && !(await begin())) return;
      const rest = on.filter((each) => each !== wish);
      await patch("/me/news", { told: { [channel]: isWanted ? [...rest, wish] : rest } });
    });
    input.checked = (now ?? chosen).told[channel]?.includes(wish) ?? false;
  };
  return html`<label class="switch"><input type="checkbox" role="switch" aria-label=${label}
    checked=${on.includes(wish)} disabled=${!isOpen(chosen, channel)}
    onChange=${(/** @type {import("../lib.js").Changed} */ { currentTarget }) => set(currentTarget)} /></label>`;
}

/** @param {Shared} props */
function Switches(props) {
  return html`<table class="news-switches"><thead><tr><td></td>
    ${CHANNELS.map((each) => html`<th scope="col" key=${each}>${t(`wn-by-${each}`)}</th>`)}</tr></thead>
    <tbody>${WISHES.map(
      (wish) => html`<tr key=${wish}><th scope="row">${t(`wn-${wish}`)}
        <span class="caption">${t(`wn-${wish}-read`, { hour: props.chosen.deal_hour })}</span></th>
        ${CHANNELS.map(
          (each) => html`<td key=${each}><${Switch} ...${props} channel=${each} wish=${wish} /></td>`,
        )}</tr>`,
    )}</tbody></table>
    ${!props.chosen.letters && html`<p class="caption">${t("wn-no-letters")}</p>`}`;
}

/** The section of the page You. It brings its own words and styles, and asks the server when somebody is known. */
export function Telling() {
  const [isReady, setReady] = useState(false);
  const [chosen, setChosen] = useState(/** @type {NewsChosen | null} */ (null));
  const [own, setOwn] = useState("");
  const { id } = person.value; // the key is there before the server knows whose it is
  const look = async () => {
    const [place, found] = await Promise.all([ownPlace(), get("/me/news")]);
    setOwn(place);
    setChosen(found);
    return found;
  };
  /** Does something, says why where it cannot be done, and shows how it stands now.
   * @param {() => Promise<unknown>} deed */
  const act = async (deed) => {
    try {
      await deed();
    } catch (error) {
      const isOfBrowser = error instanceof DOMException;
      toast(isOfBrowser ? t("wn-push-failed") : await sentence(error), { icon: "warning" });
    }
    return look().catch(() => null);
  };
  useEffect(() => {
    Promise.all([needWords("web-news"), needStyles("form", "news")]).then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (id) look().catch(() => {});
  }, [id]);
  if (!isReady) return null;
  const shared = id && chosen && { chosen, own, act };
  return html`<section class="section news" aria-labelledby="h-news">
    <h2 id="h-news"><${Icon} name="bell" /> ${t("wn-title")}</h2>
    ${!id && html`<p>${t("wn-unknown")}</p>`}
    ${
      shared &&
      html`<div class="news-parts"><div><${Switches} ...${shared} /></div>
        <div><${Browsers} ...${shared} /><${Hours} ...${shared} /><${Hook} ...${shared} /><${Feeds} ...${shared} />
        </div></div>`
    }</section>`;
}
