import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { doseBounds, type Medicine, type Schedule } from "#contract/medicines.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import { numberTyped } from "#web/ui/typed-number.ts";

/** The form: everything as she typed it, the parts of every schedule kept side by side. */
export interface MedicineDraft {
  readonly name: string;
  readonly dose: string;
  readonly unit: string;
  readonly kind: Schedule["kind"];
  readonly timesADay: number;
  readonly weekdays: readonly number[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly why: string;
  readonly sideEffects: string;
}

export function draftOf(medicine: Medicine | null, today: CalendarDay): MedicineDraft {
  const schedule: Schedule = medicine?.schedule ?? { kind: "daily", timesADay: 1 };
  return {
    name: medicine?.name ?? "",
    dose: medicine?.dose === undefined ? "" : String(medicine.dose),
    unit: medicine?.unit ?? "",
    kind: schedule.kind,
    timesADay: schedule.kind === "as_needed" ? 1 : schedule.timesADay,
    weekdays: schedule.kind === "weekdays" ? schedule.weekdays : [],
    fromDay: schedule.kind === "cycle_days" ? String(schedule.fromDay) : "",
    toDay: schedule.kind === "cycle_days" ? String(schedule.toDay) : "",
    startDate: medicine?.startDate ?? today,
    endDate: medicine?.endDate ?? "",
    why: medicine?.why ?? "",
    sideEffects: medicine?.sideEffects ?? "",
  };
}

export type DraftProblems = Partial<Record<keyof MedicineDraft, MessageDescriptor>>;

export type ReadMedicine =
  | { readonly kind: "invalid"; readonly problems: DraftProblems }
  | { readonly kind: "medicine"; readonly medicine: Omit<Medicine, "id"> };

/** The last cycle day that a schedule can name. */
const LAST_CYCLE_DAY = 60;
/** What the server allows as a first day, in days from today. */
const MOST_DAYS_AHEAD = 366;

/** What the form says, or what is wrong with it, field by field. */
export function readDraft(draft: MedicineDraft, today: CalendarDay): ReadMedicine {
  const problems: DraftProblems = {
    ...(draft.name.trim() === "" && { name: msg`Enter a name.` }),
    ...doseProblem(draft.dose),
    ...scheduleProblems(draft),
    ...dateProblems(draft, today),
  };
  if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
  const text = (field: "unit" | "why" | "sideEffects") => {
    const typed = draft[field].trim();
    return typed === "" ? {} : { [field]: typed };
  };
  const dose = numberTyped(draft.dose);
  return {
    kind: "medicine",
    medicine: {
      name: draft.name.trim(),
      ...(dose !== null && { dose }),
      ...text("unit"),
      schedule: scheduleOf(draft),
      startDate: draft.startDate as CalendarDay,
      ...(draft.endDate !== "" && { endDate: draft.endDate as CalendarDay }),
      ...text("why"),
      ...text("sideEffects"),
    },
  };
}

function doseProblem(typed: string): DraftProblems {
  const dose = numberTyped(typed);
  const { min, max } = doseBounds;
  const isFine = dose === null || (dose >= min && dose <= max);
  return isFine ? {} : { dose: msg`Enter a number, such as 500 or 0.5.` };
}

function scheduleProblems({ kind, weekdays, fromDay, toDay }: MedicineDraft): DraftProblems {
  if (kind === "weekdays" && weekdays.length === 0) {
    return { weekdays: msg`Choose at least one day.` };
  }
  if (kind !== "cycle_days") return {};
  const wrong = msg`Enter a whole number from 1 to ${LAST_CYCLE_DAY}.`;
  const [first, last] = [cycleDay(fromDay), cycleDay(toDay)];
  if (first === null) return { fromDay: wrong, ...(last === null && { toDay: wrong }) };
  if (last === null) return { toDay: wrong };
  return last < first ? { toDay: msg`Choose the first of the days or a day after it.` } : {};
}

function cycleDay(typed: string): number | null {
  const day = numberTyped(typed);
  return day !== null && Number.isInteger(day) && day >= 1 && day <= LAST_CYCLE_DAY ? day : null;
}

function dateProblems({ startDate, endDate }: MedicineDraft, today: CalendarDay): DraftProblems {
  if (!isCalendarDay(startDate) || startDate < "1950-01-01") {
    return { startDate: msg`Choose a date.` };
  }
  if (startDate > addDays(today, MOST_DAYS_AHEAD)) {
    return { startDate: msg`Choose a day no more than a year ahead.` };
  }
  if (endDate === "") return {};
  if (!isCalendarDay(endDate) || endDate > "2099-12-31") return { endDate: msg`Choose a date.` };
  return endDate < startDate ? { endDate: msg`Choose the first day or a day after it.` } : {};
}

/** The schedule a draft describes; its cycle days are right once the draft has no problem. */
export function scheduleOf({ kind, timesADay, weekdays, fromDay, toDay }: MedicineDraft): Schedule {
  switch (kind) {
    case "daily":
      return { kind, timesADay };
    case "weekdays":
      return { kind, weekdays: weekdays.toSorted((one, other) => one - other), timesADay };
    case "cycle_days":
      return { kind, fromDay: Number(fromDay), toDay: Number(toDay), timesADay };
    case "as_needed":
      return { kind };
  }
}
