import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { kept } from "#web/entry/kept.ts";

const Suggestion = z.object({
  /** As a page's `lang` has it. */
  language: z.string(),
  /** Empty where it could not be fetched. */
  english: z.string(),
  /** What the draft says, each form on a line of its own; a value is its name in brackets. */
  draft: z.string(),
  better: z.string(),
});

/** Better words for a message of a draft language. Nothing of what she logs is ever in it. */
export type Suggestion = z.infer<typeof Suggestion>;

/** Of this device, whoever uses it: no account is asked for. */
export const suggestions = kept(storageKeys.suggestions, z.array(Suggestion));

/** A message is known by its words: its id is another with each build. */
const isSame = (one: Suggestion, other: Suggestion) =>
  one.draft === other.draft && one.english === other.english && one.language === other.language;

export const suggestionsHere = (): readonly Suggestion[] => suggestions.read() ?? [];

/** Answers `false` where the browser keeps nothing. */
export function keepSuggestion(suggestion: Suggestion): boolean {
  const others = suggestionsHere().filter((one) => !isSame(one, suggestion));
  return suggestions.write([...others, suggestion]);
}

export function removeSuggestion(suggestion: Suggestion): void {
  const others = suggestionsHere().filter((one) => !isSame(one, suggestion));
  suggestions.write(others.length === 0 ? null : others);
}
