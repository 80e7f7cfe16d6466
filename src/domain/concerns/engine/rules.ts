import { alertRules } from "../topics/alerts.ts";
import { bleedingRules } from "../topics/bleeding.ts";
import { bleedingChangesRules } from "../topics/bleeding-changes.ts";
import { bodyRules, sign } from "../topics/body.ts";
import { checksRules } from "../topics/checks.ts";
import { contraceptionRules } from "../topics/contraception.ts";
import { emergencyContraceptionRules } from "../topics/emergency-contraception.ts";
import { heartRules } from "../topics/heart.ts";
import { fever, infectionRules } from "../topics/infection.ts";
import { medicinesRules } from "../topics/medicines.ts";
import { moodAndSleepRules } from "../topics/mood-and-sleep.ts";
import { nextVisitRules } from "../topics/next-visit.ts";
import { periodsRules } from "../topics/periods.ts";
import { pregnancyRules } from "../topics/pregnancy.ts";
import { resultsRules } from "../topics/results.ts";
import { dangerSign, safetyRules } from "../topics/safety.ts";
import { suddenPainRules } from "../topics/sudden-pain.ts";
import { sugarRules } from "../topics/sugar.ts";
import type { Rule } from "./rule.ts";

/** Only for what no equally urgent rule covers: the others have clearer words. */
export const lastRules: readonly Rule[] = [dangerSign, fever, sign];

export const rules: readonly Rule[] = [
  ...alertRules,
  ...bleedingChangesRules,
  ...bleedingRules,
  ...bodyRules,
  ...checksRules,
  ...contraceptionRules,
  ...emergencyContraceptionRules,
  ...heartRules,
  ...infectionRules,
  ...medicinesRules,
  ...moodAndSleepRules,
  ...nextVisitRules,
  ...periodsRules,
  ...pregnancyRules,
  ...resultsRules,
  ...safetyRules,
  ...suddenPainRules,
  ...sugarRules,
];
