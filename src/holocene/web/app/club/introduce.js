// Whoever is not known yet is asked for a name, once: a key of this browser's own, and a name that goes with it.
import { html, useState } from "../lib.js";
import { sayWho } from "../me/becoming.js";
import { forgetPerson, isKnown } from "../person.js";
import { sentence } from "../problems.js";
import { lastName } from "../sitting.js";
import { Dialog, openDialog } from "../ui/dialog.js";
import { Button } from "../ui/marks.js";
import { needStyles } from "../ui/styles.js";
import { needWords, t } from "../words.js";

/** @import { Changed } from "../lib.js" */

/** Asks for a name where nobody is known yet; resolves to whether somebody is now. @returns {Promise<boolean>} */
export async function introduce() {
  if (isKnown()) return true;
  await Promise.all([needWords("web-club"), needStyles("club")]);
  return new Promise((resolve) => {
    const close = openDialog(() => {
      const end = (/** @type {boolean} */ isDone) => {
        close();
        resolve(isDone);
      };
      return html`<${Asking} end=${end} />`;
    });
  });
}

/** Where somebody has to be known first: why, and the way. The page needs the words `web-club`.
 * @param {{words: string}} props */
export const NameFirst = ({ words }) =>
  html`<div class="name-first"><p>${words}</p>
    <p><${Button} onClick=${introduce}>${t("wc-introduce-open")}</${Button}></p></div>`;

/** @param {{end: (isDone: boolean) => void}} props */
function Asking({ end }) {
  const [name, setName] = useState(lastName());
  const [problem, setProblem] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await sayWho(name.trim());
      end(true);
    } catch (error) {
      if (!isKnown()) forgetPerson();
      setProblem(await sentence(error));
    }
  };
  return html`<${Dialog} title=${t("wc-introduce")} close=${() => end(false)}>
    <form class="introduce" onSubmit=${submit}><p>${t("wc-introduce-note")}</p>
      <label><span>${t("web-your-name")}</span><input class="field" maxlength="40" autocomplete="nickname" required
        value=${name} onInput=${(/** @type {Changed} */ event) => setName(event.currentTarget.value)} />
      </label>
      ${problem && html`<p class="form-refusal" role="alert">${problem}</p>`}
      <div class="row dialog-end"><button class="button primary big" type="submit">${t("wc-introduce-yes")}</button>
        <button class="button big" type="button" onClick=${() => end(false)}>${t("web-cancel")}</button></div>
    </form></${Dialog}>`;
}
