import {
  addMedicine,
  type IntervalUnit,
  type Medicine,
  type Schedule,
} from "#contract/entries/medicines.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { filled, useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";
import { type MedicineBody, saveMedicine } from "./api.ts";

export interface MedicineDraft {
  readonly name: string;
  readonly dose: string;
  readonly unit: string;
  readonly kind: Schedule["kind"];
  readonly timesADay: number;
  readonly weekdays: readonly number[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly count: string;
  readonly unitOfCount: IntervalUnit;
  readonly daysTaken: string;
  readonly daysPaused: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly why: string;
  readonly sideEffects: string;
}

export type MedicineFields = Omit<Medicine, "id">;

export function draftOf(medicine: MedicineFields | null, today: CalendarDay): MedicineDraft {
  const { name = "", dose = "", unit = "", why = "", sideEffects = "" } = medicine ?? {};
  const { startDate = today, endDate = "" } = medicine ?? {};
  const schedule: Schedule = medicine?.schedule ?? { kind: "daily", timesADay: 1 };
  return {
    name,
    dose: String(dose),
    unit,
    startDate,
    endDate,
    why,
    sideEffects,
    kind: schedule.kind,
    timesADay: schedule.kind === "as_needed" ? 1 : schedule.timesADay,
    weekdays: schedule.kind === "weekdays" ? schedule.weekdays : [],
    fromDay: schedule.kind === "cycle_days" ? String(schedule.fromDay) : "",
    toDay: schedule.kind === "cycle_days" ? String(schedule.toDay) : "",
    count: schedule.kind === "every" ? String(schedule.count) : "",
    unitOfCount: schedule.kind === "every" ? schedule.unit : "weeks",
    daysTaken: schedule.kind === "pack" ? String(schedule.daysTaken) : "21",
    daysPaused: schedule.kind === "pack" ? String(schedule.daysPaused) : "7",
  };
}

export function scheduleOf(draft: MedicineDraft) {
  const { kind, timesADay, weekdays, fromDay, toDay } = draft;
  switch (kind) {
    case "daily":
      return { kind, timesADay };
    case "weekdays":
      return { kind, weekdays: weekdays.toSorted((one, other) => one - other), timesADay };
    case "cycle_days":
      return { kind, fromDay: numberTyped(fromDay), toDay: numberTyped(toDay), timesADay };
    case "every":
      return { kind, count: numberTyped(draft.count), unit: draft.unitOfCount, timesADay };
    case "pack": {
      const { daysTaken, daysPaused } = draft;
      const days = { daysTaken: numberTyped(daysTaken), daysPaused: numberTyped(daysPaused) };
      return { kind, ...days, timesADay };
    }
    case "as_needed":
      return { kind };
  }
}

/** The contract's limit, in characters. */
export const LONGEST_NOTE = 2000;

const bodySchema = addMedicine.request.body;

export function bodyOf(draft: MedicineDraft) {
  const { name, dose, unit, startDate, endDate, why, sideEffects } = draft;
  const texts = { name, unit, startDate, endDate, why, sideEffects };
  return filled({ ...texts, dose: numberTyped(dose), schedule: scheduleOf(draft) });
}

/** The server's limit for the first day, in days from today. */
const MOST_DAYS_AHEAD = 366;

export function problemsOfDays(
  { startDate, endDate }: Pick<MedicineDraft, "startDate" | "endDate">,
  today: CalendarDay,
) {
  const isTooFar = startDate > addDays(today, MOST_DAYS_AHEAD);
  const endsBefore = endDate !== "" && endDate < startDate;
  return [
    isTooFar ? ({ field: "startDate", code: "too_far_ahead" } as const) : null,
    endsBefore ? ({ field: "endDate", code: "before_start" } as const) : null,
  ];
}

export interface MedicineFormOptions {
  readonly medicine: Medicine | null;
  readonly like?: MedicineFields | undefined;
  readonly today: CalendarDay;
  readonly toast: (medicine: MedicineBody) => ToastMessage;
  readonly onDone: () => void;
}

export function useMedicineForm({ medicine, like, today, toast, onDone }: MedicineFormOptions) {
  const { draft, change, messageOf, saveWith } = useDraft<MedicineDraft, typeof bodySchema>({
    form: `medicine.${medicine?.id ?? "new"}`,
    initial: () => draftOf(like ?? medicine, today),
    schema: bodySchema,
    bodyOf,
    checks: (typed) => problemsOfDays(typed, today),
  });
  const { save, ...saving } = useSave<MedicineBody, Medicine>({
    send: saveMedicine,
    base: medicine,
    refreshes: ["GET /api/medicines", "GET /api/doses"],
    toast,
    onSaved: onDone,
  });
  const problemOf = (name: string) => messageOf(name, saving.failure);
  const field = <Name extends keyof MedicineDraft>(name: Name) => ({
    ...draftFields({ draft, change }).field(name),
    error: problemOf(name),
    autoComplete: "off",
  });
  return { ...saving, draft, change, problemOf, field, submit: () => saveWith(save) };
}

export type MedicineForm = ReturnType<typeof useMedicineForm>;
