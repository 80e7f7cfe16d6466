import type { Observation } from "@medplum/fhirtypes";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import { concept, type Loinc } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { quantity } from "../codes/units.ts";
import { componentsOf, observation } from "./observation.ts";

/** FHIR's body temperature (https://loinc.org/8310-5): no reliable LOINC code says "basal". */
const BODY_TEMPERATURE: Loinc = { code: "8310-5", display: "Body temperature" };

export function signsOf({ id: _, date, basalBodyTemp, ...others }: Ovulation, subject: Subject) {
  const { disturbance, isUnsure, ...signs } = others;
  const observations: Observation[] = [];
  if (basalBodyTemp !== undefined) {
    const doubts = componentsOf(["ovulation"], { disturbance, isUnsure });
    observations.push(
      observation(subject, ["ovulation", date, "basalBodyTemp"], {
        category: "vital-signs",
        code: concept(
          ["ovulation", "basal-body-temp"],
          "Basal body temperature (basal, on waking)",
          BODY_TEMPERATURE,
        ),
        effectiveDateTime: date,
        valueQuantity: quantity(basalBodyTemp, "°C"),
        ...(doubts.length > 0 && { component: doubts }),
      }),
    );
  }
  const component = componentsOf(["ovulation"], basalBodyTemp === undefined ? others : signs);
  if (component.length === 0) return observations;
  const code = concept(["ovulation"], "Signs of ovulation");
  const together = { category: "survey", code, effectiveDateTime: date, component } as const;
  return [...observations, observation(subject, ["ovulation", date], together)];
}
