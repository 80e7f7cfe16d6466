import type { Concern } from "./concern.ts";
import { concernKeys } from "./concern-key.ts";

/** Medicines and checks are marked separately: asking about one does not cover another. */
const medicines = [
  ...(["ace-or-arb", "acitretin", "carbamazepine", "dolutegravir"] as const),
  ...(["dolutegravir-inducer", "dolutegravir-metformin", "doxycycline"] as const),
  ...(["fertility-medicine", "fertility-medicine-in-pregnancy", "finasteride"] as const),
  ...(["for-fits", "glp-1", "glp-1-in-pregnancy", "hydroxyurea", "iron", "isotretinoin"] as const),
  ...(["levothyroxine", "levothyroxine-apart", "lithium", "metformin", "methotrexate"] as const),
  ...(["methotrexate-in-pregnancy", "nsaid", "semaglutide", "semaglutide-in-pregnancy"] as const),
  ...(["spironolactone", "statin", "tirzepatide", "tirzepatide-and-pill"] as const),
  ...(["tirzepatide-in-pregnancy", "topiramate", "valproate", "warfarin"] as const),
];
const checks = [
  ...(["blood-pressure", "cervix", "conceiving", "glucose", "lipids", "mood"] as const),
  ...(["sleep", "weight"] as const),
];
const apart = [
  ...medicines.map((medicine) => `medicine ${medicine}` as const),
  ...checks.map((check) => `screening ${check}` as const),
];

export const seenNames = [...concernKeys, ...apart] as const;
export type SeenName = (typeof seenNames)[number];

/**
 * Returns the name a concern is marked under. For most rules subjects are only variants of wording.
 * @example seenName({ key: "no-period", subject: "hormones" }) // "no-period"
 */
export function seenName({ key, subject }: Pick<Concern, "key" | "subject">): SeenName {
  return apart.find((name) => name === `${key} ${subject}`) ?? key;
}
