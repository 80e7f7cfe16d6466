import { ProfileSchema } from "#contract/account/profile.ts";

export const thandi = ProfileSchema.parse({
  name: "Thandi",
  age: 29,
  country: "Kenya",
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
  onboardingComplete: true,
});
