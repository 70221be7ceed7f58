// The end of the first bundle that the server makes of all scripts. `scripts` holds them by name, each as a function;
// it runs when it is first used, after those that it needs.
/* global scripts */

/** @type {Map<string, Record<string, any>>} */
const made = new Map();

/** What a script gives to others. @param {string} name */
function use(name) {
  let given = made.get(name);
  if (!given) {
    given = {};
    const give = (/** @type {Record<string, () => any>} */ getters) => {
      for (const [key, get] of Object.entries(getters)) Object.defineProperty(given, key, { get, enumerable: true });
    };
    scripts[name](give, use, (/** @type {string} */ path) => load(name, path));
    made.set(name, given);
  }
  return given;
}

/** The same for a script that comes in another bundle. @param {string} from @param {string} path */
async function load(from, path) {
  const name = new URL(path, new URL(from, "bundle:/")).pathname.slice(1);
  if (!scripts[name]) Object.assign(scripts, (await import(`../${name}`)).default);
  return use(name);
}

use("app/main.js");
