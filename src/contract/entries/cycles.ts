import * as z from "zod/mini";
import { ForecastSchema } from "../insights/forecast.ts";
import { LengthSummarySchema } from "../insights/length-summary.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { RangeSchema } from "../kernel/ranges.ts";
import { oneOf, YesNoSchema } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

export const flows = ["none", "spotting", "light", "moderate", "heavy"] as const;
const FlowSchema = oneOf(flows);
export type Flow = z.infer<typeof FlowSchema>;

export const leaveOutReasons = [
  "illness",
  "travel",
  "stopped_pill",
  "pregnancy_ended",
  "other",
] as const;
const LeaveOutSchema = oneOf(leaveOutReasons);

/** "not_sure" is an answer: the question is not repeated, and both cases remain possible. */
export const missedLogAnswers = ["yes", "no", "not_sure"] as const;

const MissedLogSchema = oneOf(missedLogAnswers);

const details = {
  flow: z.optional(FlowSchema),
  intermenstrualSpotting: z.optional(YesNoSchema),
  spottingNotes: z.optional(NoteSchema),
  notes: z.optional(NoteSchema),
  isUnsure: z.optional(YesNoSchema),
  /** The answer to "Is a period missing from this cycle?" */
  missedLog: z.optional(MissedLogSchema),
  /** Confirmed as a separate period though it began fewer than 10 days after another. */
  isSeparate: z.optional(YesNoSchema),
  /** The day on which the user last confirmed that a long open period continues. */
  stillBleedingOn: z.optional(DaySchema),
  /** The end is an estimate, or the first day of an import without one: no average counts it. */
  endIsUnknown: z.optional(YesNoSchema),
};

const period = {
  startDate: DayOrInstantSchema,
  endDate: z.optional(DayOrInstantSchema),
  leftOutBecause: z.optional(LeaveOutSchema),
  ...details,
};

/**
 * A period and the cycle it begins. `startDate` and `endDate` are stored as sent; `startDay` and
 * `endDay` are the local calendar days. No `endDate`: still open.
 */
export const CycleSchema = z.object({
  id: IdSchema,
  startDate: DayOrInstantSchema,
  startDay: DaySchema,
  endDate: z.optional(DayOrInstantSchema),
  endDay: z.optional(DaySchema),
  leftOutBecause: z.optional(LeaveOutSchema),
  ...details,
});
export type Cycle = z.infer<typeof CycleSchema>;

const RevisedCycleSchema = revised(CycleSchema);
/** As returned: with the revision that `If-Match` sends back. */
export type RevisedCycle = z.infer<typeof RevisedCycleSchema>;

/**
 * Lists the cycles, newest first; with a range, those that began in it.
 * @example GET → 200 [{"id":"…","startDate":"2026-11-20T07:30:00.000Z","startDay":"2026-11-20","flow":"light","revision":7}]
 */
export const listCycles = endpoint({
  method: "GET",
  path: entryKinds.cycle.path,
  summary: "List cycles, newest first",
  request: { query: RangeSchema },
  response: z.array(RevisedCycleSchema),
});

/**
 * Starts a cycle. With a client-generated `id` the request is idempotent.
 * Errors: 422 `invalid_input` on `startDate` when it lies in the future, inside another period,
 * or another cycle is still open; on `endDate` when it lies before the start.
 * @example POST {"startDate":"2026-11-20T07:30:00.000Z"} → 201 {"id":"…","startDate":"…","startDay":"2026-11-20","revision":7}
 */
export const startCycle = endpoint({
  method: "POST",
  path: entryKinds.cycle.path,
  summary: "Start a cycle",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      startDate: DayOrInstantSchema,
      endDate: z.optional(DayOrInstantSchema),
      ...details,
    }),
  },
  response: RevisedCycleSchema,
  status: 201,
  errors: ["too_many_entries"],
});

/**
 * Changes a cycle, usually setting `endDate` when the period ends. `endDate: null` reopens it;
 * `leftOutBecause: null` includes it in averages again; `null` for `flow`, `missedLog`,
 * `isSeparate` or `stillBleedingOn` clears the answer.
 * `endIsUnknown` beside an `endDate` marks it as an estimate, which no average counts.
 * Errors: 404 `not_found`, 412 `conflict`; 422 `invalid_input` when the end lies before the start,
 * in the future or inside another period, or another cycle is open.
 * @example PATCH /api/cycles/… {"endDate":"2026-11-25T07:30:00.000Z"} → 200 {"id":"…",…}
 */
