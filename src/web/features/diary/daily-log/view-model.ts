import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { DayRecords } from "#domain/day/day-record.ts";
import { fiveOfTen, nightOfTen } from "#domain/day/day-scales.ts";
import { DAILY_LOG_DAYS } from "#domain/day/pcos-day.ts";
import { addDays, type CalendarDay, FIRST_DAY, isCalendarDay } from "#domain/days/calendar-day.ts";
import { stressLabel } from "#domain/pcos/stress-label.ts";
import { type CycleOverview, isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import type { Phase } from "#domain/phase/cycle-phase.ts";

export const logOfDay = <Log extends DailyLog>(logs: readonly Log[], day: CalendarDay) =>
  logs.find(({ date }) => date === day) ?? null;

export type DayMark = "light" | "moderate" | "heavy" | "spotting" | "logged" | "empty";

export interface StripDay {
  readonly day: CalendarDay;
  readonly mark: DayMark;
}

export function lastLogs(logs: readonly DailyLog[], today: CalendarDay): readonly DailyLog[] {
  const first = addDays(today, 1 - DAILY_LOG_DAYS);
  return logs.filter(({ date }) => date >= first);
}

export function stripOf(records: DayRecords, today: CalendarDay): readonly StripDay[] {
  return Array.from({ length: DAILY_LOG_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - DAILY_LOG_DAYS);
    const record = records.get(day);
    const flow = record?.flow?.value ?? "none";
    const logged = flow === "none" ? "logged" : flow;
    return { day, mark: record === undefined ? "empty" : logged };
  });
}

export interface Greeting {
  readonly cycleDay: number | null;
  readonly phase: Phase | null;
  readonly note:
    | "no-cycle"
    | "log-lapsed"
    | "late"
    | "pregnant"
    | "hormonal-contraception"
    | "iud"
    | "long-gap"
    | null;
}

/** Counts no day in a stage without cycles, where home counts weeks or days of a pack. */
export function greetingOf(overview: CycleOverview): Greeting {
  const { position, phase, fertileWindow } = overview;
  const isCounted = position.kind === "known" && !isWithoutCycle(overview);
  const cycleDay = isCounted ? position.cycleDay : null;
  switch (phase.kind) {
    case "unnamed": {
      if (fertileWindow.kind === "long-gap") return { cycleDay, phase: null, note: "long-gap" };
      const reason = fertileWindow.kind === "hidden" ? fertileWindow.reason : "her-choice";
      // A hidden phase needs no explanation to the user who hid it.
      return { cycleDay, phase: null, note: reason === "her-choice" ? null : reason };
    }
    case "no-cycle":
    case "log-lapsed":
    case "late":
      return { cycleDay, phase: null, note: phase.kind };
    case "phase":
      return { cycleDay, phase: phase.phase, note: null };
  }
}

/** `checkIn`: asked in the check-in too, from 1 to 5. */
export type ScaleFamily = "severity" | "amount" | "level" | "quality" | "checkIn";

export const scaleFamily = {
  pain_level: "severity",
  anxiety_level: "checkIn",
  motivation: "level",
  brain_fog: "severity",
  bloating: "severity",
  acne: "severity",
  hair_growth: "amount",
  hair_thinning: "amount",
  skin_oiliness: "amount",
  libido: "level",
  pain_during_sex: "severity",
  sleep_quality: "quality",
  stress_level: "checkIn",
} as const satisfies Record<string, ScaleFamily>;

export type ScaleKey = keyof typeof scaleFamily;

/** Initial positions of the scales, from the specification; not answers. */
export const scaleStarts: { readonly [Scale in ScaleKey]?: number } = {
  motivation: 5,
  sleep_quality: 5,
};

const scaleSteps = ["none", "low", "middle", "high"] as const;
export type ScaleStep = (typeof scaleSteps)[number];

const LAST_LOW = 3;
const LAST_MIDDLE = 6;

/** Sleep, stress and anxiety have the steps of the check-in. */
export function scaleStep(value: number, family: ScaleFamily): ScaleStep {
  if (family === "quality") return scaleSteps[Math.round(nightOfTen(value)) - 1] ?? "high";
  if (value === 0) return "none";
  if (family === "checkIn") {
    const label = stressLabel(fiveOfTen(value));
    return label === "moderate" ? "middle" : label === "low" ? "low" : "high";
  }
  if (value <= LAST_LOW) return "low";
  return value <= LAST_MIDDLE ? "middle" : "high";
}

export function loggableDay(text: string | null, today: CalendarDay): CalendarDay | null {
  if (text === null || !isCalendarDay(text)) return null;
  return text >= FIRST_DAY && text <= today ? text : null;
}
