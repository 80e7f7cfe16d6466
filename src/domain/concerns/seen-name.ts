import type { Concern } from "./concern.ts";
import { concernKeys } from "./concern-key.ts";

/** Subjects marked as seen separately: asking about one medicine does not cover another. */
const apart = [
  "medicine ace-or-arb",
  "medicine acitretin",
  "medicine carbamazepine",
  "medicine dolutegravir",
  "medicine dolutegravir-inducer",
  "medicine dolutegravir-metformin",
  "medicine doxycycline",
  "medicine fertility-medicine",
  "medicine fertility-medicine-in-pregnancy",
  "medicine finasteride",
  "medicine for-fits",
  "medicine glp-1",
  "medicine glp-1-in-pregnancy",
  "medicine hydroxyurea",
  "medicine iron",
  "medicine isotretinoin",
  "medicine levothyroxine",
  "medicine levothyroxine-apart",
  "medicine lithium",
  "medicine metformin",
  "medicine methotrexate",
  "medicine methotrexate-in-pregnancy",
  "medicine nsaid",
  "medicine semaglutide",
  "medicine semaglutide-in-pregnancy",
  "medicine spironolactone",
  "medicine statin",
  "medicine tirzepatide",
  "medicine tirzepatide-and-pill",
  "medicine tirzepatide-in-pregnancy",
  "medicine topiramate",
  "medicine valproate",
  "medicine warfarin",
  "screening blood-pressure",
  "screening cervix",
  "screening glucose",
  "screening lipids",
  "screening mood",
  "screening sleep",
  "screening weight",
] as const;

/** The names under which concerns are marked as seen. */
export const seenNames = [...concernKeys, ...apart] as const;
export type SeenName = (typeof seenNames)[number];

/**
 * Returns the name a concern is marked under. For most rules subjects are only variants of wording.
 * @example seenName({ key: "no-period", subject: "hormones" }) // "no-period"
 */
export function seenName({ key, subject }: Pick<Concern, "key" | "subject">): SeenName {
  return apart.find((name) => name === `${key} ${subject}`) ?? key;
}
