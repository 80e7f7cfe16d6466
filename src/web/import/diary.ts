import type { Flow } from "#contract/cycles.ts";
import type { ImportSource } from "#contract/imports.ts";
import { metabolicBounds } from "#contract/metabolic.ts";
import { TEMPERATURE_MAX, TEMPERATURE_MIN } from "#contract/ovulation.ts";
import { addDays, type CalendarDay, daysBetween, isCalendarDay } from "#domain/calendar-day.ts";
import { type Doubt, type DoubtCode, type Found, type Her, UnreadableFile } from "./found.ts";
import { type LogFields, type Meaning, MIDDLE, type Signs } from "./meanings.ts";
import { type BleedingDay, type Period, periodsOf } from "./periods.ts";
import { exampleName, readableText } from "./text.ts";

/** The widest a period told by its first and last day may be; Flo's are held to less. */
const LONGEST_PERIOD_DAYS = 60;
const { min, max } = metabolicBounds.weight;
const EARLIEST_DAY = "1950-01-01";
/** A day, alone or before a time: the day is the one that is written, whatever the offset. */
const DAY_FIRST = /^\s*(\d{4}-\d{2}-\d{2})(?:$|[T\s])/;
const LONGEST_NOTE = 2000;
const isCelsius = (value: number) => value >= TEMPERATURE_MIN && value <= TEMPERATURE_MAX;

interface FoundSymptom {
  readonly date: CalendarDay;
  readonly type: string;
  readonly severity: number;
  readonly notes?: string;
}

/** Collects what a file says, day by day, and turns it into Mwezi's entries. */
export interface Diary {
  /** The day that a text begins with, `YYYY-MM-DD`; what is none or in the future is counted. */
  readonly dayOf: (text: unknown) => CalendarDay | null;
  /** What a word means on a day; `strength` 0–10 where the file gives one. */
  readonly say: (day: CalendarDay, meaning: Meaning, strength?: number | null) => void;
  readonly bleed: (day: CalendarDay, flow: Flow | null, isStart?: boolean) => void;
  /** A period told by its first and last day. */
  readonly period: (first: CalendarDay, last: CalendarDay, longest?: number) => boolean;
  /** Celsius or Fahrenheit, told apart by what a body can have. */
  readonly temperature: (day: CalendarDay, value: number, isLeftOut?: boolean) => void;
  readonly signs: (day: CalendarDay, signs: Signs) => void;
  readonly weight: (day: CalendarDay, kilograms: number) => void;
  readonly note: (day: CalendarDay, text: string) => void;
  readonly notUnderstood: (category: string, example: string) => void;
  readonly doubt: (code: DoubtCode, count?: number) => void;
  /** @throws UnreadableFile when there is nothing for Mwezi in it */
  readonly finish: (source: ImportSource) => Found;
}

