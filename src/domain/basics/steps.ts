/** A computation that pauses where it yields; what it returns at last is its result. */
export type Steps<Result> = Generator<undefined, Result>;

/**
 * The result of a computation without any pause.
 * @example resultOf(forecastInSteps(facts, today)) // what forecastPeriod answers
 */
export function resultOf<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
