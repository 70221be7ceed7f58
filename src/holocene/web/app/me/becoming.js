// A browser comes to know somebody: it has a key of its own, and is told whose that is.
import { randomWord } from "../api.js";
import { keepPerson, person } from "../person.js";
import { recall, remember } from "../settings.js";

/** Makes the key of this browser where it has none: of whom nobody may know yet. */
export function needKey() {
  if (!person.value.key) keepPerson({ key: randomWord() + randomWord() });
}

/** Who this browser's reader is from now on. @param {import("../types/api.d.ts").Me} me */
export function become({ id, name, mark }) {
  keepPerson({ id, name, mark });
  if (!recall("name", "")) remember("name", name);
}
