import { dayWords } from "../visit-words.ts";
import { concernMessages } from "./messages.ts";
import type { Speech } from "./speech.ts";

/** The language of the page that is handed over. */
export const english: Speech = {
  has: (id) => id in concernMessages,
  say: (id, values) =>
    (concernMessages[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
  day: dayWords,
};
