import { type Profile, ProfileSchema } from "#contract/account/profile.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import { factsOf } from "#contract/insights/facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { beadsOf } from "#web/features/cycle/ring/view-model.ts";

export const today = calendarDay("2026-11-20");

const profile = ProfileSchema.parse({
  name: "Thandi",
  age: 29,
  country: "South Africa",
  preferredLanguage: "English",
  timeZone: null,
  lastPeriodDate: null,
  cycleRegularity: "regular",
  averageCycleLength: null,
  pcosDiagnosis: "no",
  onboardingSymptoms: [],
  goals: ["track-periods"],
  contraception: "none",
  notifications: true,
  hidesFertility: false,
  pregnancyStatus: null,
  consent: null,
  earlierConsents: [],
  onboardingComplete: true,
});

export function cyclesFrom(daysAgo: readonly number[], { open = false } = {}): Cycle[] {
  return daysAgo.map((ago, index) => {
    const startDay = addDays(today, -ago);
    const endDay = addDays(startDay, 4);
    const start = { id: crypto.randomUUID(), startDate: startDay, startDay };
    return open && index === 0 ? start : { ...start, endDate: endDay, endDay };
  });
}

export const viewOf = (cycles: readonly Cycle[], changes: Partial<Profile> = {}) => {
  const facts = factsOf(cycles, { ...profile, ...changes }, today);
  const overview = cycleOverview(facts, today);
  return { facts, overview, beads: beadsOf(overview, today) };
};

export const regular = cyclesFrom([16, 44, 72, 100, 128, 156]);
