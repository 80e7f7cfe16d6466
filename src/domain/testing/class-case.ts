import { expect, it } from "vitest";
import type { Urgency } from "../concerns/engine/concern.ts";
import { concernsOf } from "../concerns/engine/concerns-of.ts";
import type { MedicineInUse, Story } from "../concerns/engine/story.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { dayRecords } from "../day/day-record.ts";
import type { DaySources } from "../day/day-sources.ts";
import type { SignDay, WarningSign } from "../day/warning-sign.ts";
import type { LabReading } from "../labs/lab-readings.ts";
import type { HealthBackground } from "../life/health-background.ts";
import type { QuestionnaireKind } from "../questionnaires/questionnaire.ts";
import { daysAgo, TODAY, woman } from "./concern-stories/story-case.ts";
import { pregnantFor } from "./concern-stories/women.ts";
import { cyclesOfLengths } from "./example-facts.ts";

/** A woman's record, and the most urgent answer that a clinician would expect. */
export type ClassCase = readonly [name: string, wanted: Urgency | "quiet", story: Story];

/** Runs every case; a quiet one may have no concern at all. */
export function testUrgencies(cases: readonly ClassCase[]): void {
  it.each(cases)("%s: %s", (_, wanted, story) => {
    const found = concernsOf(story, TODAY);
    expect(found[0]?.urgency ?? "quiet", found.map(({ key }) => key).join()).toBe(wanted);
  });
}

type Facts = Partial<CycleFacts>;

export const w = (facts: Facts = {}) => ({ facts: woman(facts) });

export const due = (days: number, facts: Facts = {}) =>
  w({ cycles: cyclesOfLengths([28, 28, 28, 28], daysAgo(days + 112)), ...facts });

export const wk = (weeks: number, days = 0): Story => pregnantFor(weeks * 7 + days);

/** Medicines taken for 60 days, by their names. */
export const med = (...medicines: readonly (string | MedicineInUse)[]) => ({
  medicines: medicines.map((one) =>
    typeof one === "string" ? { name: one, startDate: daysAgo(60) } : one,
  ),
});

export const lab = (
  test: LabReading["test"],
  value: number,
  unit: string,
  ago = 3,
  more: Partial<LabReading> = {},
): Pick<Story, "labs"> => ({
  labs: [
    {
      test,
      value,
      unit,
      day: daysAgo(ago),
      name: null,
      comparator: null,
      id: "r",
      rangeLow: null,
      rangeHigh: null,
      source: "laboratory",
      ...more,
    },
  ],
});

type Log = Omit<NonNullable<DaySources["dailyLogs"]>[number], "date">;

export const logs = (...list: readonly (readonly [ago: number, log: Log])[]) => ({
  days: dayRecords({ dailyLogs: list.map(([ago, log]) => ({ date: daysAgo(ago), ...log })) }),
});

type Symptom = NonNullable<DaySources["symptoms"]>[number]["type"];

export const symptoms = (
  ...list: readonly (readonly [ago: number, type: Symptom, severity: number])[]
) => ({
  days: dayRecords({
    symptoms: list.map(([ago, type, severity]) => ({ date: daysAgo(ago), type, severity })),
  }),
});

export const checkIns = (
  days: readonly number[],
  depression: NonNullable<NonNullable<DaySources["checkIns"]>[number]["depression"]>,
) => ({ days: dayRecords({ checkIns: days.map((ago) => ({ date: daysAgo(ago), depression })) }) });

export const q = (kind: QuestionnaireKind, answers: readonly number[], ago = 0) => ({
  questionnaires: [{ kind, answers, date: daysAgo(ago) }],
});

export const signs = (
  ...list: readonly (readonly [
    ago: number,
    signs: readonly WarningSign[],
    more?: Partial<SignDay>,
  ])[]
) => ({
  signs: list.map(([ago, ticked, more]) => ({ date: daysAgo(ago), signs: ticked, ...more })),
});

export const bg = (background: HealthBackground): Pick<Story, "background"> => ({ background });

export const lastDays = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, ago) => ago);
