import type { CodeableConcept, Coding } from "@medplum/fhirtypes";

export const LOINC = "http://loinc.org";
/** Mwezi's own code system; a URN instead of a URL, because no page describes it (decision 053). */
const OWN_CODES = "urn:mwezi:code";

export function concept(path: readonly string[], text: string, loinc?: Loinc): CodeableConcept {
  const own: Coding = { system: OWN_CODES, code: path.map(inKebab).join("."), display: text };
  return { coding: loinc ? [{ system: LOINC, ...loinc }, own] : [own], text };
}

export interface Loinc {
  readonly code: string;
  readonly display: string;
}

/** @example inWords("bleeding_duration") // "Bleeding duration" */
export function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  const spaced = words.replace(/[_-]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const inKebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