export function createDiary({ today }: Her): Diary {
  const bleeding = new Map<CalendarDay, BleedingDay>();
  const spotting = new Set<CalendarDay>();
  const symptoms = new Map<string, FoundSymptom>();
  const ovulation = new Map<CalendarDay, Signs>();
  const logs = new Map<CalendarDay, LogFields>();
  const weights = new Map<CalendarDay, number>();
  const unknown = new Map<string, { count: number; example: string }>();
  const doubts = new Map<DoubtCode, number>();

  const doubt: Diary["doubt"] = (code, count = 1) =>
    doubts.set(code, (doubts.get(code) ?? 0) + count);
  const notUnderstood: Diary["notUnderstood"] = (category, example) => {
    const name = exampleName(category);
    const before = unknown.get(name) ?? { count: 0, example: exampleName(example) };
    unknown.set(name, { ...before, count: before.count + 1 });
  };
  const logged = (day: CalendarDay, fields: LogFields) =>
    logs.set(day, { ...fields, ...logs.get(day) });
  const addSigns: Diary["signs"] = (day, said) =>
    ovulation.set(day, { ...said, ...ovulation.get(day) });
  const bleed: Diary["bleed"] = (day, flow, isStart = false) => {
    if (flow === "none") return;
    if (flow === "spotting") {
      spotting.add(day);
      return;
    }
    const before = bleeding.get(day);
    bleeding.set(day, {
      day,
      flow: before?.flow ?? flow,
      isStart: isStart || before?.isStart === true,
    });
  };
  const addSymptom = (day: CalendarDay, type: string, severity: number, note?: string) => {
    const key = `${day} ${type}`;
    const before = symptoms.get(key);
    const notes = [before?.notes, note].filter((text) => text !== undefined);
    symptoms.set(key, {
      date: day,
      type,
      severity: Math.max(severity, before?.severity ?? 0),
      ...(notes.length > 0 && { notes: [...new Set(notes)].join(", ") }),
    });
  };
  const strengthOr = (strength: number | null | undefined) => {
    if (typeof strength === "number") return Math.min(10, Math.max(0, Math.round(strength)));
    doubt("middle_severity");
    return MIDDLE;
  };

  return {
    doubt,
    notUnderstood,
    bleed,
    signs: addSigns,
    dayOf: (text) => {
      const written = DAY_FIRST.exec(typeof text === "string" ? text : "")?.[1] ?? "";
      if (!isCalendarDay(written) || written < EARLIEST_DAY) doubt("no_date");
      else if (written > today) doubt("future");
      else return written;
      return null;
    },
    say: (day, meaning, strength) => {
      if (meaning.kind === "symptom") {
        addSymptom(day, meaning.type, strengthOr(strength), meaning.note);
      } else if (meaning.kind === "scale") {
        logged(day, { [meaning.field]: strengthOr(strength) });
      } else if (meaning.kind === "log") logged(day, meaning.fields);
      else if (meaning.kind === "signs") addSigns(day, meaning.signs);
      else if (meaning.kind === "bleeding") bleed(day, meaning.flow);
      else if (meaning.kind === "mood") {
        const before = logs.get(day)?.mood;
        // A day has room for one mood.
        if (before !== undefined && before !== meaning.mood) notUnderstood("mood", meaning.mood);
        else logged(day, { mood: meaning.mood });
      }
    },
    period: (first, last, longest = LONGEST_PERIOD_DAYS) => {
      const days = daysBetween(first, last) + 1;
      if (days < 1 || days > longest) {
        doubt("long_period");
        return false;
      }
      for (let day = 0; day < days; day += 1) bleed(addDays(first, day), null, day === 0);
      return true;
    },
    temperature: (day, value, isLeftOut = false) => {
      const celsius = isCelsius(value) ? value : Math.round(((value - 32) / 1.8) * 100) / 100;
      if (!isCelsius(celsius)) return doubt("odd_temperature");
      if (celsius !== value) doubt("fahrenheit");
      if (isLeftOut) doubt("left_out_there");
      const before = ovulation.get(day)?.basalBodyTemp;
      if (before !== undefined && before !== celsius) doubt("second_temperature");
      addSigns(day, { basalBodyTemp: celsius, ...(isLeftOut && { isUnsure: true }) });
    },
    weight: (day, kilograms) => {
      if (kilograms >= min && kilograms <= max) weights.set(day, Math.round(kilograms * 10) / 10);
    },
    note: (day, text) => {
      const readable = readableText(text).trim();
      if (readable === "") return;
      const before = logs.get(day)?.notes;
      const whole = before === undefined ? readable : `${before}\n${readable}`;
      if (whole.length > LONGEST_NOTE) doubt("long_note");
      logs.set(day, { ...logs.get(day), notes: readableText(whole.slice(0, LONGEST_NOTE)) });
    },
    finish: (source) => {
      const periods = periodsOf([...bleeding.values()], today);
      for (const { day, flow } of bleeding.values()) {
        if (flow !== null) logged(day, { period_flow: flow });
      }
      for (const day of spotting) if (!bleeding.has(day)) logged(day, { period_flow: "spotting" });
      const cycles = cyclesOf(periods, [...spotting], doubt);
      const dated = <Fields>(days: ReadonlyMap<CalendarDay, Fields>) =>
        [...days].map(([date, fields]) => ({ date, ...fields }));
      const entries = {
        cycles,
        symptoms: [...symptoms.values()],
        ovulation: dated(ovulation),
        metabolic: [...weights].map(([date, weight]) => ({ date, weight })),
        pcosLogs: dated(logs),
      };
      const filled = Object.entries(entries).filter(([, list]) => list.length > 0);
      if (filled.length === 0 && unknown.size === 0) throw new UnreadableFile("nothing");
      return {
        source,
        entries: Object.fromEntries(filled),
        notUnderstood: [...unknown]
          .map(([category, { count, example }]) => ({ category, count, example }))
          .toSorted((one, other) => other.count - one.count),
        doubts: [...doubts].map(([code, count]): Doubt => ({ code, count })),
      };
    },
  };
}

/** Spotting away from a period belongs to the cycle it lies in, and begins none. */
function cyclesOf(
  periods: readonly Period[],
  spotting: readonly CalendarDay[],
  doubt: Diary["doubt"],
) {
  const inOrNear = new Set(periods.flatMap(daysAround));
  const apart = spotting.filter((day) => !inOrNear.has(day)).toSorted();
  if (apart.length > 0) doubt("spotting_apart", apart.length);
  return periods.map(({ startDay, endDay, flow }, place) => {
    const next = periods[place + 1]?.startDay;
    while (apart[0] !== undefined && apart[0] < startDay) apart.shift();
    const hasSpotting = apart[0] !== undefined && (next === undefined || apart[0] < next);
    return {
      startDate: startDay,
      startDay,
      ...(endDay !== undefined && { endDate: endDay, endDay }),
      ...(flow !== undefined && { flow }),
      ...(hasSpotting && { intermenstrualSpotting: true }),
    };
  });
}

/** The days of a period with the one before and the one after. */
function daysAround({ startDay, endDay = startDay }: Period): CalendarDay[] {
  const days = daysBetween(startDay, endDay) + 3;
  return Array.from({ length: days }, (_, place) => addDays(startDay, place - 1));
}
