import { warningSigns } from "../day/warning-sign.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { labTests } from "../labs/lab-tests.ts";
import type { ConcernKey } from "./concern-key.ts";

/** How soon someone should see her, the soonest first. */
export const urgencies = ["call-now", "today", "within-days", "mention"] as const;
export type Urgency = (typeof urgencies)[number];

/** What was logged beside the ticked signs and the laboratory's results. */
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

/** What was logged: names the value in words. */
export const concernFacts = [...warningSigns, ...labTests, ...otherFacts] as const;
export type ConcernFact = (typeof concernFacts)[number];

/** One line of her record that a concern rests on. */
export interface ConcernEvidence {
  readonly fact: ConcernFact;
  /** The day it was, or the first day of what lasts. */
  readonly day: CalendarDay;
  /** As logged; a sign that was ticked has "yes". */
  readonly value: number | string;
  /** Empty where the value has none. */
  readonly unit: string;
  /** True of her as she is now, such as her age: `day` is today. */
  readonly isOfNow?: true | undefined;
}

/**
 * How well a rule is supported: P seen in the body's own text, S in a secondary page, K background
 * knowledge that no page was seen for, J our judgement. K and J await a clinician.
 */
export type RuleGrade = "P" | "S" | "K" | "J";

/** Something in her record that someone should see. Never a diagnosis. */
export interface Concern {
  readonly key: ConcernKey;
  /** Which of several a rule speaks of, such as the medicine; absent where there is one. */
  readonly subject?: string | undefined;
  readonly urgency: Urgency;
  /** Newest first. */
  readonly evidence: readonly ConcernEvidence[];
  /** Days after its newest evidence that it stands; `null`: as long as what it rests on does. */
  readonly holdsFor: number | null;
  readonly source: string;
  /** A clinician has seen it, or she got help, by her note: a mention now, unless it calls for help. */
  readonly seenOn?: CalendarDay | undefined;
}
