// The story of a table: the chapters that the server tells, and what of them is said aloud.

/** @import { Chapter, EventShown, Moment } from "../types/api.d.ts" */
/** How far the story was said: so many chapters, and these sentences of the next.
 * @typedef {{at: number, said: Set<string>}} Spoken */

/** The chapters that stay and those that come with a moment. @param {Chapter[]} known @param {Moment} moment */
export const grown = (known, { story }) => (story ? [...known.slice(0, story.kept), ...story.chapters] : []);

/** The story; of a game that was played by other rules, its events one by one.
 * @param {import("./state.js").TableState} table @returns {Chapter[]} */
export function storyOf(table) {
  const story = table.story.value;
  if (story.length || !table.log.value.length) return story;
  return table.log.value.map(({ n }, at) => ({
    heading: null,
    n,
    sentences: [{ kind: "", facts: {}, steps: [at], stands_out: false }],
  }));
}

/** Whose turn a chapter tells; of one without a heading, whom it tells of first.
 * @param {Chapter} chapter @param {EventShown[]} log @returns {number | undefined} */
export function seatOf({ heading, sentences }, log) {
  const facts = heading ? heading.facts : log[sentences[0]?.steps[0]]?.facts;
  return typeof facts?.player === "number" ? facts.player : undefined;
}

/** The first chapter after my last turn that is over. @param {Chapter[]} story @param {EventShown[]} log
 * @param {number} seat */
export function sinceMine(story, log, seat) {
  for (let at = story.length - 2; at >= 0; at--)
    if (seatOf(story[at], log) === seat && seatOf(story[at + 1], log) !== seat) return at + 1;
  return 0;
}

/** What is to be said now, and how far that goes: a turn of somebody else once it is over, one's own and what belongs
 * to nobody sentence by sentence.
 * @param {import("./live.js").LiveTable} table @param {Spoken} spoken @returns {{lines: string[], spoken: Spoken}} */
export function toSay(table, spoken) {
  const story = storyOf(table);
  const telling = table.telling.value;
  let { at, said } = within(spoken, story, table.isOver.value);
  /** @type {string[]} */
  const lines = [];
  for (; at < story.length; at++) {
    const { heading, sentences } = story[at];
    const player = heading?.facts.player;
    const isOpen = at === story.length - 1 && isGoingOn(story, table.isOver.value);
    if (isOpen && player !== undefined && player !== table.seat.value) break;
    const told = sentences.map((sentence) => telling.told(sentence, table.log.value));
    lines.push(...told.filter((words) => !said.has(words)));
    said = new Set(isOpen ? told : []);
    if (isOpen) break;
  }
  return { lines, spoken: { at, said } };
}

/** Whether the last chapter has not come to its end. @param {Chapter[]} story @param {boolean} isOver */
const isGoingOn = (story, isOver) => Boolean(story.at(-1)?.heading) && !isOver;

/** After an undo the story is shorter, or its last chapter goes on again.
 * @param {Spoken} spoken @param {Chapter[]} story @param {boolean} isOver @returns {Spoken} */
const within = (spoken, story, isOver) =>
  spoken.at < story.length || (spoken.at === story.length && !isGoingOn(story, isOver))
    ? spoken
    : { at: Math.max(0, story.length - 1), said: new Set() };
