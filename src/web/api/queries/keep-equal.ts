export function keepEqual(before: unknown, now: unknown): unknown {
  if (before === now || !isPlain(before) || !isPlain(now)) return now;
  const isList = Array.isArray(now);
  if (Array.isArray(before) !== isList) return now;
  const parts = Object.entries(now).map(([name, part]): [string, unknown] => [
    name,
    Object.hasOwn(before, name) ? keepEqual(before[name], part) : part,
  ]);
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && part === before[name]);
  if (isSame) return before;
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}
