// Layers one after the other: each closes by itself or by a press, and none is shown twice. They wait while nobody can
// see the page.

/** What a layer shows. `key`: what happened, so that it is told once; `over` stands small above the title, `picture` is
 * drawn beside it, `card` names one that may have a sentence of history.
 * @typedef {{key: string, kind: "age" | "first" | "calamity" | "lap", title: string, over?: string, words?: string,
 * age?: number, type?: string, picture?: import("../lib.js").Drawn, card?: string}} Layer */

const MOST = 3; // that wait: who was away is not shown a whole game
export const SHORT = 2400; // milliseconds
const READ = 6000; // with a sentence to read

/** How long a layer stays. @param {Layer} layer */
export const lasts = (layer) => (layer.card || layer.words ? READ : SHORT);

export class Queue {
  /** @type {Layer[]} */
  waiting = [];
  /** @type {Set<string>} */
  known = new Set();
  /** @type {Layer | null} */
  now = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /** @param {(layer: Layer | null) => void} show @param {() => boolean} isSeen
   * @param {{after: (run: () => void, ms: number) => ReturnType<typeof setTimeout>,
   * stop: (timer?: ReturnType<typeof setTimeout>) => void}} clock */
  constructor(show, isSeen, clock = { after: (run, ms) => setTimeout(run, ms), stop: (timer) => clearTimeout(timer) }) {
    this.show = show;
    this.isSeen = isSeen;
    this.clock = clock;
  }

  /** @param {Layer} layer */
  add(layer) {
    if (this.known.has(layer.key)) return;
    this.known.add(layer.key);
    this.waiting = [...this.waiting, layer].slice(-MOST);
    this.begin();
  }

  /** Shows what waits, where nothing is shown: the page may be seen again. */
  begin = () => {
    if (!this.now && this.waiting.length > 0 && this.isSeen()) this.next();
  };

  /** Closes the layer that is shown; the next one comes. */
  next = () => {
    this.clock.stop(this.timer);
    this.now = (this.isSeen() && this.waiting.shift()) || null;
    if (this.now) this.timer = this.clock.after(this.next, lasts(this.now));
    this.show(this.now);
  };

  /** The others' moves are shown below: what one has done oneself was seen long enough. */
  giveWay = () => {
    this.waiting = this.waiting.filter(({ kind }) => kind !== "first");
    this.next();
  };

  /** The table is left. */
  end() {
    this.waiting = [];
    this.next();
  }
}
