import { groupBy } from "../basics/group-by.ts";
import type { Flow } from "../cycles/cycle-facts.ts";
import type { BleedingDay } from "../cycles/periods/bleeding-days.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import { type DayFact, type DaySource, dayFact, type Reading } from "./day-fact.ts";
import { mucusOfLog } from "./day-mucus.ts";
import { fiveOfTen, nightOfTen, tenOfFive, tenOfNight } from "./day-scales.ts";
import {
  type CheckInSource,
  type DailyLogSource,
  type DaySources,
  type DeviceSource,
  type Mucus,
  type OvulationSource,
  type StressSource,
  type SymptomSource,
  strengthOf,
} from "./day-sources.ts";
import { type DaySymptom, daySymptoms } from "./day-symptoms.ts";
import type { PcosMood } from "./pcos-day.ts";
import type { StressTag } from "./stress-tag.ts";
import type { SymptomType } from "./symptom-type.ts";

/** Everything known about one day. Ratings are 0–10; `null`: not answered. */
export interface DayRecord {
  readonly date: CalendarDay;
  /** `null` on a day without bleeding, and on a day without any answer. */
  readonly bleeding: BleedingDay | null;
  /** From the daily log, else from the period the day lies in. "none" is an answer. */
  readonly flow: DayFact<Flow> | null;
  /** Days of bleeding up to this one, as counted in the daily log. */
  readonly bleedingSoFar: DayFact<number> | null;
  /** The worst of pain, cramps and pelvic pain. */
  readonly pain: DayFact<number> | null;
  readonly mood: DayFact<PcosMood> | null;
  /** From the mood card's depression. */
  readonly lowMood: DayFact<number> | null;
  readonly anxiety: DayFact<number> | null;
  readonly stress: DayFact<number> | null;
  readonly stressTags: readonly StressTag[];
  /** Sleep quality, unrounded: 10 is best. */
  readonly sleep: DayFact<number> | null;
  /** 10 is most. */
  readonly energy: DayFact<number> | null;
  readonly mucus: DayFact<Mucus> | null;
  /** As noted on one device only; not part of the account's record. */
  readonly devicePhase: DeviceSource["phase"] | null;
  /** One per type, sorted by name; severity 0 means explicitly none. */
  readonly symptoms: readonly DaySymptom[];
}

export type DayRecords = ReadonlyMap<CalendarDay, DayRecord>;

interface OneDay {
  readonly date: CalendarDay;
  readonly bleeding: BleedingDay | null;
  readonly logs: readonly DailyLogSource[];
  readonly symptoms: readonly SymptomSource[];
  readonly checkIns: readonly CheckInSource[];
  readonly stress: readonly StressSource[];
  readonly ovulation: readonly OvulationSource[];
  readonly device: readonly DeviceSource[];
}

function readingsOf<Entry extends { readonly revision?: number | undefined }, Value>(
  source: DaySource,
  entries: readonly Entry[],
  read: (entry: Entry) => Value | undefined,
): Reading<Value>[] {
  return entries.flatMap((entry) => {
    const value = read(entry);
    return value === undefined ? [] : [{ value, source, revision: entry.revision }];
  });
}

function fives<Entry extends { readonly revision?: number | undefined }>(
  source: DaySource,
  entries: readonly Entry[],
  read: (entry: Entry) => number | undefined,
): Reading<number>[] {
  return readingsOf(source, entries, read).map(({ value: level, ...reading }) => ({
    ...reading,
    value: tenOfFive(level),
    covers: (rating: number) => fiveOfTen(rating) === level,
  }));
}

const deviceMood =
  (scale: "pmdd" | "anxiety" | "acuteStress") =>
  ({ mood }: DeviceSource & { readonly revision?: undefined }) =>
    mood?.[scale];

function stressOf({ logs, checkIns, stress, device }: OneDay): DayFact<number> | null {
  return dayFact([
    ...readingsOf("daily-log", logs, ({ stress_level }) => stress_level),
    ...fives("check-in", checkIns, (checkIn) => checkIn.stress),
    ...fives("stress", stress, ({ level }) => level),
    ...fives("device", device, deviceMood("acuteStress")),
  ]);
}

function sleepOf({ logs, stress }: OneDay): DayFact<number> | null {
  const nights = readingsOf("stress", stress, ({ sleepQuality }) => sleepQuality);
  return dayFact([
    ...readingsOf("daily-log", logs, ({ sleep_quality }) => sleep_quality),
    ...nights.map(({ value: night, ...reading }) => ({
      ...reading,
      value: tenOfNight(night),
      covers: (sleep: number) => Math.round(nightOfTen(sleep)) === night,
    })),
  ]);
}

function flowOf({ logs, bleeding }: OneDay): DayFact<Flow> | null {
  const ofDay = dayFact(readingsOf("daily-log", logs, ({ period_flow }) => period_flow));
  if (ofDay !== null || bleeding === null || bleeding.flow === null) return ofDay;
  return { value: bleeding.flow, source: "period", others: [] };
}

