import * as z from "zod/mini";
import {
  AGE_MAX,
  AGE_MIN,
  AGE_OF_CONSENT,
  CYCLE_LENGTH_MAX,
  CYCLE_LENGTH_MIN,
  CYCLE_RANGE,
  contraceptions,
  countries,
  goals,
  languages,
  onboardingSymptoms,
  pcosAnswers,
  regularities,
} from "#contract/account/profile.ts";
import type { Setup } from "#contract/account/setup.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { withStatedPeriod } from "#domain/cycles/periods/same-period.ts";
import { type CalendarDay, calendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import { forecastPeriod, forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { DraftFields } from "#web/entry/drafts/draft-fields.ts";
import { defaultRecord } from "../setup/view-model.ts";

export type ProfileChange = CallInput<"PATCH /api/user/profile">["body"];

export const LAST_STEP = 6;
export const CONSENT_STEP = 5;
export const ABOUT_STEP = 2;
/** The progress bar counts steps 0 to 5; the last step only confirms. */
export const PROGRESS_STEPS = 6;

/** 0 means "none"; `null` means the symptom has no severity yet. */
const severity = z.int().check(z.minimum(0), z.maximum(10));

export const DraftSchema = z.object({
  lastPeriodDate: z.nullable(z.string().check(z.refine(isCalendarDay))),
  isLastPeriodForgotten: z.boolean(),
  age: z.string(),
  country: z.enum(["", ...countries]),
  language: z.enum(languages),
  cycleRegularity: z.enum(["", ...regularities]),
  averageCycleLength: z.string(),
  shortestCycleLength: z.string(),
  longestCycleLength: z.string(),
  pcosDiagnosis: z.enum(["", ...pcosAnswers]),
  hasEndometriosis: z.boolean(),
  hasPmsOrPmdd: z.boolean(),
  symptoms: z.partialRecord(z.enum(onboardingSymptoms), severity),
  goals: z.array(z.enum(goals)),
  contraception: z.enum(["", ...contraceptions]),
  notifications: z.boolean(),
  privacyConsent: z.boolean(),
  guardianName: z.string(),
  guardianConsent: z.boolean(),
});
export type OnboardingDraft = z.infer<typeof DraftSchema>;

export interface FieldsProps extends DraftFields<OnboardingDraft> {
  readonly draft: OnboardingDraft;
  readonly change: (changed: Partial<OnboardingDraft>) => void;
  readonly today: CalendarDay;
  readonly isRefused: boolean;
}

export const emptyDraft: OnboardingDraft = {
  lastPeriodDate: null,
  isLastPeriodForgotten: false,
  age: "",
  country: "",
  language: "English",
  cycleRegularity: "",
  averageCycleLength: "",
  shortestCycleLength: "",
  longestCycleLength: "",
  pcosDiagnosis: "",
  hasEndometriosis: false,
  hasPmsOrPmdd: false,
  symptoms: {},
  goals: [],
  contraception: "",
  notifications: true,
  privacyConsent: false,
  guardianName: "",
  guardianConsent: false,
};

/** The estimate of the next period before anything is logged; never in the past. */
export type FirstEstimate =
  | { readonly kind: "day"; readonly day: CalendarDay; readonly length: number }
  | { readonly kind: "range"; readonly range: DayRange }
  | { readonly kind: "lapsed" }
  /** The spec's default of 28 days has passed, and the answers about regularity are still to come. */
  | { readonly kind: "over"; readonly length: number };

const countryOfZones: Readonly<Record<string, OnboardingDraft["country"]>> = {
  "Africa/Johannesburg": "South Africa",
  "Africa/Lagos": "Nigeria",
  "Africa/Nairobi": "Kenya",
  "Africa/Accra": "Ghana",
  "Africa/Dar_es_Salaam": "Tanzania",
  "Africa/Kampala": "Uganda",
  "Africa/Addis_Ababa": "Ethiopia",
  "Africa/Harare": "Zimbabwe",
};

export const countryOfZone = (timeZone: string): OnboardingDraft["country"] =>
  countryOfZones[timeZone] ?? "";

export function firstEstimate(facts: CycleFacts, today: CalendarDay): FirstEstimate | null {
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") return null;
  const dated = forecastWithDays(forecast);
  if (dated === null) return { kind: "lapsed" };
  const { expectedDay: day, expectedLength: length, likely80: range } = dated;
  const isOver = day < today;
  // Until regularity is answered the spec's default of 28 days applies.
  if (facts.regularity === null)
    return isOver ? { kind: "over", length } : { kind: "day", day, length };
  return dated.isWide || isOver ? { kind: "range", range } : { kind: "day", day, length };
}

export function factsOfDraft(draft: OnboardingDraft, today: CalendarDay): CycleFacts {
  const isRegular = draft.cycleRegularity === "regular";
  return {
    ...factsOf([], null, today),
    cycles: withStatedPeriod(
      [],
      draft.lastPeriodDate === null ? null : calendarDay(draft.lastPeriodDate),
    ),
    regularity: draft.cycleRegularity || null,
    pcos: draft.pcosDiagnosis || null,
    statedLength: isRegular ? wholeNumber(draft.averageCycleLength) : null,
    statedRange: rangeOf(draft),
    age: isAgeValid(draft) ? Number(draft.age) : null,
  };
}

const rangeFields = ["shortestCycleLength", "longestCycleLength"] as const;

function rangeOf(draft: OnboardingDraft): readonly number[] {
  if (draft.cycleRegularity === "regular") return [];
  return rangeFields.map((field) => wholeNumber(draft[field])).filter((days) => days !== null);
}

function wholeNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

export function isAgeValid({ age }: Pick<OnboardingDraft, "age">): boolean {
  const years = wholeNumber(age);
  return years !== null && years >= AGE_MIN && years <= AGE_MAX;
}

/** Below the age of consent a parent or guardian has to agree too. */
export function needsGuardian(draft: Pick<OnboardingDraft, "age">): boolean {
  return isAgeValid(draft) && Number(draft.age) < AGE_OF_CONSENT;
}

export function isAverageCycleLengthValid(draft: OnboardingDraft): boolean {
  if (draft.cycleRegularity !== "regular" || draft.averageCycleLength.trim() === "") return true;
  const days = wholeNumber(draft.averageCycleLength);
  return days !== null && days >= CYCLE_LENGTH_MIN && days <= CYCLE_LENGTH_MAX;
}

export function refusedField(step: number, draft: OnboardingDraft): keyof OnboardingDraft | null {
  if (step === ABOUT_STEP && !isAgeValid(draft)) return "age";
  if (step !== 3) return null;
  if (!isAverageCycleLengthValid(draft)) return "averageCycleLength";
  return rangeFields.find((field) => !isRangeEndValid(draft, field)) ?? null;
}

function isRangeEndValid(draft: OnboardingDraft, field: (typeof rangeFields)[number]): boolean {
  if (draft.cycleRegularity === "regular" || draft[field].trim() === "") return true;
  const days = wholeNumber(draft[field]);
  return days !== null && days >= CYCLE_RANGE.min && days <= CYCLE_RANGE.max;
}

export function canContinue(step: number, draft: OnboardingDraft): boolean {
  return isAnswered[step]?.(draft) ?? true;
}

const isAnswered: Readonly<Record<number, (draft: OnboardingDraft) => boolean>> = {
  1: ({ lastPeriodDate, isLastPeriodForgotten }) =>
    lastPeriodDate !== null || isLastPeriodForgotten,
  [ABOUT_STEP]: (draft) =>
    draft.age.trim() !== "" && draft.country !== "" && hasGuardianAgreement(draft),
  3: ({ cycleRegularity, pcosDiagnosis }) => cycleRegularity !== "" && pcosDiagnosis !== "",
  4: ({ goals: chosen }) => chosen.length > 0,
  [CONSENT_STEP]: (draft) => draft.privacyConsent && hasGuardianAgreement(draft),
};

const hasGuardianAgreement = (draft: OnboardingDraft): boolean =>
  !needsGuardian(draft) || isAgreedByGuardian(draft);

export const isAgreedByGuardian = ({ guardianConsent, guardianName }: OnboardingDraft): boolean =>
  guardianConsent && guardianName.trim() !== "";

type Symptoms = OnboardingDraft["symptoms"];

const SEVERITY_START = 5;

export function withSymptom(symptoms: Symptoms, name: keyof Symptoms): Symptoms {
  const { [name]: severity, ...others } = symptoms;
  return severity === undefined ? { ...others, [name]: SEVERITY_START } : others;
}

export function profileOf(draft: OnboardingDraft): ProfileChange {
  const { country, cycleRegularity, pcosDiagnosis, contraception } = draft;
  return {
    age: Number(draft.age),
    ...(country !== "" && { country }),
    preferredLanguage: draft.language,
    ...(cycleRegularity !== "" && { cycleRegularity }),
    ...lengthsOf(draft),
    ...(pcosDiagnosis !== "" && { pcosDiagnosis }),
    lastPeriodDate: draft.lastPeriodDate,
    onboardingSymptoms: onboardingSymptoms.flatMap((name) => symptomOf(name, draft.symptoms[name])),
    goals: draft.goals,
    ...(contraception !== "" && { contraception }),
    notifications: draft.notifications,
    ...agreementOf(draft),
    ...((draft.hasEndometriosis || draft.hasPmsOrPmdd) && { setup: beginningOfSetup(draft) }),
    onboardingComplete: true,
  };
}

export const agreementOf = (draft: OnboardingDraft): ProfileChange => ({
  privacyConsent: true,
  ...(needsGuardian(draft) && { guardianName: draft.guardianName.trim() }),
});

function lengthsOf(draft: OnboardingDraft): Partial<ProfileChange> {
  if (draft.cycleRegularity === "regular") {
    const averageCycleLength = wholeNumber(draft.averageCycleLength);
    return averageCycleLength === null ? {} : { averageCycleLength };
  }
  const [shortest = null, longest = null] = rangeFields.map((field) => wholeNumber(draft[field]));
  return {
    ...(shortest !== null && { shortestCycleLength: shortest }),
    ...(longest !== null && { longestCycleLength: longest }),
  };
}

function symptomOf(
  name: (typeof onboardingSymptoms)[number],
  severity: number | undefined,
): NonNullable<ProfileChange["onboardingSymptoms"]> {
  return severity === undefined || severity === 0 ? [] : [{ name, severity }];
}

const beginningOfSetup = (draft: OnboardingDraft): Setup => ({
  conditions: {
    pcos: draft.pcosDiagnosis === "yes",
    endo: draft.hasEndometriosis,
    pms_pmdd: draft.hasPmsOrPmdd,
  },
  tracking: defaultRecord.tracking,
  isUnfinished: true,
});
