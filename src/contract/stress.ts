import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
import { FiveScaleSchema, oneOf, wholeNumberFrom } from "./scales.ts";

export const stressTags = ["Work", "Family", "Financial", "Sleep", "Health"] as const;
const TagSchema = oneOf(stressTags);
export type StressTag = z.infer<typeof TagSchema>;

const TagsSchema = z.array(TagSchema).check(z.maxLength(stressTags.length));

/** 1 Poor, 2 Fair, 3 Good, 4 Great. */
const SleepQualitySchema = wholeNumberFrom(1, 4);

/** How stressed she was on one day (1–5), what by, and how she slept. */
export const StressSchema = z.object({
  id: IdSchema,
  date: DaySchema,
  level: FiveScaleSchema,
  tags: z._default(z.array(TagSchema), []),
  sleepQuality: z.optional(SleepQualitySchema),
  notes: z.optional(NoteSchema),
});
export type Stress = z.infer<typeof StressSchema>;

const fields = {
  level: FiveScaleSchema,
  tags: z.optional(TagsSchema),
  /** `null` says as much as leaving it out: she did not say. */
  sleepQuality: z.optional(z.nullable(SleepQualitySchema)),
  notes: z.optional(NoteSchema),
};

/**
 * Her stress entries, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","level":4,"tags":["Work"],"sleepQuality":2}]
 */
export const listStress = endpoint({
  method: "GET",
  path: "/api/stress",
  summary: "List stress entries, newest first",
  request: { query: RangeSchema },
  response: z.array(StressSchema),
});

/**
 * Today's stress entry, by her own day.
 * Errors: 404 `not_found` when there is none yet.
 * @example GET → 200 {"id":"…","date":"2026-11-20","level":4,"tags":["Work"]}
 */
export const getStressToday = endpoint({
  method: "GET",
  path: "/api/stress/today",
  summary: "Today's stress entry",
  request: {},
  response: StressSchema,
  errors: ["not_found"],
});

/**
 * Saves the day's stress entry; a second one replaces the first.
 * Errors: 422 `invalid_input`, on `date` when it lies in the future.
 * @example POST {"date":"2026-11-20T00:00:00.000Z","level":4,"tags":["Work"],"sleepQuality":2,"notes":""} → 201
 */
export const saveStress = endpoint({
  method: "POST",
  path: "/api/stress",
  summary: "Save a stress entry",
  request: { body: z.strictObject({ date: DayOrInstantSchema, ...fields }) },
  response: StressSchema,
  status: 201,
});

/**
 * Changes a stress entry. `sleepQuality: null` removes it.
 * Errors: 404 `not_found`, 422 `invalid_input`.
 * @example PATCH /api/stress/… {"level":2} → 200 {"id":"…",…}
 */
export const changeStress = endpoint({
  method: "PATCH",
  path: "/api/stress/{id}",
  summary: "Change a stress entry",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.partial(z.strictObject({ date: DayOrInstantSchema, ...fields })),
  },
  response: StressSchema,
});

/**
 * Deletes a stress entry.
 * Errors: 404 `not_found`.
 * @example DELETE /api/stress/… → 204
 */
export const deleteStress = endpoint({
  method: "DELETE",
  path: "/api/stress/{id}",
  summary: "Delete a stress entry",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});
