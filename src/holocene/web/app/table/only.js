// The only card that can be played goes by itself, for those who wish so.
import { useEffect, useRef } from "../lib.js";
import { onlyCard } from "../settings.js";

const PAUSE = 900; // milliseconds, in which it is seen what the others did

/** The move that is no choice: the only one, where nothing of one's own can be taken back and nobody asks for that.
 * @param {import("./model.js").TableModel} table @param {any} module */
function only(table, module) {
  const m = table.moment.value;
  const [move, ...others] = table.legal.value.keys();
  const isFree =
    !m.can_undo &&
    !table.playback.isOn &&
    !table.request.value &&
    table.curtain.value === null &&
    !m.seats[m.seat]?.away;
  return onlyCard.value && isFree && move && others.length === 0 && module.isCard?.(move) ? move : "";
}

/** A moment that came back, because something was taken back, is left to the player.
 * @param {import("./model.js").TableModel} table @param {any} module `isCard(move)`: whether a move plays a card */
export function useOnlyCard(table, module) {
  const latest = useRef(-1);
  const { n } = table.moment.value;
  const move = only(table, module);
  useEffect(() => {
    if (!move || n <= latest.current) return undefined;
    const timer = setTimeout(() => {
      latest.current = n;
      table.play(move);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [move, n]);
}
