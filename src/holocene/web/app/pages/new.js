// New table: game, seats and options. What cannot go together is not accepted, and the form says why.

import { announce } from "../announce.js";
import { post } from "../api.js";
import { invite } from "../club/inviting.js";
import { gameWords, needGames } from "../games.js";
import { gentlest } from "../learning.js";
import { usualLevel } from "../levels.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { OPTIONS, optionWords } from "../options.js";
import { sentence } from "../problems.js";
import { address } from "../root.js";
import { go, route } from "../router.js";
import * as seats from "../seats.js";
import { recall, remember } from "../settings.js";
import { useTitle } from "../shell.js";
import { Button, Icon } from "../ui/marks.js";
import { Radios } from "../ui/radios.js";
import { needStyles } from "../ui/styles.js";
import { needWordsOf, t } from "../words.js";
import { Company, FIRST } from "./company.js";
import { askedFor, firstTerms, Opening, openSeats } from "./opening.js";
import { SeatLine } from "./seat-line.js";

export const ready = async () => {
  const styles = needStyles("form");
  const names = (await needGames()).map(({ name }) => name);
  await Promise.all([needWordsOf(names, "table", "web-talk", "web-club", "web-clock", "web-new", OPTIONS), styles]);
};

const SECONDS = [0.5, 2, 5, 10];

/** @import { Changed } from "../lib.js" */
/** @import { Clash, GameShown, Option as OptionShown, SeatBody } from "../types/api.d.ts" */
/** @typedef {import("../types/api.d.ts").Moment["options"]} Options */

/** Whether hints are given where the host says nothing: where one person plays against bots. @param {SeatBody[]} who */
const isAlone = (who) => who.filter((seat) => seat.kind !== "bot").length === 1;

/** @param {number} n @param {string} bot @returns {SeatBody[]} */
const firstSeats = (n, bot) =>
  Array.from({ length: n }, (_, at) => ({
    kind: at === 0 ? "me" : "bot",
    name: at === 0 ? recall("name", "") : "",
    bot,
  }));

/** The level of bots where nobody has chosen one here: the last one, or the gentlest. @param {GameShown} game */
const levelOf = (game) => (recall("level", "") ? usualLevel(game) : gentlest(game));

/** Whether two can play it. @param {GameShown} game */
const isForTwo = (game) => Boolean(game.options.find(({ key }) => key === "players")?.choices.includes(2));

