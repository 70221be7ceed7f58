// What is looked at as one: the moves of a sentence of the story, or each move by itself; and to whose turn it belongs.
import { grown } from "../table/story.js";

/** @import { Chapter, EventShown, Moment } from "../types/api.d.ts" */
/** The table after a move, and the story as far as it had come; in the middle of a move also the log.
 * @typedef {{moment: Moment, story: Chapter[], log?: EventShown[]}} Frame */
/** Where a move stands in the story: its chapter, its sentence there, and the turn, of which there is one a chapter;
 * where the chapter is nobody's, one a sentence. @typedef {{chapter: number, sentence: number, turn: string}} Place */
/** Frames that are looked at as one, by the number of the last. @typedef {{end: number, turn: string}} Look */

const CHAPTERS = 30; // no queue is longer

/** Where moves stand in the story, by their numbers. @param {Chapter[]} story @param {EventShown[]} log
 * @returns {Map<number, Place>} */
export function placesOf(story, log) {
  const places = new Map();
  for (let chapter = Math.max(0, story.length - CHAPTERS); chapter < story.length; chapter++) {
    const { heading, sentences } = story[chapter];
    const isOnes = heading?.facts.player !== undefined;
    for (const [sentence, { steps }] of sentences.entries())
      for (const step of steps) {
        const n = log[step]?.n;
        const turn = isOnes ? String(chapter) : `${chapter}/${sentence}`;
        if (n !== undefined && !places.has(n)) places.set(n, { chapter, sentence, turn });
      }
  }
  return places;
}

/** All frames after the first, in looks. A move that the story does not speak of belongs to what was before it.
 * @param {Frame[]} frames @param {Map<number, Place>} places @param {boolean} bySentence @returns {Look[]} */
export function looksOf(frames, places, bySentence) {
  /** @type {Look[]} */
  const looks = [];
  let last = "";
  let turn = "";
  for (const [end, { moment }] of frames.entries()) {
    const place = places.get(moment.n);
    const sentence = place ? `${place.chapter}/${place.sentence}` : last;
    turn = place?.turn ?? turn;
    if (end > 0 && bySentence && sentence === last && looks.length) looks[looks.length - 1] = { end, turn };
    else if (end > 0) looks.push({ end, turn });
    last = sentence;
  }
  return looks;
}

/** Moments one after the other, with the story as each tells it. @param {Moment[]} moments @param {Chapter[]} story
 * @returns {Frame[]} */
export function framesOf(moments, story) {
  /** @type {Frame[]} */
  const frames = [];
  for (const moment of moments) frames.push({ moment, story: grown(frames.at(-1)?.story ?? story, moment) });
  return frames;
}
