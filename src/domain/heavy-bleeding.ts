export type CallNowSign =
  | "soaks-a-pad-an-hour-for-two-hours"
  | "fainting"
  | "chest-pain-or-short-of-breath"
  | "bleeding-while-pregnant";

export type SeeClinicSign =
  | "pad-full-within-three-hours"
  | "clots-over-2.5-cm"
  | "bleeding-over-8-days";

/**
 * With a heavy flow: what calls for help now. A pad or more an hour for two hours is the advice
 * that public pages for women agree on (e.g. hemequity.com); bleeding in pregnancy is a danger sign
 * wherever lists of them are kept (Global Library of Women's Medicine, glowm.com).
 */
export const callNowSigns: readonly CallNowSign[] = [
  "soaks-a-pad-an-hour-for-two-hours",
  "fainting",
  "chest-pain-or-short-of-breath",
  "bleeding-while-pregnant",
];

/**
 * What is worth a visit in the next days: the cues of a heavy flow and the longest usual bleeding
 * by FIGO (MSD Manual, Normal menstrual parameters).
 */
export const seeClinicSigns: readonly SeeClinicSign[] = [
  "pad-full-within-three-hours",
  "clots-over-2.5-cm",
  "bleeding-over-8-days",
];

export type BleedingGuidance = "call-now" | "see-clinic" | "watch";

/**
 * What a heavy flow calls for, by the signs she says are true.
 * @example bleedingGuidance(["clots-over-2.5-cm"]) // "see-clinic"
 */
export function bleedingGuidance(
  signs: readonly (CallNowSign | SeeClinicSign)[],
): BleedingGuidance {
  if (callNowSigns.some((sign) => signs.includes(sign))) return "call-now";
  return seeClinicSigns.some((sign) => signs.includes(sign)) ? "see-clinic" : "watch";
}
