import { androgenHigh } from "./androgen-high.ts";
import { bleedHeavy } from "./bleed-heavy.ts";
import { bleedLong } from "./bleed-long.ts";
import { bleedPostpartum } from "./bleed-postpartum.ts";
import { bpPregSevere } from "./bp-preg-severe.ts";
import { diabetesFirst } from "./diabetes-first.ts";
import { feverPelvic } from "./fever-pelvic.ts";
import { hbLow } from "./hb-low.ts";
import { labRange } from "./lab-range.ts";
import { noPeriod } from "./no-period.ts";
import { preeclampsia } from "./preeclampsia.ts";
import { pregBleed } from "./preg-bleed.ts";
import type { Rule } from "./rule.ts";
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
];
