// Asking people again after a game: a new table like that one, and an invitation for each of them.
import { post } from "../api.js";
import { html, useState } from "../lib.js";
import { isKnown, person as reader } from "../person.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go } from "../router.js";
import * as seats from "../seats.js";
import { Button, Icon } from "../ui/marks.js";
import { toast } from "../ui/toast.js";
import { joined, t } from "../words.js";

/** Somebody who sat there; without an id where she is not known. @typedef {{id: string, name: string}} Sat */
/** A finished game, one of its people, or both. @typedef {{table?: string, person?: string}} Whom */
/** @typedef {{table: string, words: string}} Asked the new table, and who is invited to it */

/** Those whom the reader can ask again: nobody where she did not sit there herself. @param {Sat[]} sat */
export function othersOf(sat) {
  const isThere = isKnown() && sat.some(({ id }) => id === reader.value.id);
  return isThere ? sat.filter(({ id }) => id && id !== reader.value.id) : [];
}

/** Makes the table and keeps its seats. @param {Whom} whom @param {Sat[]} others @returns {Promise<Asked>} */
async function ask(whom, others) {
  const { made, invited } = await post("/invitations/again", whom);
  seats.keepNew(made, made.game);
  const isIn = (/** @type {Sat} */ { id }) => invited.some(({ person }) => person === id);
  const named = (/** @type {Sat[]} */ some) => ({ players: joined(some.map(({ name }) => name)) });
  const left = others.filter((each) => !isIn(each));
  const words = [t("wa-asked", named(others.filter(isIn))), left.length > 0 && t("wa-not", named(left))];
  return { table: made.table, words: words.filter(Boolean).join(" ") };
}

/** A button that asks them; then the way to the table, or why there is none. The page needs the words `web-again`.
 * @param {{whom: Whom, others: Sat[], class?: string}} props */
export function AskAgain({ whom, others, class: look = "big" }) {
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  const [problem, setProblem] = useState("");
  const [isAsking, setAsking] = useState(false);
  if (!others.length) return null;
  const press = () => {
    if (isAsking) return;
    setAsking(true);
    setProblem("");
    ask(whom, others)
      .then(setAsked, async (error) => setProblem(await sentence(error)))
      .finally(() => setAsking(false));
  };
  if (asked)
    return html`<span class="asked-again" role="status"><span>${asked.words}</span>
      <a class=${`button ${look}`} href=${address(`/table/${asked.table}`)}>${t("wa-go")}</a></span>`;
  const players = joined(others.map(({ name }) => name));
  return html`<${Button} class=${look} icon="hearth" aria-disabled=${String(isAsking)} onClick=${press}>
      ${t("wa-ask", { players })}</${Button}>
    ${problem && html`<span class="asked-again" role="alert"><${Icon} name="warning" />${problem}</span>`}`;
}

/** The same in a line of a list, where there is room for a word or two: the edge of the page tells what came of it.
 * @param {{whom: Whom, others: Sat[]}} props */
export function AskAgainShort({ whom, others }) {
  const [made, setMade] = useState("");
  if (!others.length) return null;
  const press = async () => {
    try {
      const { table, words } = await ask(whom, others);
      setMade(table);
      toast(words, { icon: "check", action: { words: t("wa-go"), run: () => go(`/table/${table}`) } });
    } catch (error) {
      toast(await sentence(error), { icon: "warning" });
    }
  };
  if (made) return html`<a class="button quiet" href=${address(`/table/${made}`)}>${t("wa-go")}</a>`;
  const players = joined(others.map(({ name }) => name));
  return html`<${Button} class="quiet" icon="restart" aria-label=${t("wa-ask-of", { players })} onClick=${press}>
    <span class="played-watch">${t("wa-ask-short")}</span></${Button}>`;
}
