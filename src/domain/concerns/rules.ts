import { bleedHeavy } from "./bleed-heavy.ts";
import type { Rule } from "./rule.ts";

/** Everything her record is looked through for: one file a rule. */
export const rules: readonly Rule[] = [bleedHeavy];
