import { msg } from "@lingui/core/macro";
import type { VisitPart } from "#contract/visit/visit-report.ts";
import type { Labels } from "./labels.ts";

export const visitPartLabels: Labels<VisitPart> = {
  background: msg`Births, allergies, family, smoking`,
  flags: msg`What is worth discussing`,
  cycles: msg`Cycles`,
  bleeding: msg`Bleeding`,
  pain: msg`Pain`,
  labs: msg`Lab results`,
  medicines: msg`Medicines and supplements`,
  measures: msg`Weight, waist, blood pressure`,
  tried: msg`What I tried, where ticked`,
  questions: msg`My questions`,
  symptoms: msg`Symptoms`,
  body: msg`Hair and skin`,
  mood: msg`Mood and sleep`,
  forecast: msg`Next period`,
};
