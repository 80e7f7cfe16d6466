import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/**
 * What her stress and sleep notes of the last 14 days suggest. It is no blood test and measures no
 * hormone; `rationale` says on how many days it rests. `adviceKeys` name the same advice for a
 * screen that speaks another language.
 */
const CortisolSchema = z.object({
  indicator: z.enum(["Low", "Moderate", "Elevated"]),
  rationale: z.string(),
  advice: z.array(z.string()).check(z.maxLength(4)),
  adviceKeys: z.array(z.string()),
  daysLogged: z.number(),
});
export type CortisolInsight = z.infer<typeof CortisolSchema>;

/**
 * The stress and sleep insight; `null` until she has logged stress in the last 14 days.
 * @example GET → 200 {"indicator":"Elevated","rationale":"Based on 6 days …","advice":["…"],…}
 */
export const getCortisolInsight = endpoint({
  method: "GET",
  path: "/api/insights/cortisol",
  summary: "What her stress and sleep notes suggest",
  request: {},
  response: z.nullable(CortisolSchema),
});
