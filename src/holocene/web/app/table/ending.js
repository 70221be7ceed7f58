// When the page of the end is shown: a moment after the last move, at once to who comes later, or when asked for.
import { useEffect, useRef, useState } from "../lib.js";

const BEAT = 2400; // after the last move, to see what it did and that the game is over

/** The page of the end, loaded when a game is over.
 * @param {import("./model.js").TableModel} table
 * @param {boolean} isShownAtOnce to who finds the game over, and after the last move
 * @param {boolean} isSeenOver whether the last move was shown
 * @returns {{Page: typeof import("../end/page.js").End | null, isFresh: boolean, open: () => void,
 *   close: () => void}} no `Page` while it is not shown */
export function useEnding(table, isShownAtOnce, isSeenOver = table.isOver.value) {
  const isOver = isSeenOver && !table.isLesson;
  const wasOver = useRef(isOver);
  const [page, setPage] = useState(/** @type {typeof import("../end/page.js") | null} */ (null));
  const [isOpen, setOpen] = useState(isOver && isShownAtOnce);
  useEffect(() => {
    if (!isOver) return;
    const isSeen = isShownAtOnce && !wasOver.current && !table.isReplay;
    const timer = isSeen ? setTimeout(() => setOpen(true), BEAT) : undefined;
    import("../end/page.js")
      .then(async (found) => {
        await found.ready();
        setPage(found);
      })
      .catch(() => {}); // the panel still tells who won
    return () => clearTimeout(timer);
  }, [isOver]);
  return {
    Page: isOver && isOpen && page ? page.End : null,
    isFresh: !wasOver.current,
    open: () => setOpen(true),
    close: () => {
      wasOver.current = true; // points are counted up once
      setOpen(false);
    },
  };
}
