// A browser comes to know somebody: it has a key of its own, and is told whose that is.
import { insist, post, randomWord } from "../api.js";
import { keepPerson, person } from "../person.js";
import { recall, remember } from "../settings.js";
import { language } from "../words.js";
import { browserLabel } from "./label.js";

const TRIES = 3;

/** Makes the key of this browser where it has none: of whom nobody may know yet. */
export function needKey() {
  if (!person.value.key) keepPerson({ key: randomWord() + randomWord() });
}

/** Who this browser's reader is from now on. @param {import("../types/api.d.ts").Me} me */
export function become({ id, name, mark }) {
  keepPerson({ id, name, mark });
  if (!recall("name", "")) remember("name", name);
}

export const languageNow = () => /** @type {"en" | "fr" | "de" | "ru"} */ (language.value);

/** Introduces who reads this by a name: that is all it takes. The key is kept before it is sent: an attempt whose
 * answer was lost says the same again. @param {string} name */
export async function sayWho(name) {
  needKey();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const asked = { name, mark: person.value.mark, language: languageNow(), zone, label: browserLabel() };
  const me = await insist(() => post("/me", asked), TRIES);
  become(me);
  remember("name", me.name);
}
