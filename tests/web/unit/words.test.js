// Words: one request for all files that are new, one language at a time, a game's own sentence before another's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { server } from "./page.js";

const { hasWords, joined, language, named, needWords, setLanguage, t } = await import(
  "../../../src/holocene/web/app/words.js"
);
const AT = "/holocene/at/0123/locale";
server.answers = {
  [`${AT}/fr/web+table.ftl`]: "hello = Bonjour\n\ftable-list = { $head } et { $last }\n",
  [`${AT}/fr/progress.ftl`]: "hello = Progrès\n",
  [`${AT}/de/web+table+progress.ftl`]:
    "hello = Hallo { $name }\n\ftable-list = { $head } und { $last }\n\fhello = Weg\n",
};

test("the words of a page come by one request, and no file comes twice", async () => {
  await Promise.all([needWords("table"), needWords()]);
  await needWords("table", "progress");
  assert.deepEqual([`${AT}/fr/web+table.ftl`, `${AT}/fr/progress.ftl`], server.asked);
  assert.deepEqual(["Bonjour", "Progrès"], [t("hello"), t("hello", {}, "progress")]);
});

test("a list is written as the language writes it", () => {
  assert.deepEqual(["", "a", "a et b", "a, b et c"], [[], ["a"], ["a", "b"], ["a", "b", "c"]].map(joined));
});

test("another language is there as a whole, or not at all", async () => {
  await assert.rejects(setLanguage("ru"), /no words/);
  assert.equal("fr", language.value);
  await setLanguage("de");
  assert.deepEqual(["Hallo Ada", "a und b"], [t("hello", { name: "Ada" }), joined(["a", "b"])]);
  assert.equal("Rad", named({ names: { en: "Wheel", de: "Rad" } }));
});

test("a key without words is shown as it is", () => {
  assert.deepEqual(["nothing", false, true], [t("nothing"), hasWords("nothing"), hasWords("hello")]);
});
