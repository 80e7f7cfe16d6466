import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { refusal } from "../kernel/field-codes.ts";
import {
  DayOrInstantSchema,
  DaySchema,
  IdSchema,
  NameSchema,
  NoteSchema,
} from "../kernel/fields.ts";
import { RangeSchema } from "../kernel/ranges.ts";
import { numberFrom, oneOf, wholeNumberFrom } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

/** Monday is 1, Sunday is 7 (ISO 8601). */
const WeekdaySchema = wholeNumberFrom(1, 7);

/** The maximum of a schedule, and of a day for medicine taken as needed. */
export const MOST_DOSES_A_DAY = 8;
const TimesADaySchema = wholeNumberFrom(1, MOST_DOSES_A_DAY);

export const intervalUnits = ["days", "weeks", "months"] as const;
const IntervalUnitSchema = oneOf(intervalUnits);
export type IntervalUnit = z.infer<typeof IntervalUnitSchema>;

/** Typing guards, no medical limits: a pack of three months is the longest common one. */
const MOST_UNITS_APART = 60;
const LONGEST_PACK = 200;
const LONGEST_PAUSE = 60;

const ScheduleSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("daily"), timesADay: TimesADaySchema }),
  z.strictObject({
    kind: z.literal("weekdays"),
    weekdays: z.array(WeekdaySchema).check(
      z.minLength(1),
      z.refine((days) => new Set(days).size === days.length, refusal("repeated")),
    ),
    timesADay: TimesADaySchema,
  }),
  /** From one cycle day to another; day 1 is the first day of a period. */
  z
    .strictObject({
      kind: z.literal("cycle_days"),
      fromDay: wholeNumberFrom(1, 60),
      toDay: wholeNumberFrom(1, 60),
      timesADay: TimesADaySchema,
    })
    .check(
      z.refine(({ fromDay, toDay }) => fromDay <= toDay, {
        path: ["toDay"],
        ...refusal("before_start"),
      }),
    ),
  /** From the first day on; the 31st is a shorter month's last day. */
  z.strictObject({
    kind: z.literal("every"),
    count: wholeNumberFrom(1, MOST_UNITS_APART),
    unit: IntervalUnitSchema,
    timesADay: TimesADaySchema,
  }),
  /** Packs in sequence from the first day: days with pills, then days without. */
  z.strictObject({
    kind: z.literal("pack"),
    daysTaken: wholeNumberFrom(1, LONGEST_PACK),
    daysPaused: wholeNumberFrom(1, LONGEST_PAUSE),
    timesADay: TimesADaySchema,
  }),
  z.strictObject({ kind: z.literal("as_needed") }),
]);
export type Schedule = z.infer<typeof ScheduleSchema>;

/** The amount per dose, in the unit beside it: a typing guard, no medical limit. */
const DoseSizeSchema = numberFrom(0.001, 100_000);

const UnitSchema = NoteSchema.check(z.trim(), z.maxLength(20));

/** A medicine or supplement, current or past. */
export const MedicineSchema = z.object({
  id: IdSchema,
  name: NameSchema,
  dose: z.optional(DoseSizeSchema),
  unit: z.optional(UnitSchema),
  schedule: ScheduleSchema,
  startDate: DaySchema,
  /** The last day; absent while ongoing. */
  endDate: z.optional(DaySchema),
  why: z.optional(NoteSchema),
  sideEffects: z.optional(NoteSchema),
});
export type Medicine = z.infer<typeof MedicineSchema>;

const RevisedMedicineSchema = revised(MedicineSchema);

export const doseAnswers = ["taken", "late", "skipped"] as const;
const DoseAnswerSchema = oneOf(doseAnswers);
export type DoseAnswer = z.infer<typeof DoseAnswerSchema>;

const SlotSchema = wholeNumberFrom(1, MOST_DOSES_A_DAY);

/** The answer for one dose of one day. `slot` 1 is the day's first dose. */
export const DoseSchema = z.object({
  id: IdSchema,
  date: DaySchema,
  medicineId: IdSchema,
  slot: SlotSchema,
  answer: DoseAnswerSchema,
  notes: z.optional(NoteSchema),
});
export type Dose = z.infer<typeof DoseSchema>;

const RevisedDoseSchema = revised(DoseSchema);

