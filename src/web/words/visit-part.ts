import { msg } from "@lingui/core/macro";
import type { VisitPart } from "#contract/visit-report.ts";
import type { Labels } from "./labels.ts";

export const visitPartLabels: Labels<VisitPart> = {
  questions: msg`My questions`,
  flags: msg`What is worth discussing`,
  cycles: msg`Cycles`,
  forecast: msg`Next period`,
  bleeding: msg`Bleeding`,
  pain: msg`Pain`,
  symptoms: msg`Symptoms`,
  mood: msg`Mood and sleep`,
  labs: msg`Lab results`,
  measures: msg`Weight, waist, blood pressure`,
  medicines: msg`Medicines and supplements`,
  body: msg`Hair and skin`,
};
