import type { Messages } from "@lingui/core";

/**
 * A catalogue file: messages by id or, as built, its area, messages shared with earlier areas by
 * id, and its own messages, numbered `home:0`, `home:1` and so on.
 */
export type Catalogue = Messages | NumberedMessages;

export type NumberedMessages = readonly [
  area: string,
  shared: Messages,
  ...own: Messages[string][],
];

/** The id of a message, from its area and position. */
export const numberedId = (area: string, place: number): string => `${area}:${place.toString(36)}`;

/**
 * Returns a catalogue's messages by id, in either format.
 * @example messagesIn(["home", { "app:2": ["Save"] }, ["Undo"]]) // { "home:0": ["Undo"], "app:2":
 * ["Save"] }
 */
export function messagesIn(catalogue: Catalogue): Messages {
  if (!isNumbered(catalogue)) return catalogue;
  const [area, shared, ...own] = catalogue;
  const numbered = own.map((message, place) => [numberedId(area, place), message] as const);
  return { ...Object.fromEntries(numbered), ...shared };
}

const isNumbered = (catalogue: Catalogue): catalogue is NumberedMessages =>
  Array.isArray(catalogue);
