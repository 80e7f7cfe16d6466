import type {
  DocumentReference,
  MedicationStatement,
  Narrative,
  Observation,
} from "@medplum/fhirtypes";
import { escaped } from "#server/documents/escaped.ts";
import type { Resource } from "./resources.ts";

export function narrativeOf(title: string, count: number, lines: readonly string[]): Narrative {
  const words = lines.length > 0 ? lines : [`${count} ${count === 1 ? "entry" : "entries"}`];
  const items = words.map((line) => `<li>${escaped(line)}</li>`).join("");
  const div = `<div xmlns="http://www.w3.org/1999/xhtml"><p>${escaped(title)}</p><ul>${items}</ul></div>`;
  return { status: "generated", div };
}

export function lineOf(resource: Resource): string {
  switch (resource.resourceType) {
    case "AllergyIntolerance":
    case "Condition":
      return `${resource.code?.text}, as she told it, not confirmed`;
    case "MedicationStatement":
      return medicineLine(resource);
    case "Observation":
      return observationLine(resource);
    case "DetectedIssue":
      return [resource.code?.text, resource.detail].filter(Boolean).join(": ");
    case "DocumentReference":
      return documentLine(resource);
    // No section of a summary has these.
    case "Patient":
    case "CarePlan":
    case "Basic":
      return "";
  }
}

function medicineLine({ medicationCodeableConcept, dosage, effectivePeriod }: MedicationStatement) {
  const { start, end } = effectivePeriod ?? {};
  const days = start && (end ? `${start} to ${end}` : `since ${start}`);
  return [medicationCodeableConcept?.text, dosage?.[0]?.text, days].filter(Boolean).join(", ");
}

function observationLine({ code, effectiveDateTime, effectivePeriod, valueQuantity }: Observation) {
  const { comparator = "", value, unit = "" } = valueQuantity ?? {};
  const { start, end } = effectivePeriod ?? {};
  const day = effectiveDateTime ?? [start, end].filter(Boolean).join(" to ");
  const amount = value === undefined ? "" : ` ${comparator}${value} ${unit}`;
  return `${code.text}${amount.trimEnd()}${day && `, ${day}`}`;
}

const documentLine = ({ content }: DocumentReference) =>
  [content[0]?.attachment.title ?? "A paper", content[0]?.attachment.creation]
    .filter(Boolean)
    .join(", ");
