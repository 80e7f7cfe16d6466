import type { Messages } from "@lingui/core";

/**
 * What the file of a catalogue holds: messages by their ids or, as a build writes it, its area, what
 * it shares with areas before it by id, and the messages of its own, `home:0`, `home:1` and so on.
 */
export type Catalogue = Messages | NumberedMessages;

export type NumberedMessages = readonly [
  area: string,
  shared: Messages,
  ...own: Messages[string][],
];

/** The id of a message, by the area it belongs to and its place there. */
export const numberedId = (area: string, place: number): string => `${area}:${place.toString(36)}`;

/**
 * The messages of a catalogue by id, however its file holds them.
 * @example messagesIn(["home", { "app:2": ["Save"] }, ["Undo"]]) // { "home:0": ["Undo"], "app:2": ["Save"] }
 */
export function messagesIn(catalogue: Catalogue): Messages {
  if (!isNumbered(catalogue)) return catalogue;
  const [area, shared, ...own] = catalogue;
  const numbered = own.map((message, place) => [numberedId(area, place), message] as const);
  return { ...Object.fromEntries(numbered), ...shared };
}

const isNumbered = (catalogue: Catalogue): catalogue is NumberedMessages =>
  Array.isArray(catalogue);
