// The numbered law of a game: chapters, every rule with its id, searched by words or id.
import { law } from "../api.js";
import { gameWords, known, needGames } from "../games.js";
import { hasHow, howOf } from "../learning.js";
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { address } from "../root.js";
import { route } from "../router.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { language, needWords, t } from "../words.js";
import { GameTabs } from "./tabs.js";

export const ready = () => Promise.all([needGames(), needWords("web-rules"), needStyles("pages", "rules")]);

/** @typedef {{id: string, text: string, section: string, ruling: boolean}} Rule */
/** @typedef {{number: number, title: string, rules: Rule[]}} Chapter */

/** What is searched: without marks, soft hyphens and no-break spaces. @param {string} text */
const plain = (text) =>
  text
    .replace(/[\u00ad*`]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** @param {{game: string}} props */
export default function Rules({ game }) {
  const name = game || known.value[0].name;
  useTitle(`${t("web-rules")} · ${gameWords(name)}`);
  const [found, setFound] = useState(/** @type {{chapters: Chapter[], language: string} | null} */ (null));
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState("");
  useEffect(() => {
    let left = false;
    setFailed(false);
    law(name, language.value).then(
      (answer) => left || setFound(answer),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [name, language.value]);
  useArrival(route.value.hash, found);
  const shown = useMemo(() => {
    const words = plain(search.trim());
    if (!found || !words) return found?.chapters ?? [];
    const rules = (/** @type {Chapter} */ chapter) =>
      chapter.rules.filter((rule) => rule.id.toLowerCase() === words || plain(rule.text).includes(words));
    return found.chapters
      .map((chapter) => ({ ...chapter, rules: rules(chapter) }))
      .filter((chapter) => chapter.rules.length);
  }, [found, search]);
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return html`<div class="page"><${GameTabs} path="/rules" game=${name} /><h1>${t("web-rules")}</h1>
    <p class="lede">${t("web-rules-lede")} ${
      hasHow(name) && html`<a href=${address(howOf(name))}>${t("web-how")}</a>`
    }</p>
    ${failed && html`<p class="notice">${t("web-offline")}</p>`}
    ${language.value !== "en" && html`<p class="caption law-note">${t("web-rules-translated")}</p>`}
    <div class="rules-columns"><nav class="contents" aria-label=${t("web-chapters")}>
      <label class="find"><span>${t("web-search")}</span><input class="field" type="search" value=${search}
        onInput=${(/** @type {import("../lib.js").Changed} */ event) => setSearch(event.currentTarget.value)} /></label>
      <p class="caption" role="status">${t("web-rules-found", { n: count })}</p>
      <ol lang=${found?.language}>${(found?.chapters ?? []).map(
        (chapter) => html`<li>
        <a href=${`#ch-${chapter.number}`}><span
          class="number">${chapter.number}</span> <span>${chapter.title}</span></a>
        </li>`,
      )}</ol></nav>
    <div class="law" lang=${found?.language}>${shown.map(
      (chapter) => html`<section key=${chapter.number} aria-labelledby=${`ch-${chapter.number}`}>
        <h2 id=${`ch-${chapter.number}`} tabindex="-1"><span
          class="number">${chapter.number}</span> ${chapter.title}</h2>
      ${sections(chapter.rules).map(
        (rules) => html`${rules[0].section && html`<h3>${rules[0].section}</h3>`}
        <dl>${rules.map((rule) => html`<${Law} key=${rule.id} rule=${rule} />`)}</dl>`,
      )}</section>`,
    )}</div></div></div>`;
}

/** Brings the rule of the address into view, in every language; the focus goes there only when the address is new.
 * @param {string} hash @param {object | null} found */
function useArrival(hash, found) {
  const reached = useRef("");
  useEffect(() => {
    const rule = hash && found && document.getElementById(hash);
    if (!rule) return;
    rule.scrollIntoView({ block: "center" });
    if (reached.current !== hash) rule.focus({ preventScroll: true });
    reached.current = hash;
  }, [hash, found]);
}

/** Rules that stand under one heading. @param {Rule[]} rules @returns {Rule[][]} */
function sections(rules) {
  /** @type {Rule[][]} */
  const parts = [];
  for (const rule of rules) {
    const part = parts[parts.length - 1];
    if (part && part[0].section === rule.section) part.push(rule);
    else parts.push([rule]);
  }
  return parts;
}

/** One rule. @param {{rule: Rule}} props */
function Law({ rule }) {
  return html`<div class=${rule.id === route.value.hash ? "rule on" : "rule"} id=${rule.id} tabindex="-1">
    <dt><a href=${`#${rule.id}`}>${rule.id}</a>${
      rule.ruling &&
      html`<span
    class="caption"> <${Icon} name="text" label=${t("web-ruling")} /></span>`
    }</dt><dd><${Marked} text=${rule.text} /></dd>
    </div>`;
}

/** A rule's Markdown: emphasis, code, and ids of other rules as links. @param {{text: string}} props */
function Marked({ text }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{1,2}\d{1,2}\b)/g);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*")) return html`<em><${Marked} text=${part.slice(1, -1)} /></em>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return html`<a href=${`#${part}`}>${part}</a>`;
  });
}
