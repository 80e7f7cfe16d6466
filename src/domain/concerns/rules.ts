import { androgenHigh } from "./androgen-high.ts";
import { androgenSigns } from "./androgen-signs.ts";
import { b12 } from "./b12.ts";
import { bleedAfterMenopause } from "./bleed-after-menopause.ts";
import { bleedAfterSex } from "./bleed-after-sex.ts";
import { bleedBetween } from "./bleed-between.ts";
import { bleedHeavy } from "./bleed-heavy.ts";
import { bleedHeavyCycle } from "./bleed-heavy-cycle.ts";
import { bleedLong } from "./bleed-long.ts";
import { bleedPostpartum } from "./bleed-postpartum.ts";
import { bp180 } from "./bp-180.ts";
import { bpEmergency } from "./bp-emergency.ts";
import { bpHigh } from "./bp-high.ts";
import { bpPreg } from "./bp-preg.ts";
import { bpPregSevere } from "./bp-preg-severe.ts";
import { breastLump } from "./breast-lump.ts";
import { clot } from "./clot.ts";
import { combinedMethod } from "./combined-method.ts";
import { cycleLength } from "./cycle-length.ts";
import { dangerSign } from "./danger-sign.ts";
import { diabetesFirst } from "./diabetes-first.ts";
import { dka } from "./dka.ts";
import { ecWindow } from "./ec-window.ts";
import { ectopic } from "./ectopic.ts";
import { fever } from "./fever.ts";
import { feverPelvic } from "./fever-pelvic.ts";
import { glucoseHigh } from "./glucose-high.ts";
import { glucoseLow } from "./glucose-low.ts";
import { hbEmergency } from "./hb-emergency.ts";
import { hbLow } from "./hb-low.ts";
import { hbSevere } from "./hb-severe.ts";
import { heavyOrLongBleeding } from "./heavy-or-long-bleeding.ts";
import { hypoSevere } from "./hypo-severe.ts";
import { injectionLate } from "./injection-late.ts";
import { iudPositive } from "./iud-positive.ts";
import { iudTrouble } from "./iud-trouble.ts";
import { labRange } from "./lab-range.ts";
import { longGap } from "./long-gap.ts";
import { medicine } from "./medicine.ts";
import { methodAndInducer } from "./method-and-inducer.ts";
import { moderatePain } from "./moderate-pain.ts";
import { moodLow } from "./mood-low.ts";
import { movements } from "./movements.ts";
import { noFirstPeriod } from "./no-first-period.ts";
import { noPeriod } from "./no-period.ts";
import { openPeriod } from "./open-period.ts";
import { ovarySigns } from "./ovary-signs.ts";
import { painStrong } from "./pain-strong.ts";
import { pelvicAcute } from "./pelvic-acute.ts";
import { perimenopause } from "./perimenopause.ts";
import { pidMild } from "./pid-mild.ts";
import { postpartumSepsis } from "./postpartum-sepsis.ts";
import { preeclampsia } from "./preeclampsia.ts";
import { pregBleed } from "./preg-bleed.ts";
import { pregDanger } from "./preg-danger.ts";
import { premenstrualMood } from "./premenstrual-mood.ts";
import type { Rule } from "./rule.ts";
import { sameSubstance } from "./same-substance.ts";
import { screening } from "./screening.ts";
import { selfHarm } from "./self-harm.ts";
import { severeAcne } from "./severe-acne.ts";
import { severePain } from "./severe-pain.ts";
import { sleepApnoea } from "./sleep-apnoea.ts";
import { thyroidOrProlactin } from "./thyroid-or-prolactin.ts";
import { toxicShock } from "./toxic-shock.ts";
import { violence } from "./violence.ts";
import { visionProlactin } from "./vision-prolactin.ts";

/** Said only of what none of the others speaks of as urgently, whose words are clearer. */
export const lastRules: readonly Rule[] = [dangerSign, fever];

/** Everything her record is looked through for: one file a rule. */
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
  iudTrouble,
  premenstrualMood,
  sleepApnoea,
  screening,
  b12,
  medicine,
  sameSubstance,
];
