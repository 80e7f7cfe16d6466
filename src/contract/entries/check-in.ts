import * as z from "zod/mini";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { FiveScaleSchema, oneOf, wholeNumberFrom } from "../kernel/scales.ts";

const scales = {
  /** Premenstrual depression. */
  depression: z.optional(FiveScaleSchema),
  anxiety: z.optional(FiveScaleSchema),
  stress: z.optional(FiveScaleSchema),
};

/** The mood check-in of one day, each scale 1–5; an absent scale is unanswered. */
export const MoodSchema = z.object({ id: IdSchema, date: DaySchema, ...scales });
export type Mood = z.infer<typeof MoodSchema>;

export const moodScales = ["depression", "anxiety", "stress"] as const;
export type MoodScale = (typeof moodScales)[number];

export const moodEndpoints = datedEndpoints({
  kind: "mood",
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
 * Lists the mood check-ins, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","depression":2,"anxiety":3,"stress":4,"revision":7}]
 */
export const listMoods = moodEndpoints.list;

/**
 * Returns the number of mood check-ins, for screens that load only the latest.
 * @example GET → 200 {"count":730}
 */
export const countMoods = endpoint({
  method: "GET",
  path: "/api/moods/count",
  summary: "Count mood check-ins",
  request: {},
  response: z.object({ count: z.number() }),
});

/**
 * Returns today's mood check-in, by the caller's time zone.
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
 * Saves the day's check-in, replacing an earlier one. Errors: 412 `conflict`; 422 `invalid_input`,
 * on `date` when it lies in the future or no scale is answered.
 * @example POST {"depression":2,"anxiety":3,"stress":4,"date":"2026-11-20"} → 201 {"id":"…",…}
 */
export const saveMood = moodEndpoints.save;

/**
 * Changes a check-in. Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/moods/… {"stress":2} → 200 {"id":"…",…}
 */
export const changeMood = moodEndpoints.change;

/**
 * Deletes a check-in. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/moods/… → 204
 */
export const deleteMood = moodEndpoints.remove;

export const stressTags = ["Work", "Family", "Financial", "Sleep", "Health"] as const;
const TagSchema = oneOf(stressTags);
export type StressTag = z.infer<typeof TagSchema>;

const TagsSchema = z.array(TagSchema).check(z.maxLength(stressTags.length));

/** 1 Poor, 2 Fair, 3 Good, 4 Great. */
const SleepQualitySchema = wholeNumberFrom(1, 4);

/** The stress level of one day (1–5), its causes, and sleep quality. */
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
  /** `null` is the same as absent: unanswered. */
  sleepQuality: z.optional(z.nullable(SleepQualitySchema)),
  notes: z.optional(NoteSchema),
};

export const stressEndpoints = datedEndpoints({
  kind: "stress",
  entry: StressSchema,
  saved: z.strictObject({ date: DayOrInstantSchema, ...fields }),
  changed: z.partial(z.strictObject({ date: DayOrInstantSchema, ...fields })),
  summaries: {
    list: "List stress entries, newest first",
    save: "Save a stress entry",
    change: "Change a stress entry",
    remove: "Delete a stress entry",
  },
});

/**
 * Lists the stress entries, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","level":4,"tags":["Work"],"sleepQuality":2,"revision":7}]
 */
export const listStress = stressEndpoints.list;

/**
 * Returns today's stress entry, by the caller's time zone.
 * Errors: 404 `not_found` when there is none yet.
 * @example GET → 200 {"id":"…","date":"2026-11-20","level":4,"tags":["Work"],"revision":7}
 */
export const getStressToday = endpoint({
  method: "GET",
  path: "/api/stress/today",
  summary: "Today's stress entry",
  request: {},
  response: revised(StressSchema),
  errors: ["not_found"],
});

/**
 * Saves the day's stress entry, replacing an earlier one.
 * Errors: 412 `conflict`; 422 `invalid_input`, on `date` when it lies in the future.
 * @example POST {"date":"2026-11-20T00:00:00.000Z","level":4,"tags":["Work"],"sleepQuality":2,"notes":""} → 201
 */
export const saveStress = stressEndpoints.save;

/**
 * Changes a stress entry. `sleepQuality: null` removes it. Errors: 404 `not_found`, 412 `conflict`,
 * 422 `invalid_input`.
 * @example PATCH /api/stress/… {"level":2} → 200 {"id":"…",…}
 */
export const changeStress = stressEndpoints.change;

/**
 * Deletes a stress entry. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/stress/… → 204
 */
export const deleteStress = stressEndpoints.remove;
