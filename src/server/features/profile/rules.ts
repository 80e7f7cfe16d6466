import type { RequestData } from "#contract/endpoint.ts";
import type { FieldProblem } from "#contract/errors.ts";
import {
  AGE_OF_CONSENT,
  CONSENT_VERSION,
  type changeProfile,
  type Profile,
} from "#contract/profile.ts";
import { type CalendarDay, dayMeant, isTimeZone } from "#domain/calendar-day.ts";
import { AppError, invalidField } from "#server/http/app-error.ts";
import { withoutUndefined } from "#server/storage/journal/field-gaps.ts";

export type ProfileChange = RequestData<typeof changeProfile>["body"];

interface Now {
  readonly instant: number;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/**
 * The profile after a change.
 * @throws AppError `invalid_input`
 */
export function applyChange(profile: Profile, change: ProfileChange, now: Now): Profile {
  const { privacyConsent, guardianName, lastPeriodDate, onboardingSymptoms, ...plain } = change;
  const changed: Profile = {
    ...profile,
    ...withoutUndefined(plain),
    ...(lastPeriodDate !== undefined && { lastPeriodDate: periodDay(lastPeriodDate, now) }),
    ...(onboardingSymptoms && {
      onboardingSymptoms: onboardingSymptoms.filter((symptom) => symptom.severity > 0),
    }),
    ...(change.goals && { goals: [...new Set(change.goals)] }),
  };
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
    throw invalidField("timeZone", "Send an IANA time zone name, such as Africa/Lagos.");
  }
  const guardian = guardianName ?? profile.consent?.guardianName ?? null;
  const complete: Profile = {
    ...changed,
    averageCycleLength: changed.cycleRegularity === "regular" ? changed.averageCycleLength : null,
    consent:
      privacyConsent || guardianName
        ? consentOf(profile, privacyConsent === true, guardian, now)
        : profile.consent,
  };
  const missing = complete.onboardingComplete ? missingFields(complete) : [];
  if (missing.length > 0) {
    const names = missing.map((problem) => problem.field).join(", ");
    throw new AppError("invalid_input", `Still needed: ${names}.`, { fields: missing });
  }
  return complete;
}

function consentOf(
  profile: Profile,
  agreesNow: boolean,
  guardianName: string | null,
  now: Now,
): Profile["consent"] {
  if (agreesNow) {
    return { version: CONSENT_VERSION, at: new Date(now.instant).toISOString(), guardianName };
  }
  return profile.consent && { ...profile.consent, guardianName };
}

function periodDay(sent: string | null, { today, timeZone }: Now): CalendarDay | null {
  const day = sent === null ? null : dayMeant(sent, timeZone);
  if (day !== null && day > today) {
    throw invalidField("lastPeriodDate", "Choose today or a day before it.");
  }
  return day;
}

/** What onboarding must have asked before it is complete (docs/spec-rules.md, S5-13). */
function missingFields(profile: Profile): FieldProblem[] {
  const fields: FieldProblem[] = [];
  const need = (isMissing: boolean, field: string, message: string) => {
    if (isMissing) fields.push({ field, message });
  };
  need(profile.age === null, "age", "Enter your age.");
  need(profile.country === null, "country", "Choose your country.");
  need(profile.cycleRegularity === null, "cycleRegularity", "Say how regular your cycle is.");
  need(profile.pcosDiagnosis === null, "pcosDiagnosis", "Say whether you have PCOS.");
  need(profile.goals.length === 0, "goals", "Choose at least one goal.");
  need(profile.consent === null, "privacyConsent", "Tick the consent box to go on.");
  const isMinor = profile.age !== null && profile.age < AGE_OF_CONSENT;
  need(
    isMinor && !profile.consent?.guardianName,
    "guardianName",
    "Enter the name of the parent or guardian who agrees.",
  );
  return fields;
}
