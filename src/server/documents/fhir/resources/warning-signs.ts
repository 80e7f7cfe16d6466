import type { Observation } from "@medplum/fhirtypes";
import type { SignDay } from "#contract/entries/signs.ts";
import { concept, type Loinc } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { noteOf } from "../codes/text.ts";
import { quantity } from "../codes/units.ts";
import { componentsOf, observation } from "./observation.ts";

interface Reading {
  readonly text: string;
  readonly unit: string;
  readonly category: "laboratory" | "vital-signs";
  readonly loinc?: Loinc;
}

/** LOINC, at `https://loinc.org/<code>`. Ketones have none: the meter doesn't say which body. */
const readings: Readonly<Record<"temperature" | "glucose" | "ketones", Reading>> = {
  temperature: {
    text: "Body temperature",
    unit: "°C",
    category: "vital-signs",
    loinc: { code: "8310-5", display: "Body temperature" },
  },
  glucose: {
    text: "Glucose at any time of the day",
    unit: "mmol/L",
    category: "laboratory",
    loinc: { code: "15074-8", display: "Glucose [Moles/volume] in Blood" },
  },
  ketones: { text: "Ketones in blood", unit: "mmol/L", category: "laboratory" },
};

export function warningSignsOf(entry: SignDay, subject: Subject): Observation[] {
  const { id: _, date, notes, temperature, glucose, ketones, ...answers } = entry;
  const values = { temperature, glucose, ketones };
  const measured = Object.entries(readings).flatMap(([field, { text, unit, category, loinc }]) => {
    const value = values[field as keyof typeof readings];
    if (value === undefined) return [];
    const fields = {
      category,
      code: concept(["signs", field], text, loinc),
      effectiveDateTime: date,
      valueQuantity: quantity(value, unit),
    };
    return [observation(subject, ["signs", date, field], fields)];
  });
  const component = componentsOf(["signs"], answers);
  const note = noteOf(notes);
  if (component.length === 0 && !("note" in note)) return measured;
  const noticed = observation(subject, ["signs", date], {
    category: "survey",
    code: concept(["signs"], "Signs to watch, as she noticed them"),
    effectiveDateTime: date,
    ...(component.length > 0 && { component }),
    ...note,
  });
  return [...measured, noticed];
}
