import { ofLatestDay } from "../../days/of-latest-day.ts";
import type { LabReading } from "../../labs/lab-readings.ts";
import type { LabTest } from "../../labs/lab-tests.ts";
import { labValueIn } from "../../labs/lab-units.ts";
import { asMeasured } from "../../labs/measures/measure-precision.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";

export const resultsOf = ({ labs = [] }: Story, test: LabTest): readonly LabReading[] =>
  labs.filter((reading) => reading.test === test);

/** The results of the latest day of a test; several if entered twice. */
export function newestResults(story: Story, test: LabTest): readonly LabReading[] {
  return ofLatestDay(resultsOf(story, test), ({ day }) => day);
}

interface Line {
  readonly value: number;
  readonly unit: string;
}

const amountOf = ({ test, value, unit }: LabReading, line: Line) =>
  labValueIn(test, value, unit, line.unit);

/** Whether a result is certainly at or above the threshold. At 7.5, ">7.5" is and "<7.5" is not. */
export function reaches(reading: LabReading, line: Line): boolean {
  const amount = amountOf(reading, line);
  return amount !== null && reading.comparator !== "<" && amount >= line.value;
}

/** Whether a result is certainly above the threshold. */
export function exceeds(reading: LabReading, line: Line): boolean {
  const amount = amountOf(reading, line);
  return amount !== line.value ? reaches(reading, line) : reading.comparator === ">";
}

/** Whether a result is certainly below the threshold. */
export function isBelow(reading: LabReading, line: Line): boolean {
  const amount = amountOf(reading, line);
  if (amount === null || reading.comparator === ">") return false;
  return reading.comparator === "<" ? amount <= line.value : amount < line.value;
}

/** A result as the laboratory wrote it, or as the user's own measure is displayed. */
export function labEvidence({
  test,
  name,
  day,
  value,
  comparator,
  unit,
  source,
}: LabReading): ConcernEvidence {
  const amount = source === "log" ? asMeasured(value, unit) : value;
  const written = comparator === null ? amount : `${comparator}${amount}`;
  return { fact: test, day, value: name === null ? written : `${name} ${written}`, unit };
}
