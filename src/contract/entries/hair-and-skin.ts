import * as z from "zod/mini";
import { HAIR_GRADE_MAX, type HairSite, hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { datedEndpoints } from "../kernel/dated-endpoints.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { wholeNumberFrom, YesNoSchema } from "../kernel/scales.ts";

const SiteScoreSchema = wholeNumberFrom(0, HAIR_GRADE_MAX);
const SitesSchema = z.strictObject(
  Object.fromEntries(hairSites.map((site) => [site, SiteScoreSchema])) as Record<
    HairSite,
    typeof SiteScoreSchema
  >,
);

const fields = {
  /** Each of the nine sites 0–4, for hair before removal. */
  hair: z.optional(SitesSchema),
  /** 0 clear to 4 severe. */
  acne: z.optional(wholeNumberFrom(0, 4)),
  /** 0 none to 3 marked, at the parting. */
  hairThinning: z.optional(wholeNumberFrom(0, 3)),
  /** Darker, thicker skin at the neck, armpits or groin. */
  acanthosis: z.optional(YesNoSchema),
  /** Treating or removing hair lowers the visible grade. */
  treatsHair: z.optional(YesNoSchema),
  notes: z.optional(NoteSchema),
};

/** Hair and skin on one day, self-assessed. */
export const HairAndSkinSchema = z.object({ id: IdSchema, date: DaySchema, ...fields });
export type HairAndSkin = z.infer<typeof HairAndSkinSchema>;

export const hairAndSkinEndpoints = datedEndpoints({
  kind: "hairAndSkin",
  entry: HairAndSkinSchema,
  saved: z.strictObject({ date: DayOrInstantSchema, ...fields }),
  changed: z.partial(z.strictObject({ date: DayOrInstantSchema, ...fields })),
  summaries: {
    list: "List hair and skin checks, newest first",
    save: "Save a hair and skin check",
    change: "Change a hair and skin check",
    remove: "Delete a hair and skin check",
  },
});

/**
 * Lists the hair and skin checks, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","acne":2,"acanthosis":false,"revision":7}]
 */
export const listHairAndSkin = hairAndSkinEndpoints.list;

/**
 * Saves the day's check, replacing an earlier one. Errors: 412 `conflict`; 422 `invalid_input`, on
 * `date` when it lies in the future or nothing else is filled in, on `hair.chin` and the like when
 * a site is missing: a score of fewer than nine sites is none.
 * @example POST {"date":"2026-11-20","acne":2,"treatsHair":true} → 201 {"id":"…",…}
 */
export const saveHairAndSkin = hairAndSkinEndpoints.save;

/**
 * Changes a check. Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/body-checks/… {"acne":1} → 200 {"id":"…",…}
 */
export const changeHairAndSkin = hairAndSkinEndpoints.change;

/**
 * Deletes a check. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/body-checks/… → 204
 */
export const deleteHairAndSkin = hairAndSkinEndpoints.remove;
