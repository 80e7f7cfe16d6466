import type { Observation } from "@medplum/fhirtypes";
import type { SignDay } from "#contract/entries/signs.ts";
import { concept } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { noteOf } from "../codes/text.ts";
import { type Measure, measured } from "./measures.ts";
import { componentsOf, observation } from "./observation.ts";

/** LOINC, at `https://loinc.org/<code>`. Ketones have none: the meter doesn't say which body. */
const readings: Readonly<Record<"temperature" | "glucose" | "ketones", Measure>> = {
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
  const observations = measured("signs", date, readings, values, subject);
  const component = componentsOf(["signs"], answers);
  const note = noteOf(notes);
  if (component.length === 0 && !("note" in note)) return observations;
  const noticed = observation(subject, ["signs", date], {
    category: "survey",
    code: concept(["signs"], "Signs to watch, as she noticed them"),
    effectiveDateTime: date,
    ...(component.length > 0 && { component }),
    ...note,
  });
  return [...observations, noticed];
}
