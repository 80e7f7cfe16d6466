import type { Pausable } from "#domain/basics/steps.ts";

/** Long enough to make pauses cheap, and short enough not to be noticed. */
const SLICE_MILLISECONDS = 4;

const waiting: (() => void)[] = [];

let endOfTurn: number | null = null;

/** Starts a slice, shared by everything that starts in the same turn of the event loop. */
function beginSlice(): number {
  if (endOfTurn === null) {
    endOfTurn = performance.now() + SLICE_MILLISECONDS;
    setImmediate(() => {
      endOfTurn = null;
    });
  }
  return endOfTurn;
}

function beginNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNext);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(beginNext);
  });
}

/**
 * Await between two steps: returns at once during the slice, then waits until others had a turn.
 */
export function createPauses(): () => Promise<void> | null {
  let end = beginSlice();
  return () => {
    if (performance.now() < end) return null;
    return nextTurn().then(() => {
      end = performance.now() + SLICE_MILLISECONDS;
    });
  };
}

export async function resultInSlices<Result>(steps: Pausable<Result>): Promise<Result> {
  const pause = createPauses();
  await pause();
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

/** Like `map`, in slices. @example await inSlices(rows, open) */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const pause = createPauses();
  for (const item of items) {
    await pause();
    results.push(compute(item));
  }
  return results;
}