const PELVIC_PAINS: readonly SymptomType[] = ["cramps", "pelvic_pain"];

/** These are different questions, so the worst counts instead of the last saved. */
function painOf({ logs, symptoms }: OneDay): DayFact<number> | null {
  const pains = symptoms.filter(({ type }) => PELVIC_PAINS.includes(type));
  const [worst, ...others] = [
    ...readingsOf("daily-log", logs, ({ pain_level }) => pain_level),
    ...readingsOf("symptoms", pains, (pain) => strengthOf(pain) ?? undefined),
  ]
    .map(({ value, source }) => ({ value, source }))
    .sort((one, other) => other.value - one.value || one.source.localeCompare(other.source));
  if (worst === undefined) return null;
  return { ...worst, others: others.filter(({ value }) => value !== worst.value) };
}

function mucusFact({ logs, ovulation }: OneDay): DayFact<Mucus> | null {
  return dayFact([
    ...readingsOf("ovulation", ovulation, ({ cervicalMucus }) => cervicalMucus),
    ...readingsOf("daily-log", logs, mucusOfLog),
  ]);
}

function recordOf(day: OneDay): DayRecord {
  const { date, bleeding, logs, checkIns, device } = day;
  return {
    date,
    bleeding,
    flow: flowOf(day),
    bleedingSoFar: dayFact(
      readingsOf("daily-log", logs, ({ bleeding_duration }) => bleeding_duration),
    ),
    pain: painOf(day),
    mood: dayFact(readingsOf("daily-log", logs, ({ mood }) => mood)),
    lowMood: dayFact([
      ...fives("check-in", checkIns, ({ depression }) => depression),
      ...fives("device", device, deviceMood("pmdd")),
    ]),
    anxiety: dayFact([
      ...readingsOf("daily-log", logs, ({ anxiety_level }) => anxiety_level),
      ...fives("check-in", checkIns, ({ anxiety }) => anxiety),
      ...fives("device", device, deviceMood("anxiety")),
    ]),
    stress: stressOf(day),
    stressTags: day.stress.flatMap(({ tags }) => tags),
    sleep: sleepOf(day),
    energy: dayFact(readingsOf("daily-log", logs, ({ motivation }) => motivation)),
    mucus: mucusFact(day),
    devicePhase: device.find(({ phase }) => phase !== undefined)?.phase ?? null,
    symptoms: daySymptoms(day),
  };
}

const byDate = <Entry extends { readonly date: CalendarDay }>(entries: readonly Entry[] = []) =>
  groupBy(entries, ({ date }) => date);

/**
 * Returns one record for each day with entries, newest first; with `range`, only the days in it.
 * @example dayRecords({ dailyLogs: [{ date: nov20, stress_level: 9 }] }).get(nov20)?.stress // { value: 9, source: "daily-log", others: [] }
 */
export function dayRecords(sources: DaySources, range?: DayRange): DayRecords {
  const logs = byDate(sources.dailyLogs);
  const symptoms = byDate(sources.symptoms);
  const checkIns = byDate(sources.checkIns);
  const stress = byDate(sources.stress);
  const ovulation = byDate(sources.ovulation);
  const device = groupBy(sources.device ?? [], ({ dateISO }) => dateISO);
  const bleeding = sources.bleeding ?? new Map<CalendarDay, BleedingDay>();
  const kinds = [logs, symptoms, checkIns, stress, ovulation, device, bleeding];
  const isAsked = (day: CalendarDay) =>
    range === undefined || (day >= range.first && day <= range.last);
  const days = [...new Set(kinds.flatMap((kind) => [...kind.keys()]))].filter(isAsked);
  return new Map(
    days
      .sort()
      .reverse()
      .map((date) => [
        date,
        recordOf({
          date,
          bleeding: bleeding.get(date) ?? null,
          logs: logs.get(date) ?? [],
          symptoms: symptoms.get(date) ?? [],
          checkIns: checkIns.get(date) ?? [],
          stress: stress.get(date) ?? [],
          ovulation: ovulation.get(date) ?? [],
          device: device.get(date) ?? [],
        }),
      ]),
  );
}

/**
 * Returns the record of one day; every fact is `null` if nothing was entered.
 * @example dayRecord({ checkIns: [{ date: nov20, depression: 1, anxiety: 2, stress: 4 }] }, nov20).stress?.value // 8
 */
export function dayRecord(sources: DaySources, day: CalendarDay): DayRecord {
  const only = ({ date }: { readonly date: CalendarDay }) => date === day;
  return recordOf({
    date: day,
    bleeding: sources.bleeding?.get(day) ?? null,
    logs: sources.dailyLogs?.filter(only) ?? [],
    symptoms: sources.symptoms?.filter(only) ?? [],
    checkIns: sources.checkIns?.filter(only) ?? [],
    stress: sources.stress?.filter(only) ?? [],
    ovulation: sources.ovulation?.filter(only) ?? [],
    device: sources.device?.filter(({ dateISO }) => dateISO === day) ?? [],
  });
}
