import { heavyOrLongBleeding } from "./heavy-or-long-bleeding.ts";
import { moderatePain } from "./moderate-pain.ts";
import type { Rule } from "./rule.ts";
import { severeAcne } from "./severe-acne.ts";
import { severePain } from "./severe-pain.ts";

/**
 * The rules with an alert, in the order of the specification, the urgent ones first: apart from the
 * others, so that a form that alerts does not load them all.
 */
export const alertRules: readonly Rule[] = [
  heavyOrLongBleeding,
  severePain,
  moderatePain,
  severeAcne,
];
