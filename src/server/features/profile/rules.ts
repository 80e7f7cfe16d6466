import {
  AGE_OF_CONSENT,
  CONSENT_VERSION,
  type changeProfile,
  type StoredProfile,
} from "#contract/account/profile.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import { withoutUndefined } from "#domain/basics/field-gaps.ts";
import { ageOn } from "#domain/days/age-on.ts";
import { type CalendarDay, dayMeant, isTimeZone } from "#domain/days/calendar-day.ts";
import { invalidField, invalidFields } from "#server/failures/app-error.ts";

export type ProfileChange = Omit<
  RequestData<typeof changeProfile>["body"],
  "contraception" | "pregnancyStatus"
>;

interface Now {
  readonly instant: number;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

export function applyChange(
  profile: StoredProfile,
  change: ProfileChange,
  now: Now,
): StoredProfile {
  const {
    privacyConsent: _agrees,
    guardianName: _guardian,
    lastPeriodDate,
    onboardingSymptoms,
    ...plain
  } = change;
  const merged: StoredProfile = {
    ...profile,
    ...withoutUndefined(plain),
    ...(lastPeriodDate !== undefined && { lastPeriodDate: periodDay(lastPeriodDate, now) }),
    ...(onboardingSymptoms && {
      onboardingSymptoms: onboardingSymptoms.filter(({ severity }) => severity !== 0),
    }),
    ...statedAge(change, profile, now.today),
    ...(change.goals && { goals: [...new Set(change.goals)] }),
  };
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
    throw invalidField("timeZone", "wrong_time_zone");
  }
  const complete: StoredProfile = {
    ...merged,
    ...lengthsThatFit(merged),
    ...consentsOf(profile, change, now),
  };
  const missing = complete.onboardingComplete ? missingFields(complete, now.today) : [];
  if (missing.length > 0) throw invalidFields(missing);
  return complete;
}

/** An average only makes sense for regular cycles, and a range for irregular ones. */
function lengthsThatFit(profile: StoredProfile): Partial<StoredProfile> {
  if (profile.cycleRegularity === "regular") {
    return { shortestCycleLength: null, longestCycleLength: null };
  }
  const { shortestCycleLength: shortest, longestCycleLength: longest } = profile;
  const isTurned = shortest !== null && longest !== null && shortest > longest;
  return {
    averageCycleLength: null,
    ...(isTurned && { shortestCycleLength: longest, longestCycleLength: shortest }),
  };
}

/** Entering the current age again keeps its earlier day, which narrows the birthday down. */
function statedAge(
  { age }: ProfileChange,
  before: StoredProfile,
  today: CalendarDay,
): Partial<StoredProfile> {
  if (age === undefined) return {};
  const isKnown = before.ageToldOn !== null && age === ageOn(before, today);
  return isKnown ? { age: before.age } : { age, ageToldOn: today };
}

/** A guardian's agreement counts for one wording only. */
function consentsOf(
  { consent, earlierConsents }: StoredProfile,
  { privacyConsent, guardianName }: ProfileChange,
  { instant }: Now,
): Pick<StoredProfile, "consent" | "earlierConsents"> {
  const isNewWording = consent?.version !== CONSENT_VERSION;
  if (!privacyConsent) {
    const guardian = guardianName ?? consent?.guardianName ?? null;
    return { consent: consent && { ...consent, guardianName: guardian }, earlierConsents };
  }
  return {
    consent: {
      version: CONSENT_VERSION,
      at: new Date(instant).toISOString(),
      guardianName: guardianName ?? (isNewWording ? null : consent.guardianName),
    },
    earlierConsents: consent && isNewWording ? [...earlierConsents, consent] : earlierConsents,
  };
}

function periodDay(input: string | null, { today, timeZone }: Now): CalendarDay | null {
  const day = input === null ? null : dayMeant(input, timeZone);
  if (day !== null && day > today) {
    throw invalidField("lastPeriodDate", "in_future");
  }
  return day;
}

/** Returns the required answers missing to complete onboarding (scripts/spec/rules.md, S5-13). */
function missingFields(profile: StoredProfile, today: CalendarDay): FieldProblem[] {
  const age = ageOn(profile, today);
  const isMinor = age !== null && age < AGE_OF_CONSENT;
  const isMissing = {
    age: age === null,
    country: profile.country === null,
    cycleRegularity: profile.cycleRegularity === null,
    pcosDiagnosis: profile.pcosDiagnosis === null,
    goals: profile.goals.length === 0,
    privacyConsent: profile.consent === null,
    guardianName: isMinor && !profile.consent?.guardianName,
  };
  return Object.entries(isMissing)
    .filter(([, missing]) => missing)
    .map(([field]) => ({ field, code: "required" }));
}
