/** A computation that can pause at each yield and returns its result. */
export type Pausable<Result> = Generator<undefined, Result>;

/** Runs a computation without pausing. @example resultOf(forecastInSlices(facts, today)) */
export function resultOf<Result>(steps: Pausable<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
