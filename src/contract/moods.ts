import * as z from "zod/mini";
import { datedEndpoints } from "./dated-endpoints.ts";
import { endpoint } from "./endpoint.ts";
import { revised } from "./entry.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "./fields.ts";
import { FiveScaleSchema } from "./scales.ts";

const scales = {
  /** Premenstrual depression. */
  depression: FiveScaleSchema,
  anxiety: FiveScaleSchema,
  stress: FiveScaleSchema,
};

/** The mood check-in of one day, each scale 1–5. */
export const MoodSchema = z.object({ id: IdSchema, date: DaySchema, ...scales });
export type Mood = z.infer<typeof MoodSchema>;

export const moodEndpoints = datedEndpoints({
  path: "/api/moods",
  entry: MoodSchema,
  saved: z.strictObject({ date: DayOrInstantSchema, ...scales }),
  changed: z.partial(z.strictObject({ date: DayOrInstantSchema, ...scales })),
  summaries: {
    list: "List mood check-ins, newest first",
    save: "Save a mood check-in",
    change: "Change a mood check-in",
    remove: "Delete a mood check-in",
  },
});

/**
 * Her mood check-ins, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","depression":2,"anxiety":3,"stress":4,"revision":7}]
 */
export const listMoods = moodEndpoints.list;

/**
 * Today's mood check-in, by her own day.
 * Errors: 404 `not_found` when there is none yet.
 * @example GET → 200 {"id":"…","date":"2026-11-20","depression":2,"anxiety":3,"stress":4,"revision":7}
 */
export const getMoodToday = endpoint({
  method: "GET",
  path: "/api/moods/today",
  summary: "Today's mood check-in",
  request: {},
  response: revised(MoodSchema),
  errors: ["not_found"],
});

/**
 * Saves the day's check-in; a second one replaces the first.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `date` when it lies in the future.
 * @example POST {"depression":2,"anxiety":3,"stress":4,"date":"2026-11-20"} → 201 {"id":"…",…}
 */
export const saveMood = moodEndpoints.save;

/**
 * Changes a check-in.
 * Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/moods/… {"stress":2} → 200 {"id":"…",…}
 */
export const changeMood = moodEndpoints.change;

/**
 * Deletes a check-in.
 * Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/moods/… → 204
 */
export const deleteMood = moodEndpoints.remove;
