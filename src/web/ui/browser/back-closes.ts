/** The open dialogs, the topmost last. Each closes with the browser's Back. */
const open: (() => void)[] = [];

/** Dialogs of the current history entry: one for each entry pushed on top of the page's own. */
const entries = (): number => Number((history.state as { dialogs?: number } | null)?.dialogs ?? 0);

/** While our own `history.go` is pending: its event must not close a dialog opened since. */
let isReturning = false;

/** Each open dialog has a history entry. Returns the function to call once it is gone. */
export function closeOnBack(close: () => void): () => void {
  if (open.length === 0) addEventListener("popstate", closeTop);
  open.push(close);
  settleSoon();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settleSoon();
  };
}

function closeTop(): void {
  if (!isReturning) for (const close of open.slice(entries()).reverse()) close();
  isReturning = false;
  settleSoon();
}

/** Waits, because a dialog may replace another, stay open, or close by a link to another page. */
const settleSoon = () => void setTimeout(settle);

function settle(): void {
  if (isReturning) return;
  const surplus = entries() - open.length;
  isReturning = surplus > 0;
  if (isReturning) history.go(-surplus);
  for (let entry = entries() + 1; entry <= open.length; entry += 1) {
    history.pushState({ dialogs: entry }, "");
  }
}
