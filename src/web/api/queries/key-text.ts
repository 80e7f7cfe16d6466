import type { QueryKey } from "./query-options.ts";

/** Independent of the properties' order; a prefix's text is a prefix of the key's text. */
export const textOfKey = (key: QueryKey): string => `${JSON.stringify(key, inOrder).slice(0, -1)},`;

function inOrder(_name: string, value: unknown): unknown {
  if (!(value instanceof Object) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
