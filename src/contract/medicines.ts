import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DaySchema, IdSchema, NameSchema, NoteSchema } from "./fields.ts";
import { numberFrom, oneOf, wholeNumberFrom } from "./scales.ts";

/** Monday is 1, Sunday is 7 (ISO 8601). */
const WeekdaySchema = wholeNumberFrom(1, 7);

const TimesADaySchema = wholeNumberFrom(1, 8);

/** On which days it is taken, and how often on such a day. */
const ScheduleSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("daily"), timesADay: TimesADaySchema }),
  z.strictObject({
    kind: z.literal("weekdays"),
    weekdays: z
      .array(WeekdaySchema)
      .check(
        z.minLength(1, { error: "Choose at least one day of the week." }),
        z.maxLength(7, { error: "Choose each day of the week once." }),
      ),
    timesADay: TimesADaySchema,
  }),
  /** From one day of her cycle to another; day 1 is the first day of a period. */
  z.strictObject({
    kind: z.literal("cycle_days"),
    fromDay: wholeNumberFrom(1, 60),
    toDay: wholeNumberFrom(1, 60),
    timesADay: TimesADaySchema,
  }),
  z.strictObject({ kind: z.literal("as_needed") }),
]);
export type Schedule = z.infer<typeof ScheduleSchema>;

const fields = {
  name: NameSchema,
  /** How much at one time, in `unit`. */
  dose: z.optional(numberFrom(0.001, 100_000)),
  unit: z.optional(
    z.string().check(z.trim(), z.maxLength(20, { error: "Shorten this to 20 characters." })),
  ),
  schedule: ScheduleSchema,
  startDate: DaySchema,
  /** The last day she takes it; without it she still does. */
  endDate: z.optional(DaySchema),
  why: z.optional(NoteSchema),
  sideEffects: z.optional(NoteSchema),
};

/** A medicine or supplement she takes or took. */
export const MedicineSchema = z.object({ id: IdSchema, ...fields });
export type Medicine = z.infer<typeof MedicineSchema>;

export const doseAnswers = ["taken", "late", "skipped"] as const;

/** What became of one dose of one day. `slot` 1 is the day's first dose. */
export const DoseSchema = z.object({
  id: IdSchema,
  date: DaySchema,
  medicineId: IdSchema,
  slot: wholeNumberFrom(1, 8),
  answer: oneOf(doseAnswers),
  notes: z.optional(NoteSchema),
});
export type Dose = z.infer<typeof DoseSchema>;

/**
 * Her medicines and supplements, the most recently begun first.
 * @example GET → 200 [{"id":"…","name":"Metformin","dose":500,"unit":"mg",
 *                      "schedule":{"kind":"daily","timesADay":2},"startDate":"2026-03-01"}]
 */
export const listMedicines = endpoint({
  method: "GET",
  path: "/api/medicines",
  summary: "List medicines and supplements",
  request: {},
  response: z.array(MedicineSchema),
});