export const changeCycle = endpoint({
  method: "PATCH",
  path: `${entryKinds.cycle.path}/{id}`,
  summary: "Change or end a cycle",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      startDate: z.optional(DayOrInstantSchema),
      endDate: z.optional(z.nullable(DayOrInstantSchema)),
      leftOutBecause: z.optional(z.nullable(LeaveOutSchema)),
      ...details,
      flow: z.optional(z.nullable(FlowSchema)),
      missedLog: z.optional(z.nullable(MissedLogSchema)),
      isSeparate: z.optional(z.nullable(YesNoSchema)),
      stillBleedingOn: z.optional(z.nullable(DaySchema)),
    }),
  },
  response: RevisedCycleSchema,
  entry: RevisedCycleSchema,
});

/**
 * Merges a period with a later one that was the same, or was started by mistake: the earlier takes
 * the later's end, or is open if the later is, and the later is deleted. Notes are concatenated,
 * the heavier flow counts. Idempotent. Errors: 404 `not_found` for the earlier; 422 `invalid_input`
 * on `later` when it began before the earlier, or another period lies between them,
 * on `notes` or `spottingNotes` when both together are too long.
 * @example POST /api/cycles/…/join/… → 200 {"id":"…","startDate":"…","startDay":"2026-11-16","revision":9}
 */
export const joinCycles = endpoint({
  method: "POST",
  path: "/api/cycles/{id}/join/{later}",
  summary: "Join two logged periods into one",
  request: { params: z.strictObject({ id: IdSchema, later: IdSchema }) },
  response: RevisedCycleSchema,
});

/**
 * Undoes a merge: the joined period is restored, and the later one is recreated under the `id` sent.
 * Idempotent.
 * Errors: 404 `not_found`, 412 `conflict`; 422 `invalid_input` as for `startCycle`.
 * @example POST /api/cycles/…/split {"earlier":{"startDate":"2026-11-02","endDate":"2026-11-04"},
 *          "later":{"id":"…","startDate":"2026-11-06"}} → 200 {"id":"…","startDate":"2026-11-02",…}
 */
export const splitCycle = endpoint({
  method: "POST",
  path: "/api/cycles/{id}/split",
  summary: "Take the joining of two periods back",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      earlier: z.strictObject(period),
      later: z.strictObject({ ...period, id: IdSchema }),
    }),
  },
  response: RevisedCycleSchema,
  entry: RevisedCycleSchema,
  errors: ["too_many_entries"],
});

/** Deletes a cycle. Errors: 404 `not_found`, 412 `conflict`. @example DELETE /api/cycles/… → 204 */
export const deleteCycle = endpoint({
  method: "DELETE",
  path: `${entryKinds.cycle.path}/{id}`,
  summary: "Delete a cycle",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedCycleSchema,
});

/**
 * Returns statistics of completed cycles. Averages are in days, to one decimal, over completed
 * cycles of any length; `null` if there is nothing to average or predict from. `cycleLengths` and
 * `periodLengths` are summaries: a mean or, if lengths differ by more than 9 days, range and
 * median. `nextPeriodDate` is the local day expected when the cycle began: it is in the past once
 * the period is late, and `forecast` has the current range.
 * @example GET → 200 {"nextPeriodDate":"2026-12-18","totalCycles":4,"avgCycleLength":29.3,
 *                      "avgPeriodLength":5,"cycleLengths":{"kind":"mean","mean":29.3},
 *                      "periodLengths":{"kind":"mean","mean":5},"forecast":{"kind":"forecast",…}}
 */
export const getCycleSummary = endpoint({
  method: "GET",
  path: "/api/cycles/summary",
  summary: "Averages and the next period",
  request: {},
  response: z.object({
    nextPeriodDate: z.nullable(DaySchema),
    totalCycles: z.number(),
    avgCycleLength: z.nullable(z.number()),
    avgPeriodLength: z.nullable(z.number()),
    cycleLengths: z.nullable(LengthSummarySchema),
    periodLengths: z.nullable(LengthSummarySchema),
    forecast: ForecastSchema,
  }),
});
