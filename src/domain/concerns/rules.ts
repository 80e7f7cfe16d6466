import { androgenHigh } from "./androgen-high.ts";
import { androgenSigns } from "./androgen-signs.ts";
import { bleedAfterMenopause } from "./bleed-after-menopause.ts";
import { bleedAfterSex } from "./bleed-after-sex.ts";
import { bleedBetween } from "./bleed-between.ts";
import { bleedHeavy } from "./bleed-heavy.ts";
import { bleedHeavyCycle } from "./bleed-heavy-cycle.ts";
import { bleedLong } from "./bleed-long.ts";
import { bleedPostpartum } from "./bleed-postpartum.ts";
import { bpHigh } from "./bp-high.ts";
import { bpPregSevere } from "./bp-preg-severe.ts";
import { breastLump } from "./breast-lump.ts";
import { cycleLength } from "./cycle-length.ts";
import { diabetesFirst } from "./diabetes-first.ts";
import { feverPelvic } from "./fever-pelvic.ts";
import { hbLow } from "./hb-low.ts";
import { heavyOrLongBleeding } from "./heavy-or-long-bleeding.ts";
import { labRange } from "./lab-range.ts";
import { longGap } from "./long-gap.ts";
import { moderatePain } from "./moderate-pain.ts";
import { noFirstPeriod } from "./no-first-period.ts";
import { noPeriod } from "./no-period.ts";
import { openPeriod } from "./open-period.ts";
import { ovarySigns } from "./ovary-signs.ts";
import { painStrong } from "./pain-strong.ts";
import { perimenopause } from "./perimenopause.ts";
import { preeclampsia } from "./preeclampsia.ts";
import { pregBleed } from "./preg-bleed.ts";
import type { Rule } from "./rule.ts";
import { severeAcne } from "./severe-acne.ts";
import { severePain } from "./severe-pain.ts";
import { thyroidOrProlactin } from "./thyroid-or-prolactin.ts";

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
];
