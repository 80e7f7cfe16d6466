import type { Steps } from "#domain/basics/steps.ts";

/** Long enough that its breaks cost little, short enough that nobody notices it. */
const SLICE_MILLISECONDS = 4;

const waiting: (() => void)[] = [];

let endOfTurn: number | null = null;

/** What begins in one turn of the event loop shares one slice, however much begins. */
function beginSlice(): number {
  if (endOfTurn === null) {
    endOfTurn = performance.now() + SLICE_MILLISECONDS;
    setImmediate(() => {
      endOfTurn = null;
    });
  }
  return endOfTurn;
}

/** One slice in each turn of the event loop, however many computations wait for theirs. */
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
 * Divides a long computation into slices: awaited between two of its steps, it answers at once while
 * the slice lasts, and otherwise once other requests have had their turn.
 * @example const pause = createPauses(); for (const row of rows) { await pause(); open(row); }
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

/**
 * The result of a computation, in slices that end where it yields.
 * @example await resultInSlices(forecastInSteps(facts, today))
 */
export async function resultInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  const pause = createPauses();
  await pause();
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

/**
 * As `map`, in slices.
 * @example await inSlices(rows, open)
 */
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
