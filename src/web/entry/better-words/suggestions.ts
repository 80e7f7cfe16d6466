import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { storedValue } from "#web/entry/stored-value.ts";

const Suggestion = z.object({
  /** A BCP 47 tag, as in the page's `lang`. */
  language: z.string(),
  /** Empty if it could not be loaded. */
  english: z.string(),
  /** The draft's text, one line per form; placeholders are names in brackets. */
  draft: z.string(),
  better: z.string(),
});

/** A suggested correction of a draft translation. Never contains logged data. */
export type Suggestion = z.infer<typeof Suggestion>;

/** Per device, not per account. */
export const suggestions = storedValue(storageKeys.suggestions, z.array(Suggestion));

/** Compared by text, as message ids change between builds. */
const isSame = (one: Suggestion, other: Suggestion) =>
  one.draft === other.draft && one.english === other.english && one.language === other.language;

export const suggestionsHere = (): readonly Suggestion[] => suggestions.read() ?? [];

/** Returns `false` if the browser can't store it. */
export function keepSuggestion(suggestion: Suggestion): boolean {
  const others = suggestionsHere().filter((one) => !isSame(one, suggestion));
  return suggestions.write([...others, suggestion]);
}

export function removeSuggestion(suggestion: Suggestion): void {
  const others = suggestionsHere().filter((one) => !isSame(one, suggestion));
  suggestions.write(others.length === 0 ? null : others);
}
