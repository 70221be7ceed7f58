// The libraries, in one place: templates, components, hooks and signals.

import htm from "../vendor/htm.mjs";
import { createContext, Fragment, h, render } from "../vendor/preact.mjs";

export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/hooks.mjs";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../vendor/signals.mjs";
export { createContext, Fragment, h, render };

/** @template T @typedef {import("../vendor/signals.mjs").Signal<T>} Signal */
/** What a template may hold: words, numbers, other templates, or nothing.
 * @typedef {import("../vendor/preact.mjs").ComponentChildren} Drawn */
/** @template P @typedef {(props: P) => Drawn} Component */
/** What a control tells when it is changed. @template [T=HTMLInputElement] @typedef {{currentTarget: T}} Changed */

/** Templates: html`<p class="x">${words}</p>`. */
export const html = htm.bind(h);
