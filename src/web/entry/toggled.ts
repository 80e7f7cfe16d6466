export function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
