// The numbered law of a game: chapters, every rule with its id, searched by words or id.
import { law } from "../api.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { route } from "../router.js";
import { useTitle } from "../shell.js";
import { Icon } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { language, needWords, t } from "../words.js";
import { GameTabs } from "./tabs.js";

export const ready = () => Promise.all([needWords("web"), needStyles("pages", "rules")]);

/** @param {{game: string}} props */
export default function Rules({ game }) {
  const name = game || "progress";
  useTitle(`${t("web-rules")} · ${t(`web-title-${name}`)}`);
  const [chapters, setChapters] = useState(/** @type {any[] | null} */ (null));
  const [written, setWritten] = useState("en");
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState("");
  useEffect(() => {
    law(name, language.value).then((found) => {
      setChapters(found.chapters);
      setWritten(found.language ?? "en");
    }, () => setFailed(true));
  }, [name, language.value]);
  const hash = route.value.hash;
  useEffect(() => {
    const found = hash && chapters && document.getElementById(hash);
    if (found) {
      found.scrollIntoView({ block: "center" });
      found.focus({ preventScroll: true });
    }
  }, [hash, chapters]);
  const shown = useMemo(() => {
    const words = search.trim().toLowerCase();
    if (!words) return chapters ?? [];
    return (chapters ?? []).map((chapter) => ({ ...chapter, rules: chapter.rules.filter((/** @type {any} */ rule) => rule.id.toLowerCase() === words || rule.text.toLowerCase().includes(words)) })).filter((chapter) => chapter.rules.length);
  }, [chapters, search]);
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return html`<div class="page rules"><${GameTabs} path="/rules" game=${name} /><h1>${t("web-rules")}</h1><p class="lede">${t("web-rules-lede")}</p>
    ${failed && html`<p class="notice">${t("web-offline")}</p>`}
    ${chapters && written !== language.value && html`<p class="cap law-note">${t("web-rules-english")}</p>`}
    <div class="rules-g"><nav class="toc" aria-label=${t("web-chapters")}>
      <label class="find"><span>${t("web-search")}</span><input class="field" type="search" value=${search} onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} /></label>
      <p class="cap" role="status">${t("web-rules-found", { n: count })}</p>
      <ol lang=${written}>${(chapters ?? []).map((chapter) => html`<li><a href=${`#ch-${chapter.number}`}><span class="num">${chapter.number}</span> ${chapter.title}</a></li>`)}</ol></nav>
    <div class="law" lang=${written}>${shown.map((chapter) => html`<section key=${chapter.number} aria-labelledby=${`ch-${chapter.number}`}><h2 id=${`ch-${chapter.number}`} tabindex="-1"><span class="num">${chapter.number}</span> ${chapter.title}</h2>
      <dl>${chapter.rules.map((/** @type {any} */ rule) => html`<div class=${rule.id === hash ? "rule on" : "rule"} id=${rule.id} key=${rule.id} tabindex="-1"><dt><a href=${`#${rule.id}`}>${rule.id}</a>${rule.ruling && html`<span class="cap"> <${Icon} name="text" label=${t("web-ruling")} /></span>`}</dt><dd><${Marked} text=${rule.text} game=${name} /></dd></div>`)}</dl></section>`)}</div></div></div>`;
}

/** A rule's Markdown: emphasis, code, and ids of other rules as links. @param {{text: string, game: string}} props */
function Marked({ text }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{1,2}\d{1,2}\b)/g);
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*")) return html`<em>${part.slice(1, -1)}</em>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return html`<a href=${`#${part}`}>${part}</a>`;
  });
}
