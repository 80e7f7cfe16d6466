/**
 * @example placeOf(["age", "goals"], "goals")
 * // { number: 2, count: 2, isFirst: false, isLast: true }
 */
export function placeOf<Step>(steps: readonly Step[], step: Step) {
  const number = steps.indexOf(step) + 1;
  return { number, count: steps.length, isFirst: number === 1, isLast: number === steps.length };
}

/** The previous (-1) or next (1) step; stays at the ends. */
export function stepBeside<Step>(steps: readonly Step[], step: Step, by: 1 | -1): Step {
  const at = steps.indexOf(step) + by;
  return steps[Math.min(steps.length - 1, Math.max(0, at))] ?? step;
}
