import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DaySchema, IdSchema, NoteSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";
import { wholeNumberFrom, YesNoSchema } from "./scales.ts";

/** The nine areas of the modified Ferriman–Gallwey score, clinical.md § 2.3. */
export const hairSites = [
  "upper_lip",
  "chin",
  "chest",
  "upper_abdomen",
  "lower_abdomen",
  "upper_arm",
  "thigh",
  "upper_back",
  "lower_back",
] as const;
export type HairSite = (typeof hairSites)[number];

const SiteScoreSchema = wholeNumberFrom(0, 4);
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
