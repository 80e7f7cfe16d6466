import * as z from "zod/mini";
import type { RequestInput } from "#contract/endpoint.ts";
import { factsOf } from "#contract/facts.ts";
import {
  AGE_MAX,
  AGE_MIN,
  AGE_OF_CONSENT,
  CYCLE_LENGTH_MAX,
  CYCLE_LENGTH_MIN,
  type changeProfile,
  contraceptions,
  countries,
  goals,
  languages,
  onboardingSymptoms,
  pcosAnswers,
  regularities,
} from "#contract/profile.ts";
import { type CalendarDay, calendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts, DayRange } from "#domain/cycle-facts.ts";
import { forecastPeriod, forecastWithDays } from "#domain/forecast-period.ts";
import type { DraftFields } from "#web/entry/draft-fields.ts";

export type ProfileChange = RequestInput<typeof changeProfile>["body"];

export const LAST_STEP = 6;
export const CONSENT_STEP = 5;
/** The progress covers steps 0 to 5; the last step only says that all is set. */
export const PROGRESS_STEPS = 6;

/** 0 is the answer "none"; a symptom left out is not answered. */
const severity = z.int().check(z.minimum(0), z.maximum(10));

/**
 * Everything she has told the seven steps so far. Numbers stay as she typed them until they are
 * sent; the empty string and `null` mean not answered.
 */
export const DraftSchema = z.object({
  lastPeriodDate: z.nullable(z.string().check(z.refine(isCalendarDay))),
  age: z.string(),
  country: z.enum(["", ...countries]),
  language: z.enum(languages),
  cycleRegularity: z.enum(["", ...regularities]),
  averageCycleLength: z.string(),
  pcosDiagnosis: z.enum(["", ...pcosAnswers]),
  symptoms: z.partialRecord(z.enum(onboardingSymptoms), severity),
  goals: z.array(z.enum(goals)),
  contraception: z.enum(["", ...contraceptions]),
  notifications: z.boolean(),
  privacyConsent: z.boolean(),
  guardianName: z.string(),
  guardianConsent: z.boolean(),
});
export type OnboardingDraft = z.infer<typeof DraftSchema>;

/** What the fields of every step get. */
export interface FieldsProps extends DraftFields<OnboardingDraft> {
  readonly draft: OnboardingDraft;
  readonly change: (changed: Partial<OnboardingDraft>) => void;
  readonly today: CalendarDay;
  /** She tried to go on with a number that is none. */
  readonly isRefused: boolean;
}

export const emptyDraft: OnboardingDraft = {
  lastPeriodDate: null,
  age: "",
  country: "",
  language: "English",
  cycleRegularity: "",
  averageCycleLength: "",
  pcosDiagnosis: "",
  symptoms: {},
  goals: [],
  contraception: "",
  notifications: true,
  privacyConsent: false,
  guardianName: "",
  guardianConsent: false,
};

/** What is said of the next period before anything is logged. It never names a day gone by. */
export type FirstEstimate =
  | { readonly kind: "day"; readonly day: CalendarDay; readonly length: number }
  | { readonly kind: "range"; readonly range: DayRange }
  /** More likely than not, a period began since that she did not tell of. */
  | { readonly kind: "lapsed" }
  /** The spec's 28 days are over, and her answers that tell more are still to come. */
  | { readonly kind: "over"; readonly length: number };

/** From the forecast of the dashboard; `null` where there is none. */
export function firstEstimate(facts: CycleFacts, today: CalendarDay): FirstEstimate | null {
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") return null;
  const dated = forecastWithDays(forecast);
  if (dated === null) return { kind: "lapsed" };
  const { expectedDay: day, expectedLength: length, likely80: range } = dated;
  const isOver = day < today;
  // Until she says how regular her cycles are, the step says what the product always says first.
  if (facts.regularity === null)
    return isOver ? { kind: "over", length } : { kind: "day", day, length };
  return dated.isWide || isOver ? { kind: "range", range } : { kind: "day", day, length };
}

