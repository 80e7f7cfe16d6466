import * as z from "zod/mini";
import { stressTags } from "../entries/check-in.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { oneOf } from "../kernel/scales.ts";

/**
 * What the stress and sleep notes of the last 14 days suggest. No hormone is measured. `rationale`
 * and `advice` are English for API users; screens word the other fields themselves: `averageLevel`
 * from 1 to 5 (half of the value shown out of 10; a daily log's stress of 0 or 1 can take it below
 * 1), `averageSleep` from 1 to 4 (`null`: none noted), and the most frequent tags first.
 */
const CortisolSchema = z.object({
  indicator: z.enum(["Low", "Moderate", "Elevated"]),
  rationale: z.string(),
  advice: z.array(z.string()).check(z.maxLength(4)),
  adviceKeys: z.array(z.string()),
  daysLogged: z.number(),
  averageLevel: z.number(),
  averageSleep: z.nullable(z.number()),
  frequentTags: z.array(oneOf(stressTags)),
});
export type CortisolInsight = z.infer<typeof CortisolSchema>;

/**
 * Returns the stress and sleep insight; `null` without stress logged in the last 14 days.
 * @example GET → 200 {"indicator":"Elevated","rationale":"Based on stress you logged on 6 …","advice":["…"],…}
 */
export const getCortisolInsight = endpoint({
  method: "GET",
  path: "/api/insights/cortisol",
  summary: "What her stress and sleep notes suggest",
  request: {},
  response: z.nullable(CortisolSchema),
});
