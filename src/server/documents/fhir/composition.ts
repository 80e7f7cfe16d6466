import type { CodeableConcept, Composition, CompositionSection } from "@medplum/fhirtypes";
import type { VisitPart } from "#contract/visit/visit-report.ts";
import { concept, LOINC } from "./codes/concept.ts";
import { referenceTo, type Subject } from "./codes/subject.ts";
import type { contentsOf } from "./contents.ts";
import { profiled } from "./ips.ts";
import { lineOf, narrativeOf } from "./resources/narrative.ts";
import { isChosen, type Section, type SectionKey, sectionOf, sections } from "./sections.ts";

interface Gathered {
  readonly entry: { readonly reference: string }[];
  readonly lines: string[];
}

/** Sections of IPS 2.0.0 (https://hl7.org/fhir/uv/ips), three of them required, and our own. */
export async function compositionOf(
  contents: ReturnType<typeof contentsOf>,
  subject: Subject,
  { date, parts }: { readonly date: string; readonly parts: readonly VisitPart[] | undefined },
): Promise<Composition> {
  const gathered = new Map<SectionKey, Gathered>();
  for await (const { from, resource } of contents) {
    const key = sectionOf(from, resource);
    if (key === null) continue;
    const section = gathered.get(key) ?? { entry: [], lines: [] };
    gathered.set(key, section);
    section.entry.push(referenceTo(resource.id ?? ""));
    if (withLines.has(key)) section.lines.push(lineOf(resource));
  }
  return {
    resourceType: "Composition",
    id: subject.uuidOf("composition", date),
    meta: profiled("Composition"),
    status: "final",
    type: loinc("60591-5", "Patient summary"),
    subject: subject.patient,
    author: [subject.patient],
    date,
    title: "Patient summary, as she logged it in Mwezi",
    section: sections.flatMap(([key, section]) =>
      sectionFor(key, isChosen(key, null, parts) ? section : withheld(section), gathered.get(key)),
    ),
  };
}

const withLines = new Set(sections.flatMap(([key, { hasLines }]) => (hasLines ? [key] : [])));

function sectionFor(
  key: SectionKey,
  { title, code, whyEmpty }: Section,
  gathered: Gathered | undefined,
): CompositionSection[] {
  const own = concept(["section", key], title);
  const head = { title, code: code ? loinc(code, title) : own };
  if (gathered) {
    const { entry, lines } = gathered;
    return [{ ...head, text: narrativeOf(title, entry.length, lines), entry }];
  }
  if (!whyEmpty) return [];
  const emptyReason = { coding: [{ system: EMPTY_REASONS, code: whyEmpty.code }] };
  return [{ ...head, text: narrativeOf(title, 0, [whyEmpty.text]), emptyReason }];
}

const withheld = (section: Section): Section => ({
  ...section,
  ...(section.whyEmpty && { whyEmpty: { code: "withheld", text: "She left this part out." } }),
});

const EMPTY_REASONS = "http://terminology.hl7.org/CodeSystem/list-empty-reason";

const loinc = (code: string, text: string): CodeableConcept => ({
  coding: [{ system: LOINC, code }],
  text,
});
