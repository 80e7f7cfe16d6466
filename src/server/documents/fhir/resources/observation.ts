import type { CodeableConcept, Observation, ObservationComponent } from "@medplum/fhirtypes";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { concept, inWords, type Loinc } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { textOf } from "../codes/text.ts";
import { quantity } from "../codes/units.ts";

const CATEGORIES = "http://terminology.hl7.org/CodeSystem/observation-category";

const categories = {
  "vital-signs": "Vital Signs",
  laboratory: "Laboratory",
  survey: "Survey",
} as const;

interface ObservationFields
  extends Pick<
    Observation,
    | "effectiveDateTime"
    | "effectivePeriod"
    | "note"
    | "component"
    | "referenceRange"
    | "valueQuantity"
    | "valueDateTime"
    | "valueInteger"
    | "valueBoolean"
    | "performer"
  > {
  readonly category: keyof typeof categories;
  readonly code: CodeableConcept;
}

/** Performed by the patient unless stated otherwise. Never has an interpretation. */
export function observation(
  subject: Subject,
  name: readonly string[],
  { category, ...fields }: ObservationFields,
): Observation {
  const coding = [{ system: CATEGORIES, code: category, display: categories[category] }];
  return {
    resourceType: "Observation",
    id: subject.uuidOf(...name),
    status: "final",
    category: [{ coding }],
    subject: subject.patient,
    performer: [subject.patient],
    ...fields,
  };
}

type Answer = string | number | boolean | readonly unknown[] | object;

export interface Meanings {
  readonly units?: Readonly<Record<string, string>>;
  readonly loinc?: Readonly<Record<string, Loinc>>;
  readonly scales?: Readonly<Record<string, string>>;
}

export function componentsOf(
  path: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  meanings: Meanings = {},
): ObservationComponent[] {
  return Object.entries(fields).flatMap(([field, answer]) => {
    if (answer === undefined || answer === null) return [];
    return componentOf([...path, field], answer as Answer, meanings);
  });
}

function componentOf(
  path: readonly string[],
  answer: Answer,
  meanings: Meanings,
): ObservationComponent[] {
  const field = path.at(-1) ?? "";
  if (Array.isArray(answer)) return answer.flatMap((one) => componentOf(path, one, meanings));
  if (typeof answer === "object") return componentsOf(path, { ...answer }, meanings);
  const scale = meanings.scales?.[field];
  const name = inWords(path.slice(1).join(" "));
  const text = scale === undefined ? name : `${name}, ${scale}`;
  const code = concept(path, text, meanings.loinc?.[field]);
  if (typeof answer === "boolean") return [{ code, valueBoolean: answer }];
  if (typeof answer === "string") return [{ code, ...choiceOf(path, answer) }];
  const unit = meanings.units?.[field];
  if (unit) return [{ code, valueQuantity: quantity(answer, unit) }];
  if (Number.isInteger(answer)) return [{ code, valueInteger: answer }];
  return [{ code, valueQuantity: quantity(answer, undefined) }];
}

/** A choice becomes a code, a calendar day a date, and a free note plain text. */
function choiceOf(path: readonly string[], answer: string) {
  if (isCalendarDay(answer)) return { valueDateTime: answer };
  const text = textOf(answer);
  if (!text) return {};
  const isHerOwnWords = /(?:notes|allergies|familyHistory)$/i.test(path.at(-1) ?? "");
  return isHerOwnWords
    ? { valueString: text }
    : { valueCodeableConcept: concept([...path, text], inWords(text)) };
}
