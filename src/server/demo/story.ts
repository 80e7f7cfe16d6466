import { CONSENT_VERSION, type StoredProfile } from "#contract/account/profile.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { type Chance, createChance } from "./chance.ts";
import { demoCycles } from "./cycles.ts";
import { type DemoDay, demoDailyLog, demoMood, demoStress, demoSymptoms } from "./days.ts";
import {
  demoDoses,
  demoHairAndSkin,
  demoLabs,
  demoMedicines,
  demoVisitPlan,
} from "./health-folder.ts";
import { demoMeasures, demoSigns } from "./measures.ts";

type Story = { readonly [K in Kind]?: readonly EntryOf<K>[] };

const SEED = 20_261_120;
const LOGS_A_DAY = 0.78;
const CYCLES_WITH_TEMPERATURES = 4;

/** Returns two plausible years of a woman with PCOS; deterministic for a given day. */
export function demoStory(name: string, today: CalendarDay): Story {
  const chance = createChance(SEED);
  const cycles = demoCycles(today, chance);
  const days = daysOf(cycles, today).filter(() => chance.happens(LOGS_A_DAY));
  const moods = days.map((day) => demoMood(day, chance));
  const medicines = demoMedicines(today, chance);
  return {
    profile: [demoProfile(name, today)],
    cycle: cycles,
    mood: moods,
    stress: moods.flatMap((mood, index) => {
      const day = days[index];
      return day && mood.stress > 1 ? [demoStress(day, mood.stress, chance)] : [];
    }),
    symptom: days.flatMap((day) => demoSymptoms(day, chance)),
    dailyLog: days.map((day) => demoDailyLog(day, chance)),
    measures: demoMeasures(today, chance),
    ovulation: demoTemperatures(cycles, today, chance),
    labResult: demoLabs(today, chance),
    medicine: medicines,
    dose: demoDoses(medicines, today, chance),
    hairAndSkin: demoHairAndSkin(today, chance),
    visitPlan: [demoVisitPlan],
  };
}

type Cycles = ReturnType<typeof demoCycles>;

function daysOf(cycles: Cycles, today: CalendarDay): DemoDay[] {
  return cycles.flatMap(({ startDay, endDay }, index) => {
    const next = cycles[index + 1]?.startDay;
    const length = daysBetween(startDay, next ?? addDays(today, 1));
    return Array.from({ length }, (_, before): DemoDay => {
      const date = addDays(startDay, before);
      return {
        date,
        cycleDay: before + 1,
        isBleeding: endDay !== undefined && date <= endDay,
        isLastWeek: next !== undefined && daysBetween(date, next) <= 7,
      };
    });
  });
}

function demoTemperatures(cycles: Cycles, today: CalendarDay, chance: Chance) {
  return cycles.slice(-CYCLES_WITH_TEMPERATURES).flatMap(({ startDay }, index, recent) => {
    const next = recent[index + 1]?.startDay;
    const lastDay = next ? addDays(next, -1) : today;
    // In the second of these cycles the temperature never rises, as happens in real cycles.
    const shiftDay = next && index !== 1 ? daysBetween(startDay, next) - 11 : null;
    return demoSigns(startDay, lastDay, shiftDay, chance);
  });
}

function demoProfile(name: string, today: CalendarDay): StoredProfile {
  return {
    name,
    age: 29,
    ageToldOn: today,
    country: "South Africa",
    preferredLanguage: "English",
    timeZone: "Africa/Johannesburg",
    lastPeriodDate: null,
    cycleRegularity: "irregular",
    averageCycleLength: null,
    shortestCycleLength: null,
    longestCycleLength: null,
    pcosDiagnosis: "yes",
    onboardingSymptoms: [
      { name: "Acne (Face)", severity: 5 },
      { name: "Excess Hair (Hirsutism)", severity: 4 },
    ],
    goals: ["manage-pcos", "track-periods", "better-sleep"],
    contraception: "none",
    notifications: false,
    hidesFertility: false,
    pregnancyStatus: "not_pregnant",
    consent: {
      version: CONSENT_VERSION,
      at: `${addDays(today, -730)}T08:00:00.000Z`,
      guardianName: null,
    },
    earlierConsents: [],
    onboardingComplete: true,
    setup: null,
  };
}
