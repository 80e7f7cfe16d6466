import {
  changeProfile,
  type StoredProfile,
  StoredProfileSchema,
} from "#contract/account/profile.ts";
import { type CalendarDay, isTimeZone } from "#domain/days/calendar-day.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import { withDayOfAge } from "#server/storage/journal/reading/day-of-age.ts";

const empty = newProfile("");
/** An import never sets the name or the consent. */
const PROTECTED_FIELDS = new Set([
  "name",
  "consent",
  "earlierConsents",
  "onboardingComplete",
  "ageToldOn",
]);
const fillable = (Object.keys(empty) as (keyof StoredProfile)[]).filter(
  (field) => !PROTECTED_FIELDS.has(field),
);
const isEmpty = (profile: StoredProfile, field: keyof StoredProfile) =>
  JSON.stringify(profile[field]) === JSON.stringify(empty[field]);

export function readAnswers(sent: unknown, today: CalendarDay): Partial<StoredProfile> | null {
  const profile = StoredProfileSchema.safeParse(withDayOfAge(sent));
  if (!profile.success) return null;
  const fields = fillable.filter((field) => !isEmpty(profile.data, field));
  const answers = Object.fromEntries(fields.map((field) => [field, profile.data[field]]));
  const result = changeProfile.request.body.safeParse(answers);
  const { lastPeriodDate, timeZone } = profile.data;
  if (!result.success || (lastPeriodDate !== null && lastPeriodDate > today)) return null;
  if (timeZone !== null && !isTimeZone(timeZone)) return null;
  const { age, ageToldOn } = profile.data;
  const isDayOfAge = age !== null && ageToldOn !== null && ageToldOn <= today;
  return isDayOfAge ? { ...answers, ageToldOn } : answers;
}

const OF_REGULAR_CYCLES: readonly string[] = ["averageCycleLength"];
const OF_OTHER_CYCLES: readonly string[] = ["shortestCycleLength", "longestCycleLength"];

export function missingAnswers(
  existing: StoredProfile,
  answers: Partial<StoredProfile>,
): Partial<StoredProfile> {
  const regularity = isEmpty(existing, "cycleRegularity")
    ? answers.cycleRegularity
    : existing.cycleRegularity;
  const unfit = regularity === "regular" ? OF_OTHER_CYCLES : OF_REGULAR_CYCLES;
  const fields = (Object.keys(answers) as (keyof StoredProfile)[])
    .filter((field) => isEmpty(existing, field === "ageToldOn" ? "age" : field))
    .filter((field) => !unfit.includes(field));
  return Object.fromEntries(fields.map((field) => [field, answers[field]]));
}

/** Removes an import's answers from the profile, unless they were changed since. */
export function withoutAnswers(
  existing: StoredProfile,
  filled: Readonly<Record<string, unknown>>,
): StoredProfile {
  const unchanged = fillable.filter(
    (field) =>
      Object.hasOwn(filled, field) &&
      JSON.stringify(filled[field]) === JSON.stringify(existing[field]),
  );
  const before = Object.fromEntries(unchanged.map((field) => [field, empty[field]]));
  return unchanged.length > 0 ? { ...existing, ...before } : existing;
}