export default function NewTable() {
  useTitle(t("web-new-table"));
  const [all, setAll] = useState(/** @type {GameShown[] | null} */ (null));
  const [problem, setProblem] = useState("");
  const [name, setName] = useState(route.value.query.get("game") ?? "");
  const [options, setOptions] = useState(/** @type {Options} */ ({}));
  /** The choices that the game refuses beside the present ones. */
  const [clashes, setClashes] = useState(/** @type {Clash[]} */ ([]));
  const asked = useRef(0);
  const [who, setWho] = useState(/** @type {SeatBody[]} */ ([]));
  const [think, setThink] = useState(SECONDS[0]);
  const [hints, setHints] = useState(/** @type {boolean | null} */ (null));
  const [isPublic, setPublic] = useState(false);
  const [house, setHouse] = useState(FIRST);
  const { query } = route.value;
  const [terms, setTerms] = useState(firstTerms(query));
  const hasGuests = who.some((seat) => seat.kind === "open");
  const game = all?.find((each) => each.name === name) ?? all?.[0];
  useEffect(() => {
    needGames().then(setAll, () => setProblem(t("web-offline")));
  }, []);
  const check = (/** @type {GameShown} */ of, /** @type {Options} */ chosen) => {
    const ticket = ++asked.current;
    const known = (/** @type {Clash[]} */ found) => ticket === asked.current && setClashes(found);
    post(`/games/${of.name}/clashes`, { options: chosen }).then(known, () => {}); // a new table is checked again
  };
  useEffect(() => {
    if (!game) return;
    /** @type {Options} */
    const fresh = {};
    for (const option of game.options) fresh[option.key] = option.default;
    const isForBoth = query.has("invite") && isForTwo(game); // who invites and who is invited
    if (isForBoth) fresh.players = 2;
    setOptions(fresh);
    asked.current++;
    setClashes(game.clashes);
    if (isForBoth) check(game, fresh);
    setWho(openSeats(query, firstSeats(Number(fresh.players), levelOf(game))));
    setProblem("");
  }, [game]);
  const reason = isWithoutMe(who) ? t("web-no-here") : "";
  if (problem && !all)
    return html`<div class="page"><h1>${t("web-new-table")}</h1><p class="lede">${problem}</p></div>`;
  if (!game) return html`<p class="wait">${t("web-wait")}</p>`;

  const choose = (/** @type {string} */ key, /** @type {Options[string]} */ value) => {
    const next = { ...options, [key]: value };
    check(game, next);
    setProblem("");
    setOptions(next);
    if (key === "players")
      setWho(
        Array.from({ length: Number(value) }, (_, at) => who[at] ?? { kind: "bot", name: "", bot: levelOf(game) }),
      );
  };
  const withFriend = () => {
    choose("players", 2);
    const [me] = firstSeats(1, levelOf(game));
    setWho([me, { ...me, kind: "open", name: "" }]);
  };
  const refuse = (/** @type {Clash} */ { key, facts }) => {
    setProblem(t(key, facts, game.name));
    announce(t(key, facts, game.name), { now: true });
  };
  const sit = (/** @type {number} */ at, /** @type {Partial<SeatBody>} */ change) =>
    setWho(
      who.map((seat, n) =>
        n === at
          ? { ...seat, ...change }
          : change.kind === "me" && seat.kind === "me"
            ? { ...seat, kind: "here" }
            : seat,
      ),
    );
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (reason) return setProblem(reason);
    const mine = who.find((seat) => seat.kind === "me");
    if (mine?.name) remember("name", mine.name);
    try {
      const seated = who.map(({ kind, name, bot }) => ({
        kind,
        ...(name && { name }),
        ...(kind === "bot" && { bot }),
      }));
      const chosen = { game: game.name, options, think, hints, public: isPublic, ...(hasGuests && house) };
      const offered = hasGuests ? askedFor(terms) : {};
      const answer = await post("/tables", { ...chosen, ...offered, sit: false, seats: seated });
      seats.keepNew(answer, game.name);
      if (query.get("invite")) await invite(answer.table, query.get("invite") ?? "", query.get("name") ?? "");
      go(`/table/${answer.table}`); // where one sits down, having seen what is promised of the deal
    } catch (error) {
      setProblem(await sentence(error, game.name));
    }
  };
  return html`<form class="page form" onSubmit=${create}><h1>${t("web-new-table")}</h1>
    ${query.has("invite") && html`<p class="lede">${t("wc-form-invites", { player: query.get("name") ?? "" })}</p>`}
    <${Radios} legend=${t("web-game")} name="game" value=${game.name}
      choices=${all?.map((each) => [each.name, gameWords(each.name, "title")])} choose=${setName} />
    <p class="caption">${gameWords(game.name, "about")}</p>
    <section class="section"><h2>${t("web-who")}</h2>
      ${
        isForTwo(game) &&
        html`<p class="row"><${Button} icon="link" onClick=${withFriend}>${t("wt-friend")}</${Button}>
        <span class="caption">${t("wt-friend-note")}</span></p>`
      }
      <${Option} game=${game} option=${game.options.find((each) => each.key === "players")}
        options=${options} clashes=${clashes} choose=${choose} refuse=${refuse} />
      <ul class="seat-fields">${who.map(
        (seat, at) => html`<${SeatLine} key=${at} at=${at} seat=${seat} bots=${game.bots}
        sit=${(/** @type {Partial<SeatBody>} */ change) => sit(at, change)} />`,
      )}</ul>
      <p class="caption">${t("web-who-note")}</p>
      ${
        who.some((seat) => seat.kind === "bot") &&
        html`<${Radios} legend=${t("web-think")} note=${t("web-think-note")}
        name="think" value=${think} choices=${SECONDS.map((n) => [n, t("web-think-seconds", { n })])}
        choose=${setThink} />`
      }
      <${Radios} legend=${t("web-hints")} note=${t("web-hints-note")} name="hints" value=${hints ?? isAlone(who)}
        choices=${[[true, t("web-hints-yes")], [false, t("web-hints-no")]]} choose=${setHints} />
      <label class="switch"><input type="checkbox" role="switch" checked=${isPublic}
        onChange=${(/** @type {Changed} */ { currentTarget }) => setPublic(currentTarget.checked)} />
        <span>${t("web-public")}</span>
          </label>
      <p class="caption">${t("web-public-help")}</p>
      ${hasGuests && html`<${Opening} terms=${terms} change=${setTerms} />`}
      ${hasGuests && html`<${Company} house=${house} change=${setHouse} />`}</section>
    <section class="section"><h2>${t("web-options")}</h2>
      ${game.options
        .filter((each) => each.key !== "players")
        .map(
          (option) => html`<${Option} key=${option.key} game=${game} option=${option}
      options=${options} clashes=${clashes} choose=${choose} refuse=${refuse} />`,
        )}</section>
    <div class="form-end">${
      (problem || reason) &&
      html`<p class="form-refusal" role="alert">
      <${Icon} name="warning" /> ${problem || reason}</p>`
    }
      <button class="button primary big" type="submit"
        aria-disabled=${String(Boolean(reason))}>${t("web-create")}</button>
        <a class="button big" href=${address("/")}>${t("web-cancel")}</a></div>
  </form>`;
}

