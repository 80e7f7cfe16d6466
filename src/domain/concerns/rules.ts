import type { Rule } from "./rule.ts";
import { heavyOrLongBleeding, moderatePain, severeAcne, severePain } from "./topics/alerts.ts";
import { bleedHeavy, bleedPostpartum, hbEmergency, hbSevere } from "./topics/bleeding.ts";
import {
  bleedAfterMenopause,
  bleedAfterSex,
  bleedBetween,
  perimenopause,
} from "./topics/bleeding-changes.ts";
import { androgenSigns, breastLump, ovarySigns, sign } from "./topics/body.ts";
import { screening } from "./topics/checks.ts";
import {
  combinedMethod,
  injectionLate,
  iudTrouble,
  methodAndInducer,
  methodPast,
} from "./topics/contraception.ts";
import { ecWindow } from "./topics/emergency-contraception.ts";
import { bp180, bpEmergency, bpHigh, clot } from "./topics/heart.ts";
import { fever, feverPelvic, pidMild, postpartumSepsis, toxicShock } from "./topics/infection.ts";
import { b12, medicine, sameSubstance } from "./topics/medicines.ts";
import { moodLow, sleepApnoea } from "./topics/mood-and-sleep.ts";
import {
  bleedHeavyCycle,
  cycleLength,
  longGap,
  painStrong,
  premenstrualMood,
} from "./topics/next-visit.ts";
import { bleedLong, noFirstPeriod, noPeriod, openPeriod } from "./topics/periods.ts";
import {
  bpPreg,
  bpPregSevere,
  movements,
  positiveTestToShow,
  preeclampsia,
  pregBleed,
  pregDanger,
} from "./topics/pregnancy.ts";
import {
  androgenHigh,
  diabetesFirst,
  hbLow,
  labRange,
  thyroidOrProlactin,
} from "./topics/results.ts";
import { dangerSign, selfHarm, violence } from "./topics/safety.ts";
import { ectopic, iudPositive, pelvicAcute, visionProlactin } from "./topics/sudden-pain.ts";
import { dka, glucoseHigh, glucoseLow, hypoSevere } from "./topics/sugar.ts";

/**
 * Reported only for what no other equally urgent rule covers, because the others have clearer
 * words.
 */
export const lastRules: readonly Rule[] = [dangerSign, fever, sign];

/** Every rule; one file per topic. */
export const rules: readonly Rule[] = [
  bleedHeavy,
  bleedPostpartum,
  feverPelvic,
  pregBleed,
  preeclampsia,
  bpPregSevere,
  bleedLong,
  noPeriod,
  androgenHigh,
  diabetesFirst,
  hbLow,
  thyroidOrProlactin,
  labRange,
  heavyOrLongBleeding,
  openPeriod,
  bleedHeavyCycle,
  noFirstPeriod,
  bleedBetween,
  bleedAfterSex,
  bleedAfterMenopause,
  perimenopause,
  severePain,
  painStrong,
  ovarySigns,
  breastLump,
  androgenSigns,
  moderatePain,
  severeAcne,
  cycleLength,
  longGap,
  bpHigh,
  ectopic,
  pelvicAcute,
  toxicShock,
  pregDanger,
  movements,
  postpartumSepsis,
  clot,
  dka,
  hypoSevere,
  bpEmergency,
  hbEmergency,
  selfHarm,
  violence,
  bpPreg,
  bp180,
  glucoseHigh,
  glucoseLow,
  hbSevere,
  iudPositive,
  ecWindow,
  pidMild,
  visionProlactin,
  moodLow,
  injectionLate,
  combinedMethod,
  methodAndInducer,
  methodPast,
  positiveTestToShow,
  iudTrouble,
  premenstrualMood,
  sleepApnoea,
  screening,
  b12,
  medicine,
  sameSubstance,
];