/**
 * Lists medicines and supplements, the most recently begun first.
 * @example GET → 200 [{"id":"…","name":"Metformin","dose":500,"unit":"mg",
 *                      "schedule":{"kind":"daily","timesADay":2},"startDate":"2026-03-01","revision":7}]
 */
export const listMedicines = endpoint({
  method: "GET",
  path: entryKinds.medicine.path,
  summary: "List medicines and supplements",
  request: {},
  response: z.array(RevisedMedicineSchema),
});

/**
 * Adds a medicine. With a client-generated `id` the request is idempotent. Errors: 422
 * `invalid_input`: on `startDate` when it lies more than a year ahead, on `endDate` when it lies
 * before `startDate`.
 * @example POST {"name":"Metformin","schedule":{"kind":"daily","timesADay":2}, "startDate":"2026-03-01"} → 201 {"id":"…",…}
 */
export const addMedicine = endpoint({
  method: "POST",
  path: entryKinds.medicine.path,
  summary: "Add a medicine or supplement",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      name: NameSchema,
      dose: z.optional(DoseSizeSchema),
      unit: z.optional(UnitSchema),
      schedule: ScheduleSchema,
      startDate: DayOrInstantSchema,
      endDate: z.optional(DayOrInstantSchema),
      why: z.optional(NoteSchema),
      sideEffects: z.optional(NoteSchema),
    }),
  },
  response: RevisedMedicineSchema,
  status: 201,
  errors: ["too_many_entries"],
});

/**
 * Changes a medicine; `null` clears a field, and `endDate: null` resumes it. Its doses stay.
 * Errors: 404 `not_found`, 412 `conflict`; 422 `invalid_input` as for adding.
 * @example PATCH /api/medicines/… {"endDate":"2026-11-20"} → 200 {"id":"…",…}
 */
export const changeMedicine = endpoint({
  method: "PATCH",
  path: `${entryKinds.medicine.path}/{id}`,
  summary: "Change or end a medicine or supplement",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      name: z.optional(NameSchema),
      dose: z.nullish(DoseSizeSchema),
      unit: z.nullish(UnitSchema),
      schedule: z.optional(ScheduleSchema),
      startDate: z.optional(DayOrInstantSchema),
      endDate: z.nullish(DayOrInstantSchema),
      why: z.nullish(NoteSchema),
      sideEffects: z.nullish(NoteSchema),
    }),
  },
  response: RevisedMedicineSchema,
  entry: RevisedMedicineSchema,
});

/**
 * Deletes a medicine and all its doses. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/medicines/… → 204
 */
export const deleteMedicine = endpoint({
  method: "DELETE",
  path: `${entryKinds.medicine.path}/{id}`,
  summary: "Delete a medicine and its doses",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedMedicineSchema,
});

/**
 * Lists logged doses, newest day first.
 * @example GET ?from=2026-11-16 → 200 [{"id":"…","date":"2026-11-20","medicineId":"…","slot":1, "answer":"taken","revision":7}]
 */
export const listDoses = endpoint({
  method: "GET",
  path: entryKinds.dose.path,
  summary: "List noted doses, newest day first",
  request: { query: RangeSchema },
  response: z.array(RevisedDoseSchema),
});

/**
 * Logs one dose; a second answer for the same medicine, day and slot replaces the first under its
 * id. Errors: 412 `conflict`; 422 `invalid_input`: on `medicineId` for an unknown medicine, on
 * `date` when it lies in the future or outside the medicine's first and last day, on `slot` when no
 * such dose is due.
 * @example POST {"date":"2026-11-20","medicineId":"…","slot":1,"answer":"taken"} → 201 {"id":"…",…}
 */
export const saveDose = endpoint({
  method: "POST",
  path: entryKinds.dose.path,
  summary: "Note a dose as taken, late or skipped",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      date: DayOrInstantSchema,
      medicineId: IdSchema,
      slot: SlotSchema,
      answer: DoseAnswerSchema,
      notes: z.optional(NoteSchema),
    }),
  },
  response: RevisedDoseSchema,
  status: 201,
  entry: RevisedDoseSchema,
  errors: ["too_many_entries"],
});

/**
 * Deletes an answer: the dose is open again. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/doses/… → 204
 */
export const deleteDose = endpoint({
  method: "DELETE",
  path: `${entryKinds.dose.path}/{id}`,
  summary: "Take back what was noted of a dose",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedDoseSchema,
});
