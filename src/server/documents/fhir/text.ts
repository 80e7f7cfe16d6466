import type { Annotation } from "@medplum/fhirtypes";

// FHIR's `string` knows four kinds of white space; every other becomes a plain space.
const OTHER_SPACES = /[^\S \r\n\t]/gu;

/** Free text as FHIR allows it; `undefined` when empty. */
export function textOf(words: string | undefined): string | undefined {
  return words?.replace(OTHER_SPACES, " ").trim() || undefined;
}

/** Her notes, as the `note` of a resource. */
export function noteOf(words: string | undefined): { note?: Annotation[] } {
  const text = textOf(words);
  return text ? { note: [{ text }] } : {};
}
