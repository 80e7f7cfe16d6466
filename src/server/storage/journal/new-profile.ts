import type { StoredProfile } from "#contract/account/profile.ts";

export function newProfile(name: string): StoredProfile {
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
    shortestCycleLength: null,
    longestCycleLength: null,
    pcosDiagnosis: null,
    onboardingSymptoms: [],
    goals: [],
    contraception: null,
    notifications: true,
    hidesFertility: false,
    pregnancyStatus: null,
    consent: null,
    earlierConsents: [],
    onboardingComplete: false,
    setup: null,
  };
}
