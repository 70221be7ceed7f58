// Tells what it is given on its standard input in a language, as the pages would: one line for each key and facts.
import { readFileSync } from "node:fs";
import { server } from "./page.js";

const { game, cards, seats, viewer, language, files, told, events, story, ends } = JSON.parse(readFileSync(0, "utf8"));
const { Telling } = await import("../../../src/holocene/web/app/telling.js");
const { needWords, setLanguage } = await import("../../../src/holocene/web/app/words.js");
for (const each of ["fr", language])
  server.answers[`/holocene/at/0123/locale/${each}/web+table+story+story-${game}+${game}.ftl`] =
    files[each].join("\n\f");
await needWords("table", "story", `story-${game}`, game);
await setLanguage(language);
const telling = new Telling(game, cards, seats, viewer);
const lines = told.map(([key, facts]) => telling.say(key, facts));
lines.push(...events.map((event) => telling.event(event)));
for (const { heading, sentences } of story)
  lines.push(telling.heading(heading), ...sentences.map((sentence) => telling.told(sentence, events)));
process.stdout.write(JSON.stringify([...lines, ...ends.map((sentence) => telling.headline(sentence))]));
