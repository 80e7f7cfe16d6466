import type { Observation } from "@medplum/fhirtypes";
import type { Cycle } from "#contract/entries/cycles.ts";
import { concept, type Loinc } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { noteOf } from "../codes/text.ts";
import { componentsOf, observation } from "./observation.ts";

export const PERIOD_START: Loinc = { code: "8665-2", display: "Last menstrual period start date" };

const ASSUMED_END = "She logged no end. It ends here with the last day that her log accounts for.";

export function cycleOf(cycle: Cycle, subject: Subject): Observation {
  const { id, startDay, endDay, startDate: _sent, endDate: _sentEnd, notes, ...details } = cycle;
  const assumedEnd = subject.assumedEnds.get(id);
  const end = endDay ?? assumedEnd;
  return observation(subject, ["cycle", id], {
    category: "survey",
    code: concept(["cycle"], "First day of a period", PERIOD_START),
    effectivePeriod: { start: startDay, ...(end && { end }) },
    valueDateTime: startDay,
    component: componentsOf(["cycle"], details),
    ...noteOf([notes, assumedEnd && ASSUMED_END].filter(Boolean).join("\n")),
  });
}
