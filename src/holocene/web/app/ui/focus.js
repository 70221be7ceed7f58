// Where the focus goes when what had it is gone: to the question of the page, never to nowhere.

/** Whether nobody has the focus: nothing, or the page as a whole. */
export function isLost() {
  const now = document.activeElement;
  return !now || now === document.body || now.id === "main" || !now.isConnected;
}

/** To the question, or to the page where none is asked; whether it was the question. */
export function turnToQuestion() {
  const found = document.getElementById("h-ask") ?? document.getElementById("main");
  found?.focus({ preventScroll: true });
  return found?.id === "h-ask";
}
