import * as z from "zod/mini";
import { periodAnswers } from "#domain/cycles/periods/period-answer.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DayOrInstantSchema, DaySchema, NoteSchema } from "../kernel/fields.ts";
import { countText, RangeSchema } from "../kernel/ranges.ts";
import {
  numberFrom,
  oneOf,
  TenScaleSchema,
  wholeNumberFrom,
  YesNoSchema,
} from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";
import { flows } from "./cycles.ts";

export const pcosMoods = ["calm", "anxious", "irritable", "sad", "energised", "ok"] as const;
export const pcosCravings = ["sugar", "carbs", "salty", "none"] as const;
export const pcosMucus = ["dry", "sticky", "creamy", "egg-white"] as const;
export const activityLevels = ["low", "moderate", "active"] as const;
export const acneAreas = ["forehead", "cheeks", "chin", "jawline", "back", "chest"] as const;
export const mealEnergies = ["steady", "sleepy", "crash"] as const;
export const weightChanges = ["gain", "loss", "none"] as const;

const ten = z.optional(TenScaleSchema);
const yesNo = z.optional(YesNoSchema);

const fields = {
  period_flow: z.optional(oneOf(flows)),
  /** Days of bleeding so far. */
  bleeding_duration: z.optional(wholeNumberFrom(0, 60)),
  pain_level: ten,
  mood: z.optional(oneOf(pcosMoods)),
  anxiety_level: ten,
  /** Energy, 0–10. */
  motivation: ten,
  brain_fog: ten,
  cravings: z.optional(oneOf(pcosCravings)),
  energy_after_meals: z.optional(oneOf(mealEnergies)),
  bloating: ten,
  weight_change: z.optional(oneOf(weightChanges)),
  acne: ten,
  acne_area: z.optional(oneOf(acneAreas)),
  /** Self-rated 0–10; not a Ferriman–Gallwey score. */
  hair_growth: ten,
  hair_thinning: ten,
  skin_oiliness: ten,
  cervical_mucus: z.optional(oneOf(pcosMucus)),
  libido: ten,
  pain_during_sex: ten,
  sleep_quality: ten,
  sleep_hours: z.optional(numberFrom(0, 24, "h")),
  stress_level: ten,
  activity_level: z.optional(oneOf(activityLevels)),
  caffeine: yesNo,
  alcohol: yesNo,
  notes: z.optional(NoteSchema),
};

const period = z.optional(oneOf(periodAnswers));

/**
 * One day's PCOS log. Scales are 0–10; an absent field was not asked or not answered. `period` is
 * the answer about bleeding outside all periods; `periodEdge` the previous first or last day of a
 * period extended to this day, or the end set on a period that was open.
 */
export const DailyLogSchema = z.object({
  date: DaySchema,
  ...fields,
  period,
  periodEdge: z.optional(DaySchema),
});
export type DailyLog = z.infer<typeof DailyLogSchema>;

const RevisedDailyLogSchema = revised(DailyLogSchema);

const DEFAULT_DAYS = "30";
const MAX_DAYS = 3660;

const DaysSchema = z.pipe(z._default(countText(MAX_DAYS), DEFAULT_DAYS), z.transform(Number));

/**
 * Lists the latest logs, newest first: of the last 30 local days unless `days`, a range or a page
 * (`RangeSchema`) says otherwise.
 * @example GET ?days=30 → 200 [{"date":"2026-11-20","pain_level":3,"sleep_quality":6,"revision":7}]
 */
export const listDailyLogs = endpoint({
  method: "GET",
  path: entryKinds.dailyLog.path,
  summary: "List PCOS logs, newest first",
  request: {
    query: z.extend(RangeSchema, { days: DaysSchema }),
  },
  response: z.array(RevisedDailyLogSchema),
});

/**
 * Returns the log of one day. Errors: 404 `not_found` when that day has none.
 * @example GET /api/pcos-logs/2026-11-20 → 200 {"date":"2026-11-20","pain_level":3,"revision":7}
 */
export const getDailyLog = endpoint({
  method: "GET",
  path: `${entryKinds.dailyLog.path}/{date}`,
  summary: "One day's PCOS log",
  request: { params: z.strictObject({ date: DaySchema }) },
  response: RevisedDailyLogSchema,
});

/**
 * Saves a day's log, replacing an earlier one as a whole. For bleeding outside all periods `period`
 * says what it is, and the cycles change in the same save: "starts" begins a period, "extends"
 * makes the nearest one reach this day, "between" leaves them unchanged. Without `period` no cycle
 * changes. A later save without bleeding undoes what the answer did.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `date` when it lies in the future, on `period`
 * when no period is near enough to be extended.
 * @example POST {"date":"2026-11-20","period_flow":"light","pain_level":3} → 201 {"date":"2026-11-20",…}
 */
export const saveDailyLog = endpoint({
  method: "POST",
  path: entryKinds.dailyLog.path,
  summary: "Save a PCOS log",
  request: { body: z.strictObject({ date: DayOrInstantSchema, ...fields, period }) },
  response: RevisedDailyLogSchema,
  status: 201,
  entry: RevisedDailyLogSchema,
  errors: ["too_many_entries"],
});

/**
 * Changes fields of a day's log and leaves the others; `period` as in a save.
 * Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/pcos-logs/2026-11-20 {"pain_level":5} → 200 {"date":"2026-11-20",…}
 */
export const changeDailyLog = endpoint({
  method: "PATCH",
  path: `${entryKinds.dailyLog.path}/{date}`,
  summary: "Change a PCOS log",
  request: {
    params: z.strictObject({ date: DaySchema }),
    body: z.strictObject({ ...fields, period }),
  },
  response: RevisedDailyLogSchema,
  entry: RevisedDailyLogSchema,
});

/**
 * Deletes a day's log, and undoes what its answer to "Is this your period?" did to the cycles.
 * Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/pcos-logs/2026-11-20 → 204
 */
export const deleteDailyLog = endpoint({
  method: "DELETE",
  path: `${entryKinds.dailyLog.path}/{date}`,
  summary: "Delete a PCOS log",
  request: { params: z.strictObject({ date: DaySchema }) },
  response: null,
  entry: RevisedDailyLogSchema,
});
