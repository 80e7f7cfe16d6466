import type { Concern } from "./concern.ts";
import { concernKeys } from "./concern-key.ts";

/** Each a matter of its own: who asked about one medicine has not asked about another. */
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

/** The names under which it is noted that a clinician has seen a concern. */
export const seenNames = [...concernKeys, ...apart] as const;
export type SeenName = (typeof seenNames)[number];

/**
 * The name of a concern there. Of most rules a subject is only other words for the same.
 * @example seenName({ key: "no-period", subject: "hormones" }) // "no-period"
 */
export function seenName({ key, subject }: Pick<Concern, "key" | "subject">): SeenName {
  return apart.find((name) => name === `${key} ${subject}`) ?? key;
}
