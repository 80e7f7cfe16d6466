import type { QueryKey } from "./query-options.ts";

/**
 * A key as text, the same however the properties of its parts are ordered. Each part ends with a
 * comma, so that the text of a key begins with that of every key that it belongs under.
 * @example textOfKey(["/api/moods"]) // '["/api/moods",'
 */
export const textOfKey = (key: QueryKey): string => `${JSON.stringify(key, inOrder).slice(0, -1)},`;

function inOrder(_name: string, value: unknown): unknown {
  if (!(value instanceof Object) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
