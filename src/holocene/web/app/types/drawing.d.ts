// What the scripts of a game's folder give to the pages: those of `plain` draw any game that has none.

import type { LessonTable } from "../lesson/model.js";
import type { Component, Drawn } from "../lib.js";
import type { PictureOf } from "../end/strata.js";
import type { Finder } from "../lesson/lit.js";
import type { TableModel } from "../table/model.js";
import type { Tab } from "../table/tabs.js";
import type { Ways } from "../tempo/playback.js";
import type { Group } from "../ui/legend.js";
import type { Lit } from "./api.d.ts";
import type { Cards } from "./view.d.ts";

/** Of `table.js`: what stands on the table, and what is asked there. */
export interface Drawing {
  Table: Component<{ table: TableModel; tab: string }>;
  Decision?: Component<{ table: TableModel }>;
  Status?: Component<{ table: TableModel }>;
  /** What is below its score sheet. */
  ScoreNote?: Component<{ table: TableModel }>;
  /** The question, where it has fewer words than that of the prompt. */
  question?: (props: { table: TableModel }) => string;
  /** Which part of a round it shows; the log begins anew with another. */
  scene?: (table: TableModel) => string;
  symbols?: (table: TableModel) => Group[];
  pictureOf?: PictureOf;
  tempo?: Ways;
  glossary?: string[];
  hasTree?: boolean;
  tabs?: Tab[];
  styles?: string[];
  words?: string[];
}

/** Of `lit.js`: where the coach of a lesson points. */
export interface Pointing {
  find: Finder;
  tabOf: (lit: Lit) => string;
}

/** Of `gallery.js`. Its cards are those of its own game. */
export interface GalleryDrawn {
  Gallery(props: { pack: Cards; game: string }): Drawn;
  styles?: string[];
}

/** Of `review.js`: the card that a move is about, as it is printed, or nothing. */
export interface ReviewDrawn {
  cardOf(table: TableModel, move: string): Drawn;
}

/** A section of how to play, with its figure. */
export interface Section {
  title: string;
  text: string;
  anchors: string[];
  wide?: boolean;
  Figure(props: { pack: Cards }): Drawn;
}

/** Of `how.js`. Its cards are those of its own game. */
export interface HowDrawn {
  sections(pack: Cards): Section[];
  lede: () => string;
  tips: () => string[];
  styles?: string[];
  words?: string[];
}
