import { bleedHeavy } from "./bleed-heavy.ts";
import { bleedPostpartum } from "./bleed-postpartum.ts";
import { bpPregSevere } from "./bp-preg-severe.ts";
import { feverPelvic } from "./fever-pelvic.ts";
import { preeclampsia } from "./preeclampsia.ts";
import { pregBleed } from "./preg-bleed.ts";
import type { Rule } from "./rule.ts";

/** Everything her record is looked through for: one file a rule. */
export const rules: readonly Rule[] = [
  bleedHeavy,
  bleedPostpartum,
  feverPelvic,
  pregBleed,
  preeclampsia,
  bpPregSevere,
];
