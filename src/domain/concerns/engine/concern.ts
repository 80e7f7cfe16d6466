import { warningSigns } from "../../day/warning-sign.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import { labTests } from "../../labs/lab-tests.ts";
import type { ConcernKey } from "./concern-key.ts";

/** How soon the user should be seen, most urgent first. */
export const urgencies = ["call-now", "today", "within-days", "mention"] as const;
export type Urgency = (typeof urgencies)[number];

const otherFacts = [
  "blood_pressure",
  "temperature",
  "glucose",
  "ketones",
  "urine_ketones",
  "pregnancy_test",
  "pregnancy",
  "birth_or_loss",
  "pain",
  "cramps",
  "headache",
  "dizziness",
  "pain_during_sex",
  "bloating",
  "acne",
  "flow",
  "bleeding_days",
  "days_without_period",
  "cycle_length",
  "contraception",
  "injection",
  "medicine",
  "low_mood",
  "anxiety",
  "stress",
  "phq2",
  "gad2",
  "phq9",
  "gad7",
  "breathing_pauses",
  "age",
  "background",
] as const;

export const concernFacts = [...warningSigns, ...labTests, ...otherFacts] as const;
export type ConcernFact = (typeof concernFacts)[number];

export interface ConcernEvidence {
  readonly fact: ConcernFact;
  readonly day: CalendarDay;
  /** As logged; "yes" for a ticked sign. */
  readonly value: number | string;
  readonly unit: string;
  /** A current property, such as age: `day` is today. */
  readonly isOfNow?: true | undefined;
}

/**
 * The support of a rule: P read in the primary source, S in a secondary page, K background
 * knowledge without a page, J our judgement. K and J await a clinician.
 */
export type RuleGrade = "P" | "S" | "K" | "J";

/** Something in the record that a professional should see. Not a diagnosis. */
export interface Concern {
  readonly key: ConcernKey;
  /** Distinguishes several results of one rule, such as the medicine; absent for a single one. */
  readonly subject?: string | undefined;
  readonly urgency: Urgency;
  /** Newest first. */
  readonly evidence: readonly ConcernEvidence[];
  /** Days it remains after its newest evidence; `null`: as long as the evidence does. */
  readonly holdsFor: number | null;
  readonly source: string;
  /**
   * The day a clinician saw it or the user got help; it becomes a mention, unless it is "call-now".
   */
  readonly seenOn?: CalendarDay | undefined;
}
