import { warningSigns } from "../day/warning-sign.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { labTests } from "../labs/lab-tests.ts";
import type { ConcernKey } from "./concern-key.ts";

/** How soon the user should be seen, most urgent first. */
export const urgencies = ["call-now", "today", "within-days", "mention"] as const;
export type Urgency = (typeof urgencies)[number];

/** Facts besides ticked signs and laboratory results. */
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

/** The logged fact; selects the words for the value. */
export const concernFacts = [...warningSigns, ...labTests, ...otherFacts] as const;
export type ConcernFact = (typeof concernFacts)[number];

/** One entry that a concern is based on. */
export interface ConcernEvidence {
  readonly fact: ConcernFact;
  /** The day, or the first day of something ongoing. */
  readonly day: CalendarDay;
  /** As logged; "yes" for a ticked sign. */
  readonly value: number | string;
  /** Empty if the value has none. */
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
   * The day a clinician saw it or the user got help, as entered; it then becomes a mention, unless
   * it calls for immediate help.
   */
  readonly seenOn?: CalendarDay | undefined;
}
