import { concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import type { BloodPressureReading, StageOfStory, Story } from "#domain/concerns/engine/story.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { seededRandom } from "./seeded-random.ts";

const FIRST_DAY = calendarDay("2025-01-01");
const DAYS = 360;
const MONTH = 30;
const PERIOD_DAYS = 5;
const BIRTH = 215;

/** An invented year without anything a clinic should see. */
export interface OrdinaryYear {
  readonly name: string;
  readonly age: number;
  /** Days from one period to the next: the shortest and the longest; `null` in a pregnancy. */
  readonly cycle: readonly [number, number] | null;
  readonly pcos?: "yes";
  /** The strongest cramps of 10. */
  readonly cramps: number;
  readonly method?: "condoms" | "iud";
  readonly goal?: "fertility";
}

export const ordinaryYears: readonly OrdinaryYear[] = [
  { name: "regular cycles", age: 29, cycle: [26, 30], cramps: 6, method: "condoms" },
  { name: "PCOS", age: 24, cycle: [28, 75], pcos: "yes", cramps: 5 },
  { name: "a teenager", age: 15, cycle: [24, 42], cramps: 7 },
  { name: "pregnancy and birth", age: 31, cycle: null, cramps: 3 },
  { name: "perimenopause", age: 48, cycle: [25, 58], cramps: 5, method: "iud" },
  { name: "endometriosis, trying", age: 33, cycle: [25, 31], cramps: 7, goal: "fertility" },
];

type Uniform = () => number;
type Logs = NonNullable<Parameters<typeof dayRecords>[0]["dailyLogs"]>;

const between = (least: number, most: number, uniform: Uniform) =>
  least + Math.floor(uniform() * (most - least + 1));

function startsOf({ cycle }: OrdinaryYear, uniform: Uniform): CalendarDay[] {
  const starts = [addDays(FIRST_DAY, -90)];
  const last = addDays(FIRST_DAY, DAYS);
  while (cycle !== null && (starts.at(-1) ?? last) < last) {
    starts.push(addDays(starts.at(-1) ?? last, between(...cycle, uniform)));
  }
  return cycle === null ? [addDays(FIRST_DAY, -60)] : starts;
}

/** Ordinary days: cramps and one heavy day in a period, headaches, stress, acne, a bad mood. */
const logOf = (date: CalendarDay, dayOfPeriod: number, woman: OrdinaryYear, uniform: Uniform) => ({
  date,
  stress_level: between(1, 8, uniform),
  anxiety_level: between(0, 6, uniform),
  pain_level: dayOfPeriod < 2 ? between(0, woman.cramps, uniform) : between(0, 2, uniform),
  ...(dayOfPeriod < PERIOD_DAYS &&
    woman.cycle !== null &&
    ({ period_flow: dayOfPeriod === 1 ? "heavy" : "light" } as const)),
});

const symptomsOf = (date: CalendarDay, { cramps }: OrdinaryYear, uniform: Uniform) =>
  (["headaches", "bloating", "nausea", "fatigue"] as const)
    .filter(() => uniform() < 1 / 6)
    .map((type) => ({ date, type, severity: between(1, cramps, uniform) }));

const pressureOf = (date: CalendarDay, uniform: Uniform): BloodPressureReading => ({
  date,
  systolic: between(104, 134, uniform),
  diastolic: between(64, 84, uniform),
});

const onEachDay = <Value>(read: (day: CalendarDay, place: number) => Value): Value[] =>
  Array.from({ length: DAYS + 90 }, (_, place) => read(addDays(FIRST_DAY, place - 90), place));

function stagesBy({ cycle, method }: OrdinaryYear, today: CalendarDay): StageOfStory[] {
  const birth = addDays(FIRST_DAY, BIRTH);
  const from = addDays(FIRST_DAY, -60);
  if (cycle !== null) {
    return method ? [{ kind: "contraception", method, iud: "copper", from: FIRST_DAY }] : [];
  }
  if (today < birth) return [{ kind: "pregnancy", from }];
  return [
    { kind: "pregnancy", from, to: birth, ending: "birth" },
    { kind: "breastfeeding", from: birth },
  ];
}

/** Returns a woman's record as it is on any day of the year; the same for a seed. */
function yearOf(woman: OrdinaryYear, seed: number): (today: CalendarDay) => Story {
  const uniform = seededRandom(seed);
  const starts = startsOf(woman, uniform);
  const placeIn = (day: CalendarDay) =>
    daysBetween(starts.findLast((one) => one <= day) ?? day, day);
  const logs: Logs = onEachDay((day) => logOf(day, placeIn(day), woman, uniform));
  const symptoms = onEachDay((day) => symptomsOf(day, woman, uniform)).flat();
  const records = [...dayRecords({ dailyLogs: logs, symptoms })];
  const tests = woman.goal ? starts.map((start) => addDays(start, -1)) : [];
  const pressures = onEachDay((day) => pressureOf(day, uniform)).filter(
    (_, place) => place % 9 === 0,
  );
  return (today) => {
    const stages = stagesBy(woman, today);
    const isPregnant = stages.some(({ kind, to }) => kind === "pregnancy" && to === undefined);
    const facts: CycleFacts = {
      statedLength: null,
      regularity: null,
      pcos: woman.pcos ?? "no",
      age: woman.age,
      contraception: woman.method === "iud" ? "iud" : "none",
      stages,
      pregnancy: isPregnant ? "pregnant" : "not_pregnant",
      cycles: starts
        .filter((start) => start <= today)
        .map((startDay) => ({ startDay, endDay: addDays(startDay, PERIOD_DAYS - 1) })),
    };
    const known = <Entry extends { readonly date: CalendarDay }>(entries: readonly Entry[]) =>
      entries.filter(({ date }) => date <= today);
    return {
      facts,
      stages,
      goals: woman.goal ? [woman.goal] : [],
      days: new Map(records.filter(([day]) => day <= today)),
      signs: known(tests.map((date) => ({ date, pregnancyTest: "negative" as const }))),
      pressures: known(pressures),
    };
  };
}

/** Counts the months of an ordinary year with more than a mention on any day looked at. */
export function falseAlarmsOf(woman: OrdinaryYear, seed: number, every: number) {
  const storyOn = yearOf(woman, seed);
  const keys: string[] = [];
  let withAlarm = 0;
  for (let first = 0; first < DAYS; first += MONTH) {
    const raised = Array.from({ length: MONTH / every }, (_, place) => first + place * every)
      .map((place) => addDays(FIRST_DAY, place))
      .flatMap((today) => concernsOf(storyOn(today), today))
      .filter(({ urgency }) => urgency !== "mention");
    if (raised.length > 0) withAlarm += 1;
    keys.push(...new Set(raised.map(({ key }) => key)));
  }
  return { months: DAYS / MONTH, withAlarm, keys };
}