/** What her answers so far tell the forecast. */
export function factsOfDraft(draft: OnboardingDraft, today: CalendarDay): CycleFacts {
  const isRegular = draft.cycleRegularity === "regular";
  return {
    ...factsOf([], null, today),
    lastPeriodDay: draft.lastPeriodDate === null ? null : calendarDay(draft.lastPeriodDate),
    regularity: draft.cycleRegularity || null,
    pcos: draft.pcosDiagnosis || null,
    statedLength: isRegular ? wholeNumber(draft.averageCycleLength) : null,
    age: isAgeValid(draft) ? Number(draft.age) : null,
  };
}

/** The whole number a text names, or `null`. */
function wholeNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

export function isAgeValid({ age }: Pick<OnboardingDraft, "age">): boolean {
  const years = wholeNumber(age);
  return years !== null && years >= AGE_MIN && years <= AGE_MAX;
}

/** Below the age of consent a parent or guardian agrees too. */
export function needsGuardian(draft: Pick<OnboardingDraft, "age">): boolean {
  return isAgeValid(draft) && Number(draft.age) < AGE_OF_CONSENT;
}

/** Optional, asked of regular cycles only. */
export function isAverageCycleLengthValid(draft: OnboardingDraft): boolean {
  if (draft.cycleRegularity !== "regular" || draft.averageCycleLength.trim() === "") return true;
  const days = wholeNumber(draft.averageCycleLength);
  return days !== null && days >= CYCLE_LENGTH_MIN && days <= CYCLE_LENGTH_MAX;
}

/** The number of a step that must be put right before she goes on. */
export function refusedField(step: number, draft: OnboardingDraft): keyof OnboardingDraft | null {
  if (step === 2 && !isAgeValid(draft)) return "age";
  return step === 3 && !isAverageCycleLengthValid(draft) ? "averageCycleLength" : null;
}

/** Whether a step's way on is open: Continue, or Complete Setup on the consent step. */
export function canContinue(step: number, draft: OnboardingDraft): boolean {
  return isAnswered[step]?.(draft) ?? true;
}

const isAnswered: Readonly<Record<number, (draft: OnboardingDraft) => boolean>> = {
  1: ({ lastPeriodDate }) => lastPeriodDate !== null,
  2: ({ age, country }) => age.trim() !== "" && country !== "",
  3: ({ cycleRegularity, pcosDiagnosis }) => cycleRegularity !== "" && pcosDiagnosis !== "",
  4: ({ goals: chosen }) => chosen.length > 0,
  [CONSENT_STEP]: (draft) => draft.privacyConsent && hasGuardianAgreement(draft),
};

function hasGuardianAgreement(draft: OnboardingDraft): boolean {
  if (!needsGuardian(draft)) return true;
  return draft.guardianConsent && draft.guardianName.trim() !== "";
}

/** Puts a choice into a list, or takes it out. */
export function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/** The profile as the consent step sends it. Severity 0 means none: no symptom is sent. */
export function profileOf(draft: OnboardingDraft): ProfileChange {
  const { country, cycleRegularity, pcosDiagnosis, contraception } = draft;
  const averageCycleLength =
    cycleRegularity === "regular" ? wholeNumber(draft.averageCycleLength) : null;
  return {
    age: Number(draft.age),
    ...(country !== "" && { country }),
    preferredLanguage: draft.language,
    ...(cycleRegularity !== "" && { cycleRegularity }),
    ...(averageCycleLength !== null && { averageCycleLength }),
    ...(pcosDiagnosis !== "" && { pcosDiagnosis }),
    lastPeriodDate: draft.lastPeriodDate,
    onboardingSymptoms: onboardingSymptoms.flatMap((name) => {
      const value = draft.symptoms[name];
      return value === undefined || value === 0 ? [] : [{ name, severity: value }];
    }),
    goals: draft.goals,
    ...(contraception !== "" && { contraception }),
    notifications: draft.notifications,
    privacyConsent: true,
    ...(needsGuardian(draft) && { guardianName: draft.guardianName.trim() }),
    onboardingComplete: true,
  };
}
