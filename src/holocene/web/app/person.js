// Who this browser's reader is to its server: a key of its own, and the name and mark that go with it. One entry of the
// browser's storage, `holocene.person` (with the server's path, where it has one); nothing until somebody introduces
// herself.
import { signal } from "./lib.js";
import { root } from "./root.js";
import { recall, remember } from "./settings.js";

/** @typedef {{key: string, id: string, name: string, mark: string}} Person */

export const NAME = `person${root}`;
const NOBODY = { key: "", id: "", name: "", mark: "" };

/** @type {import("./lib.js").Signal<Person>} */
export const person = signal({ ...NOBODY, ...recall(NAME, /** @type {Partial<Person>} */ ({})) });

/** What is known of her now. @param {Partial<Person>} told */
export function keepPerson(told) {
  person.value = { ...person.value, ...told };
  remember(NAME, person.value);
}

/** Whether somebody is known here. */
export const isKnown = () => person.value.id !== "";

/** This browser knows nobody any more. */
export function forgetPerson() {
  person.value = NOBODY;
  remember(NAME, null);
}

/** What a request says of who asks. @returns {Record<string, string>} */
export const shownKey = () => (person.value.key ? { "Holocene-Person": person.value.key } : {});
