import type { Comparison, Tried, TriedMeasure } from "#contract/insights/tried.ts";
import type { VisitPlan } from "#contract/visit/visit.ts";
import { groupBy } from "#domain/basics/group-by.ts";
import { toOneDecimal } from "#domain/basics/mean.ts";
import { countedCycles } from "#domain/cycles/cycle-history.ts";
import { distinctReadings } from "#domain/day/distinct-readings.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { labReadings } from "#domain/labs/lab-readings.ts";
import { labValueIn } from "#domain/labs/lab-units.ts";
import {
  type BeforeAfter,
  cyclesAround,
  type DayValue,
  type Trial,
  weeksAround,
} from "#domain/patterns/before-after.ts";
import { answeredDays } from "#domain/patterns/day-readings.ts";
import type { Sources } from "./sources.ts";

const DAYS_LOOKED_BACK = 730;
const MOST_SYMPTOMS = 6;
/** With fewer days a symptom does not count as tracked. */
const FEWEST_SYMPTOM_DAYS = 3;
const WEEKS_OF_OTHER_CHANGES = 26;

type Marked = NonNullable<VisitPlan["tried"]>[number];
type TrialOf = Omit<Tried, "comparisons" | "alsoChanged">;

/** Returns what the user tried in the last two years, latest start first, with the days before and after. */
export function triedOf(sources: Sources): Tried[] {
  const trials = trialsOf(sources);
  return trials.map((trial) => {
    const span = { from: trial.from, to: trial.to ?? undefined };
    return {
      ...trial,
      comparisons: comparisonsOf(sources, span),
      alsoChanged: alsoChanged(sources, trials, trial),
    };
  });
}

export const triedPart = (sources: Sources): Tried[] => {
  const isAnyTicked = (sources.plan?.tried ?? []).some(({ isOnPage }) => isOnPage);
  return isAnyTicked ? triedOf(sources).filter(({ isOnPage }) => isOnPage) : [];
};

function trialsOf({ medicines, plan, today }: Sources): TrialOf[] {
  const marked: readonly Marked[] = plan?.tried ?? [];
  const ofMedicines = medicines.map(({ id, name, startDate, endDate }) => ({
    medicineId: id,
    name,
    from: startDate,
    to: endDate ?? null,
    isOnPage: marked.some(({ medicineId, isOnPage }) => medicineId === id && isOnPage),
  }));
  const ofChanges = marked.flatMap(({ name, from, isOnPage }) =>
    name === undefined || from === undefined
      ? []
      : [{ medicineId: null, name, from, to: null, isOnPage }],
  );
  const first = addDays(today, -DAYS_LOOKED_BACK);
  return [...ofMedicines, ...ofChanges]
    .filter(({ from }) => from >= first && from <= today)
    .sort((one, other) => other.from.localeCompare(one.from));
}

function comparisonsOf(sources: Sources, trial: Trial): Comparison[] {
  const { facts, today } = sources;
  const series = [
    ...symptomSeries(sources, trial),
    ...weightSeries(sources),
    ...labSeries(sources),
  ];
  const all: Comparison[] = [
    {
      measure: { kind: "cycle-length" as const },
      ...rounded(cyclesAround(countedCycles(facts.cycles), trial, today)),
    },
    ...series.map(({ measure, values }) => ({
      measure,
      ...rounded(weeksAround(values, trial, today)),
    })),
  ];
  return all
    .filter(({ before, after }) => before.length > 0 && after.length > 0)
    .sort((one, other) => sureness(other) - sureness(one));
}

/** Sort order: a clear shift, an unclear one, then too little data. */
const sureness = ({ shift }: Comparison) =>
  shift === null ? 0 : shift.low > 0 || shift.high < 0 ? 2 : 1;

function rounded({ before, after, shift }: BeforeAfter): Omit<Comparison, "measure"> {
  const points = (side: readonly DayValue[]) =>
    side.map(({ day, value }) => ({ day, value: toOneDecimal(value) }));
  return {
    before: points(before),
    after: points(after),
    shift: shift && {
      by: toOneDecimal(shift.by),
      low: toOneDecimal(shift.low),
      high: toOneDecimal(shift.high),
    },
  };
}

interface Series {
  readonly measure: TriedMeasure;
  readonly values: readonly DayValue[];
}

/** A day with a log but without the symptom counts as a day without it. */
function symptomSeries({ records }: Sources, { from }: Trial): Series[] {
  const near = records.filter(
    ({ date }) => date >= addDays(from, -182) && date <= addDays(from, 182),
  );
  const answered = new Set(answeredDays(near));
  const days = near.filter(({ date }) => answered.has(date));
  const named = days.flatMap(({ symptoms }) =>
    symptoms.filter(({ value }) => value !== null && value > 0),
  );
  return [...groupBy(named, ({ type }) => type)]
    .filter(([, notes]) => notes.length >= FEWEST_SYMPTOM_DAYS)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_SYMPTOMS)
    .map(([type]) => ({
      measure: { kind: "symptom" as const, type },
      values: days.flatMap(({ date, symptoms }) => {
        const note = symptoms.find((symptom) => symptom.type === type);
        if (note === undefined) return [{ day: date, value: 0 }];
        return note.value === null ? [] : [{ day: date, value: note.value }];
      }),
    }));
}

function weightSeries({ allMeasures }: Sources): Series[] {
  const values = allMeasures.flatMap(({ date, weight }) =>
    weight === undefined ? [] : [{ day: date, value: weight }],
  );
  return [{ measure: { kind: "weight" as const }, values }];
}

/** A result that is only a bound ("<5") has no value to compare. */
function labSeries({ allLabs, allMeasures }: Sources): Series[] {
  const readings = distinctReadings(labReadings(allLabs, allMeasures)).filter(
    ({ comparator }) => comparator === null,
  );
  return [...groupBy(readings, ({ test, name }) => `${test} ${name ?? ""}`).values()].flatMap(
    (results) => {
      const [newest] = results;
      if (newest === undefined) return [];
      const { test, name, unit } = newest;
      const values = results.flatMap(({ day, value, unit: typed }) => {
        const converted = labValueIn(test, value, typed, unit);
        return converted === null ? [] : [{ day, value: converted }];
      });
      return [{ measure: { kind: "lab" as const, test, name, unit }, values }];
    },
  );
}

function alsoChanged(
  { profile }: Sources,
  trials: readonly TrialOf[],
  trial: TrialOf,
): Tried["alsoChanged"] {
  const reach = 7 * WEEKS_OF_OTHER_CHANGES;
  const [first, last] = [addDays(trial.from, -reach), addDays(trial.from, reach)];
  const edges = (
    from: CalendarDay | undefined,
    to: CalendarDay | null | undefined,
    other: Pick<Tried["alsoChanged"][number], "name" | "kind">,
  ) => [
    ...(from ? [{ ...other, day: from, change: "began" as const }] : []),
    ...(to ? [{ ...other, day: to, change: "ended" as const }] : []),
  ];
  const stages = (profile?.lifeStages ?? []).flatMap(({ kind, from, to }) =>
    kind === "breastfeeding" || kind === "no_periods" ? [] : edges(from, to, { name: null, kind }),
  );
  const others = trials
    .filter((other) => other !== trial)
    .flatMap(({ medicineId, name, from, to }) =>
      edges(from, to, { name, kind: medicineId === null ? "change" : "medicine" }),
    );
  return [...others, ...stages]
    .filter(({ day }) => day >= first && day <= last)
    .sort((one, other) => one.day.localeCompare(other.day));
}
