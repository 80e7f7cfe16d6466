import type { Profile } from "#contract/profile.ts";

/** What is known of a woman who has only given her name. */
export function newProfile(name: string): Profile {
  return {
    name,
    age: null,
    country: null,
    preferredLanguage: "English",
    timeZone: null,
    lastPeriodDate: null,
    cycleRegularity: null,
    averageCycleLength: null,
    pcosDiagnosis: null,
    onboardingSymptoms: [],
    goals: [],
    contraception: null,
    notifications: true,
    hidesFertility: false,
    pregnancyStatus: null,
    consent: null,
    onboardingComplete: false,
  };
}
