export function placeOf<Step>(steps: readonly Step[], step: Step) {
  const number = steps.indexOf(step) + 1;
  return { number, count: steps.length, isFirst: number === 1, isLast: number === steps.length };
}

export function stepBeside<Step>(steps: readonly Step[], step: Step, by: 1 | -1): Step {
  const at = steps.indexOf(step) + by;
  return steps[Math.min(steps.length - 1, Math.max(0, at))] ?? step;
}