/** Whether others sit at this screen, and nobody has said who is at it. @param {{kind: string}[]} who */
const isWithoutMe = (who) => who.some((seat) => seat.kind === "here") && !who.some((seat) => seat.kind === "me");

/** @param {{game: GameShown, option: OptionShown, options: Options, clashes: Clash[],
 * choose: (key: string, value: Options[string]) => void, refuse: (clash: Clash) => void}} props */
function Option({ game, option, options, clashes, choose, refuse }) {
  const { key, choices, several } = option;
  const value = options[key];
  const help = optionWords(game.name, key, "help");
  const some = Array.isArray(value) ? value : [];
  const isOn = (/** @type {number | string} */ choice) => (several ? some.includes(String(choice)) : value === choice);
  const withIt = (/** @type {number | string} */ choice) => (several ? [...some, String(choice)] : choice);
  const pick = (/** @type {number | string} */ choice) =>
    choose(key, several && isOn(choice) ? some.filter((each) => each !== choice) : withIt(choice));
  return html`<fieldset class="option"><legend>${optionWords(game.name, key) || key}</legend>
    ${
      help &&
      html`<div class="caption">${help} ${
        option.rules.length > 0 &&
        html`<details class="option-rules"><summary>${t("web-option-rules")}</summary> ${option.rules.map(
          (/** @type {string} */ rule) => html`<a
    href=${address(`/rules/${game.name}#${rule}`)} target="_blank">${rule}</a> `,
        )}</details>`
      }</div>`
    }
    <div class="row chips">${choices.map((choice) => {
      const no = clashes.find((each) => each.option === key && each.choice === choice);
      return html`<label class="chip tap" data-on=${isOn(choice) ? "true" : undefined}
        data-no=${no ? "true" : undefined}>
        <input type=${several ? "checkbox" : "radio"} name=${key} checked=${isOn(choice)}
        aria-disabled=${no ? "true" : undefined}
        onClick=${(/** @type {Event} */ event) => {
          if (no) event.preventDefault();
          if (no) refuse(no);
          else pick(choice);
        }} />${optionWords(game.name, key, String(choice)) || choice}</label>`;
    })}</div></fieldset>`;
}
