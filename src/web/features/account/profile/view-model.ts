import type { Profile } from "#contract/account/profile.ts";
import { ageOn } from "#domain/days/age-on.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { ProfileChanges } from "./api.ts";

export interface ProfileDraft {
  readonly name: string;
  readonly age: string;
  readonly country: NonNullable<Profile["country"]> | "";
  readonly preferredLanguage: Profile["preferredLanguage"];
  readonly contraception: NonNullable<Profile["contraception"]> | "";
  readonly cycleRegularity: NonNullable<Profile["cycleRegularity"]> | "";
  readonly averageCycleLength: string;
  readonly shortestCycleLength: string;
  readonly longestCycleLength: string;
  readonly pcosDiagnosis: NonNullable<Profile["pcosDiagnosis"]> | "";
  readonly pregnancyStatus: NonNullable<Profile["pregnancyStatus"]> | "";
}

export function draftOf(profile: Profile, today: CalendarDay): ProfileDraft {
  return {
    name: profile.name,
    age: ageOn(profile, today)?.toString() ?? "",
    country: profile.country ?? "",
    preferredLanguage: profile.preferredLanguage,
    contraception: profile.contraception ?? "",
    cycleRegularity: profile.cycleRegularity ?? "",
    averageCycleLength: profile.averageCycleLength?.toString() ?? "",
    shortestCycleLength: profile.shortestCycleLength?.toString() ?? "",
    longestCycleLength: profile.longestCycleLength?.toString() ?? "",
    pcosDiagnosis: profile.pcosDiagnosis ?? "",
    pregnancyStatus: profile.pregnancyStatus ?? "",
  };
}

export function changesOf(
  draft: ProfileDraft,
  profile: Profile,
  today: CalendarDay,
): ProfileChanges {
  const before = draftOf(profile, today);
  const changes: Record<string, string | number | null> = {};
  for (const field of textFields) {
    const value = draft[field].trim();
    if (value !== before[field]) changes[field] = value;
  }
  if (draft.age.trim() !== before.age) changes.age = numberTyped(draft.age);
  for (const field of lengthFields) {
    const length = usableLength(draft, field);
    if (length !== before[field]) changes[field] = length === "" ? null : numberTyped(length);
  }
  return changes;
}

const lengthFields = ["averageCycleLength", "shortestCycleLength", "longestCycleLength"] as const;

const textFields = [
  "name",
  "country",
  "preferredLanguage",
  "contraception",
  "cycleRegularity",
  "pcosDiagnosis",
  "pregnancyStatus",
] as const;

/** An average applies to regular cycles only, a range to irregular ones only. */
function usableLength(draft: ProfileDraft, field: (typeof lengthFields)[number]): string {
  const isRegular = draft.cycleRegularity === "regular";
  return isRegular === (field === "averageCycleLength") ? draft[field].trim() : "";
}

/** Digits only: "13.5", "1e2" and an empty field are not whole numbers. */
const numberTyped = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
