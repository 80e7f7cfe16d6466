import { CONSENT_VERSION, type StoredProfile } from "#contract/account/profile.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Chance } from "./chance.ts";
import type { SymptomLikelihood } from "./days.ts";

export interface DemoWoman {
  readonly name: string;
  readonly email: string;
  readonly seed: number;
  readonly cycleLengths: readonly number[];
  readonly daysIntoLast: number;
  /** Notes by the number of the cycle, from 0. */
  readonly cycleNotes: Readonly<Record<number, string>>;
  readonly hasCharts: boolean;
  readonly symptoms: readonly SymptomLikelihood[];
  readonly hasPcosFolder: boolean;
  readonly answers: Partial<StoredProfile>;
  readonly lifeStages: (today: CalendarDay, chance: Chance) => readonly LifeStage[];
}

const USUAL_SYMPTOMS: readonly SymptomLikelihood[] = [
  ["cramps", 0.02, 0.6, 0.1],
  ["back_pain", 0.03, 0.25, 0.08],
  ["bloating", 0.06, 0.2, 0.35],
  ["fatigue", 0.1, 0.3, 0.25],
  ["breast_tenderness", 0.02, 0.05, 0.35],
];

const WITHOUT_STAGES = () => [];
const DAYS_SINCE_BIRTH = 70;
const DAYS_OF_PREGNANCY = 278;

const thandi: DemoWoman = {
  name: "Thandi",
  email: "demo@example.org",
  seed: 20_261_120,
  cycleLengths: [38, 52, 41, 67, 35, 44, 58, 39, 47, 71, 36, 43, 54, 40],
  daysIntoLast: 26,
  cycleNotes: {
    3: "Over two months since the last one.",
    9: "Longest wait so far. Asked the clinic about it.",
  },
  hasCharts: true,
  symptoms: [
    ["cramps", 0.02, 0.75, 0.15],
    ["back_pain", 0.04, 0.35, 0.12],
    ["bloating", 0.15, 0.3, 0.55],
    ["fatigue", 0.2, 0.45, 0.4],
    ["acne_face", 0.22, 0.15, 0.4],
    ["cravings_sugar", 0.12, 0.1, 0.45],
    ["headaches", 0.08, 0.2, 0.2],
    ["breast_tenderness", 0.03, 0.05, 0.35],
    ["excess_hair", 0.03, 0.03, 0.03],
  ],
  hasPcosFolder: true,
  answers: {
    cycleRegularity: "irregular",
    pcosDiagnosis: "yes",
    onboardingSymptoms: [
      { name: "Acne (Face)", severity: 5 },
      { name: "Excess Hair (Hirsutism)", severity: 4 },
    ],
    goals: ["manage-pcos", "track-periods", "better-sleep"],
  },
  lifeStages: WITHOUT_STAGES,
};

const wanjiru: DemoWoman = {
  name: "Wanjiru",
  email: "regular@example.org",
  seed: 20_261_121,
  cycleLengths: [28, 29, 27, 28, 30, 28, 27, 29, 28, 28, 29, 27, 28, 28],
  daysIntoLast: 17,
  cycleNotes: {},
  hasCharts: false,
  symptoms: USUAL_SYMPTOMS,
  hasPcosFolder: false,
  answers: { age: 31, country: "Kenya", timeZone: "Africa/Nairobi" },
  lifeStages: WITHOUT_STAGES,
};

const nomsa: DemoWoman = {
  name: "Nomsa",
  email: "perimenopause@example.org",
  seed: 20_261_122,
  cycleLengths: [28, 27, 29, 26, 31, 25, 36, 24, 29, 44, 26, 38, 63, 31],
  daysIntoLast: 34,
  cycleNotes: { 12: "Two months without one." },
  hasCharts: false,
  symptoms: [...USUAL_SYMPTOMS, ["hot_flushes", 0.4, 0.3, 0.4], ["insomnia", 0.25, 0.25, 0.3]],
  hasPcosFolder: false,
  answers: { age: 47, cycleRegularity: "irregular" },
  lifeStages: WITHOUT_STAGES,
};

const adaeze: DemoWoman = {
  name: "Adaeze",
  email: "birth@example.org",
  seed: 20_261_123,
  cycleLengths: [29, 30, 28, 31, 29, 30, 28],
  daysIntoLast: DAYS_SINCE_BIRTH + DAYS_OF_PREGNANCY,
  cycleNotes: {},
  hasCharts: false,
  symptoms: [
    ["fatigue", 0.45, 0.4, 0.4],
    ["back_pain", 0.15, 0.2, 0.15],
    ["breast_tenderness", 0.15, 0.1, 0.2],
  ],
  hasPcosFolder: false,
  answers: { age: 33, country: "Nigeria", timeZone: "Africa/Lagos" },
  lifeStages: (today, chance) => {
    const birth = addDays(today, -DAYS_SINCE_BIRTH);
    const from = addDays(birth, -DAYS_OF_PREGNANCY);
    return [
      { id: chance.uuid(), kind: "pregnancy", from, to: birth, ending: "birth" },
      { id: chance.uuid(), kind: "breastfeeding", from: birth },
    ];
  },
};

export const demoWomen = [thandi, wanjiru, nomsa, adaeze] as const;

export function demoProfile({ name, answers }: DemoWoman, today: CalendarDay): StoredProfile {
  const hasPcos = answers.pcosDiagnosis === "yes";
  return {
    name,
    age: 29,
    ageToldOn: today,
    country: "South Africa",
    preferredLanguage: "English",
    timeZone: "Africa/Johannesburg",
    lastPeriodDate: null,
    cycleRegularity: "regular",
    averageCycleLength: null,
    shortestCycleLength: null,
    longestCycleLength: null,
    pcosDiagnosis: "no",
    onboardingSymptoms: [],
    goals: ["track-periods", "better-sleep"],
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
    setup: {
      conditions: { pcos: hasPcos, endo: false, pms_pmdd: false },
      tracking: { selected: ["flow", "symptoms", "mood_scales", "sleep", "energy", "cravings"] },
    },
    ...answers,
  };
}
