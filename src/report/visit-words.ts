import type { Schedule } from "#contract/entries/medicines.ts";
import type { LabLine, VisitReport } from "#contract/visit/visit-report.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { sugarRange } from "#domain/labs/lab-notice.ts";
import { placeInRange } from "#domain/labs/lab-range-place.ts";
import { labValueIn } from "#domain/labs/lab-units.ts";
import { asMeasured } from "#domain/labs/measures/measure-precision.ts";
import { answeredDoses } from "#domain/medicines/medicine-adherence.ts";
import { dayWords, numberWords, type Speech } from "./speech.ts";

export const labWords = ({ say }: Speech, { test, name }: Pick<LabLine, "test" | "name">) =>
  test === "other" ? (name ?? say("report.lab.other")) : say(`report.lab.${test}`);

export const periodWords = (speech: Speech, { period }: VisitReport) =>
  speech.say("report.period", {
    from: dayWords(speech, period.from),
    to: dayWords(speech, period.to),
    months: period.months,
  });

const EVERY = {
  days: "report.schedule.everyDays",
  weeks: "report.schedule.everyWeeks",
  months: "report.schedule.everyMonths",
} as const;

export function scheduleWords({ say, forms }: Speech, schedule: Schedule): string {
  if (schedule.kind === "as_needed") return say("report.schedule.asNeeded");
  const times = schedule.timesADay;
  switch (schedule.kind) {
    case "daily":
      return say("report.schedule.daily", { times });
    case "weekdays": {
      const weekdays = schedule.weekdays
        .toSorted((one, other) => one - other)
        .map((day) => forms.shortWeekdays[day - 1])
        .join(", ");
      return say("report.schedule.weekdays", { times, weekdays });
    }
    case "cycle_days": {
      const { fromDay: from, toDay: to } = schedule;
      return from === to
        ? say("report.schedule.cycleDay", { times, day: from })
        : say("report.schedule.cycleDays", { times, from, to });
    }
    case "every":
      return say(EVERY[schedule.unit], { times, count: schedule.count });
    case "pack":
      return say("report.schedule.pack", {
        times,
        taken: schedule.daysTaken,
        paused: schedule.daysPaused,
      });
  }
}

export const daysWords = (speech: Speech, from: CalendarDay, to: CalendarDay) =>
  speech.say("report.days.fromTo", { from: dayWords(speech, from), to: dayWords(speech, to) });

export function spanWords(
  speech: Speech,
  from: CalendarDay | null,
  to: CalendarDay | null,
): string {
  if (from !== null && to !== null) return daysWords(speech, from, to);
  if (from !== null) return speech.say("report.days.since", { day: dayWords(speech, from) });
  return to === null ? "–" : speech.say("report.days.to", { day: dayWords(speech, to) });
}

export function doseWords(
  speech: Speech,
  { dose, unit }: { dose: number | null; unit: string | null },
): string {
  return [dose === null ? null : numberWords(speech, dose), unit]
    .filter((part) => part !== null && part !== "")
    .join(" ");
}

type Adherence = NonNullable<VisitReport["medicines"]>[number]["adherence"];

export function adherenceWords({ say }: Speech, adherence: Adherence): string {
  switch (adherence.kind) {
    case "counted":
      // Unanswered days say nothing about doses taken.
      if (adherence.unanswered === adherence.due) return say("report.doses.unanswered");
      return say("report.doses.taken", {
        taken: adherence.taken + adherence.late,
        answered: answeredDoses(adherence),
      });
    case "as-needed":
      return adherence.taken === 0
        ? say("report.doses.unanswered")
        : say("report.doses.asNeeded", { count: adherence.taken });
    case "nothing-due":
      return "–";
  }
}

export function rangeWords(
  speech: Speech,
  { rangeLow, rangeHigh }: Pick<LabLine, "rangeLow" | "rangeHigh">,
) {
  const low = rangeLow === null ? null : numberWords(speech, rangeLow);
  const high = rangeHigh === null ? null : numberWords(speech, rangeHigh);
  if (low !== null && high !== null) return `${low}–${high}`;
  if (high !== null) return speech.say("report.range.upTo", { high });
  return low === null ? "–" : speech.say("report.range.from", { low });
}

export function resultWords(speech: Speech, line: LabLine): string {
  const result = `${line.comparator ?? ""}${valueWords(speech, line)}`;
  const place = placeInRange(line);
  const mark = place === "above" || place === "below" ? place : sugarRange(line);
  return mark === null ? result : speech.say(`report.labs.${mark}`, { result });
}

const HBA1C_UNITS = ["%", "mmol/mol"] as const;

/** HbA1c in both units, as laboratories print it, the entered one first. */
function valueWords(speech: Speech, { test, value, unit }: LabLine): string {
  const other = HBA1C_UNITS.find((name) => name !== unit);
  const converted = test === "hba1c" && other ? labValueIn(test, value, unit, other) : null;
  if (other === undefined || converted === null) return `${numberWords(speech, value)} ${unit}`;
  return `${hba1cWords(speech, value, unit)} (${hba1cWords(speech, converted, other)})`;
}

const hba1cWords = (speech: Speech, value: number, unit: string) =>
  `${numberWords(speech, asMeasured(value, unit))} ${unit}`;
