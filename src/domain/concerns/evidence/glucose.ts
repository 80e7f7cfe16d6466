import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { LabReading } from "../../labs/lab-readings.ts";
import { asMeasured } from "../../labs/measures/measure-precision.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { backgroundEvidence } from "./days.ts";
import { isBelow, labEvidence, reaches } from "./lab-results.ts";
import { medicineEvidence, substancesInUse } from "./medicines-in-use.ts";

/** mg/dL, chosen to match the mmol/L thresholds: 250 mg/dL is written 13.9 mmol/L. */
export const GLUCOSE = {
  lowFrom: { value: 70, unit: "mg/dL" },
  veryLowFrom: { value: 54, unit: "mg/dL" },
  highFrom: { value: 199.9, unit: "mg/dL" },
  veryHighFrom: { value: 250, unit: "mg/dL" },
} as const;

/**
 * Returns diabetes as noted in the background, or by insulin among the medicines.
 * @example notedDiabetes({ facts, background: { diabetes: true } }, today) // [{ fact: "background", … }]
 */
export const notedDiabetes = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...(story.background?.diabetes === true ? [backgroundEvidence("diabetes", today)] : []),
  ...substancesInUse(story, today)
    .filter(({ substance }) => substance === "insulin")
    .map(medicineEvidence),
];

const TESTS: readonly LabReading["test"][] = ["fasting_glucose", "ogtt_2h_glucose"];

interface Glucose {
  readonly reading: LabReading;
  readonly evidence: ConcernEvidence;
}

function glucoseSince({ signs = [], labs = [] }: Story, today: CalendarDay, days: number) {
  const first = addDays(today, -days);
  const ofLaboratories = labs
    .filter(({ test }) => TESTS.includes(test))
    .map((reading): Glucose => ({ reading, evidence: labEvidence(reading) }));
  const hers = signs.flatMap(({ date: day, glucose: value }): Glucose[] =>
    value === undefined
      ? []
      : [
          {
            reading: {
              test: "fasting_glucose",
              name: null,
              day,
              value,
              unit: "mmol/L",
              id: "",
              comparator: null,
              rangeLow: null,
              rangeHigh: null,
              source: "log",
            },
            evidence: { fact: "glucose", day, value: asMeasured(value, "mmol/L"), unit: "mmol/L" },
          },
        ],
  );
  return [...hers, ...ofLaboratories].filter(({ reading }) => reading.day >= first);
}

interface Line {
  readonly value: number;
  readonly unit: "mg/dL";
}

/**
 * Returns glucose of the last days at or above a threshold, measured or from a laboratory.
 * @example highGlucoseSince(story, today, 7, GLUCOSE.highFrom) // [{ fact: "glucose", value: 12.4, unit: "mmol/L", … }]
 */
export const highGlucoseSince = (story: Story, today: CalendarDay, days: number, line: Line) =>
  glucoseSince(story, today, days)
    .filter(({ reading }) => reaches(reading, line))
    .map(({ evidence }) => evidence);

/**
 * Returns glucose of the last days below a threshold, as evidence.
 * @example lowGlucoseSince(story, today, 2, GLUCOSE.veryLowFrom) // [{ fact: "glucose", value: 2.7, unit: "mmol/L", … }]
 */
export const lowGlucoseSince = (story: Story, today: CalendarDay, days: number, line: Line) =>
  glucoseSince(story, today, days)
    .filter(({ reading }) => isBelow(reading, line))
    .map(({ evidence }) => evidence);
