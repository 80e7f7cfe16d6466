import * as z from "zod/mini";
import { HAIR_GRADE_MAX, type HairSite, hairSites } from "#domain/ferriman-gallwey.ts";
import { endpoint } from "./endpoint.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
import { wholeNumberFrom, YesNoSchema } from "./scales.ts";

const SiteScoreSchema = wholeNumberFrom(0, HAIR_GRADE_MAX);
const SitesSchema = z.strictObject(
  Object.fromEntries(hairSites.map((site) => [site, SiteScoreSchema])) as Record<
    HairSite,
    typeof SiteScoreSchema
  >,
);

const fields = {
  /** Each of the nine sites 0–4, as the hair grows before any is removed. */
  hair: z.optional(SitesSchema),
  /** 0 clear to 4 severe. */
  acne: z.optional(wholeNumberFrom(0, 4)),
  /** 0 none to 3 much, at the parting. */
  hairThinning: z.optional(wholeNumberFrom(0, 3)),
  /** Darker, thicker skin at the neck, armpits or groin. */
  acanthosis: z.optional(YesNoSchema),
  /** Whether she treats or removes hair, which lowers what can be seen. */
  treatsHair: z.optional(YesNoSchema),
  notes: z.optional(NoteSchema),
};

/** How hair and skin looked on one day, by her own eye. */
export const BodyCheckSchema = z.object({ id: IdSchema, date: DaySchema, ...fields });
export type BodyCheck = z.infer<typeof BodyCheckSchema>;

/**
 * Her hair and skin checks, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","acne":2,"acanthosis":false}]
 */
export const listBodyChecks = endpoint({
  method: "GET",
  path: "/api/body-checks",
  summary: "List hair and skin checks, newest first",
  request: { query: RangeSchema },
  response: z.array(BodyCheckSchema),
});

/**
 * Saves the day's check; a second one replaces the first.
 * Errors: 422 `invalid_input`, on `date` when it lies in the future or nothing else is filled in,
 * on `hair.chin` and the like when a site is missing: a score of fewer than nine sites is none.
 * @example POST {"date":"2026-11-20","acne":2,"treatsHair":true} → 201 {"id":"…",…}
 */
export const saveBodyCheck = endpoint({
  method: "POST",
  path: "/api/body-checks",
  summary: "Save a hair and skin check",
  request: { body: z.strictObject({ date: DayOrInstantSchema, ...fields }) },
  response: BodyCheckSchema,
  status: 201,
});

/**
 * Changes a check.
 * Errors: 404 `not_found`, 422 `invalid_input`.
 * @example PATCH /api/body-checks/… {"acne":1} → 200 {"id":"…",…}
 */
export const changeBodyCheck = endpoint({
  method: "PATCH",
  path: "/api/body-checks/{id}",
  summary: "Change a hair and skin check",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.partial(z.strictObject({ date: DayOrInstantSchema, ...fields })),
  },
  response: BodyCheckSchema,
});

/**
 * Deletes a check.
 * Errors: 404 `not_found`.
 * @example DELETE /api/body-checks/… → 204
 */
export const deleteBodyCheck = endpoint({
  method: "DELETE",
  path: "/api/body-checks/{id}",
  summary: "Delete a hair and skin check",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});
