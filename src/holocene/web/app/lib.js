// The libraries, in one place: templates, components, hooks and signals.
import { Fragment, createContext, h, render } from "../vendor/preact.mjs";
import htm from "../vendor/htm.mjs";

export { Fragment, createContext, h, render };
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.mjs";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "../vendor/signals.mjs";

/** @template T @typedef {import("../vendor/signals.mjs").Signal<T>} Signal */

/** Templates: html`<p class="x">${words}</p>`. */
export const html = htm.bind(h);
