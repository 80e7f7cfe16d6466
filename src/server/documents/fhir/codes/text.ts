import type { Annotation } from "@medplum/fhirtypes";

// FHIR's `string` allows four kinds of white space; all others become a plain space.
const OTHER_SPACES = /[^\S \r\n\t]/gu;

export function textOf(words: string | undefined): string | undefined {
  return words?.replace(OTHER_SPACES, " ").trim() || undefined;
}

export function noteOf(words: string | undefined): { note?: Annotation[] } {
  const text = textOf(words);
  return text ? { note: [{ text }] } : {};
}
