import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
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

/**
 * Her mood check-ins, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","depression":2,"anxiety":3,"stress":4}]
 */
export const listMoods = endpoint({
  method: "GET",
  path: "/api/moods",
  summary: "List mood check-ins, newest first",
  request: { query: RangeSchema },
  response: z.array(MoodSchema),
});

/**
 * Today's mood check-in, by her own day.
 * Errors: 404 `not_found` when there is none yet.
 * @example GET → 200 {"id":"…","date":"2026-11-20","depression":2,"anxiety":3,"stress":4}
 */
export const getMoodToday = endpoint({
  method: "GET",
  path: "/api/moods/today",
  summary: "Today's mood check-in",
  request: {},
  response: MoodSchema,
  errors: ["not_found"],
});

/**
 * Saves the day's check-in; a second one replaces the first.
 * Errors: 422 `invalid_input`, on `date` when it lies in the future.
 * @example POST {"depression":2,"anxiety":3,"stress":4,"date":"2026-11-20"} → 201 {"id":"…",…}
 */
export const saveMood = endpoint({
  method: "POST",
  path: "/api/moods",
  summary: "Save a mood check-in",
  request: { body: z.strictObject({ date: DayOrInstantSchema, ...scales }) },
  response: MoodSchema,
  status: 201,
});

/**
 * Changes a check-in.
 * Errors: 404 `not_found`, 422 `invalid_input`.
 * @example PATCH /api/moods/… {"stress":2} → 200 {"id":"…",…}
 */
export const changeMood = endpoint({
  method: "PATCH",
  path: "/api/moods/{id}",
  summary: "Change a mood check-in",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.partial(z.strictObject({ date: DayOrInstantSchema, ...scales })),
  },
  response: MoodSchema,
});

/**
 * Deletes a check-in.
 * Errors: 404 `not_found`.
 * @example DELETE /api/moods/… → 204
 */
export const deleteMood = endpoint({
  method: "DELETE",
  path: "/api/moods/{id}",
  summary: "Delete a mood check-in",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});
