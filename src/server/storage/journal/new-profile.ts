import type { Profile } from "#contract/profile.ts";

/** The profile of a new account. */
export function newProfile(name: string): Profile {
  return {
    name,
    age: null,
    ageToldOn: null,
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
    setup: null,
  };
}
