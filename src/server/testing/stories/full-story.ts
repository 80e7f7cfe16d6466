import { firstReminders } from "#contract/push/reminders.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { demoStory } from "#server/demo/story.ts";
import { demoWomen } from "#server/demo/women.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import type { Reader, StoredReader } from "#server/storage/journal/reading/reader.ts";

/** Omits kinds that record the use of the app instead of health. */
type HealthKind = Exclude<Kind, "import" | "sharedReport" | "trustedView">;

type Story = { readonly [K in HealthKind]: readonly EntryOf<K>[] };

const TODAY = "2026-11-20" as CalendarDay;
const date = "2026-11-10" as CalendarDay;
const METFORMIN = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10";

/** The demo account and more: entries of every kind. */
export const fullStory: Story = {
  profile: [],
  cycle: [],
  symptom: [],
  mood: [],
  stress: [],
  ovulation: [],
  measures: [],
  dailyLog: [],
  ...demoStory(demoWomen[0], TODAY),
  lifeStage: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b19",
      kind: "contraception",
      method: "pill",
      pill: "combined",
      pack: "21_7",
      from: "2022-03-01" as CalendarDay,
      to: "2024-05-31" as CalendarDay,
      whyStopped: "side_effects",
      notes: "Headaches",
    },
  ],
  hairAndSkin: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b11",
      date,
      hair: {
        upper_lip: 2,
        chin: 3,
        chest: 0,
        upper_abdomen: 1,
        lower_abdomen: 2,
        upper_arm: 0,
        thigh: 1,
        upper_back: 0,
        lower_back: 0,
      },
      acne: 2,
      acanthosis: false,
    },
  ],
  labResult: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b12",
      date,
      test: "testosterone",
      value: 1.4,
      unit: "nmol/L",
      rangeLow: 0.3,
      rangeHigh: 1.9,
      laboratory: "Lancet",
    },
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b13",
      date,
      test: "tsh",
      value: 0.01,
      comparator: "<",
      unit: "mIU/L",
    },
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b14",
      date,
      test: "other",
      name: "Zinc",
      value: 12,
      unit: "jots per jar",
    },
  ],
  medicine: [
    {
      id: METFORMIN,
      name: "Metformin",
      dose: 500,
      unit: "mg",
      schedule: { kind: "daily", timesADay: 2 },
      startDate: "2026-03-01" as CalendarDay,
      why: "PCOS",
      sideEffects: "Queasy in the first weeks",
    },
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b15",
      name: "Vitamin D",
      schedule: { kind: "weekdays", weekdays: [1, 4], timesADay: 1 },
      startDate: "2026-06-01" as CalendarDay,
    },
  ],
  dose: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b16",
      date,
      medicineId: METFORMIN,
      slot: 1,
      answer: "late",
    },
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b17",
      date,
      medicineId: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b99",
      slot: 1,
      answer: "skipped",
    },
  ],
  upload: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b18",
      date,
      name: "Lab May.pdf",
      type: "application/pdf",
      bytes: 81_234,
    },
  ],
  signs: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b20",
      date,
      signs: ["great_thirst", "soaked_pad_an_hour"],
      pregnancyTest: "negative",
      temperature: 37.9,
      ketones: 0.4,
      urineKetones: "trace",
      glucose: 11.4,
      notes: "After the wedding",
    },
  ],
  questionnaire: [
    {
      id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b21",
      date,
      kind: "phq9",
      answers: [1, 2, 0, 3, 1, 0, 1, 0, 0],
    },
    { id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b31", date, kind: "sleep", answers: [1, 0, 0] },
  ],
  healthBackground: [
    {
      migraineWithAura: true,
      smoking: "no",
      firstPeriodAge: 13,
      breastsBeganAge: "not_yet",
      lastCervicalScreening: "2025-02-01" as CalendarDay,
      notPregnantOn: "2025-02-11" as CalendarDay,
      height: 164,
      pregnancies: 2,
      births: 1,
      allergies: "Penicillin",
      familyHistory: "Mother: type 2 diabetes",
    },
  ],
  concernsSeen: [{ seen: { "no-period": date } }],
  reminders: [firstReminders({ setup: null })],
  carePlan: [{ done: ["blood-pressure-check"] }],
  visitPlan: [
    {
      reason: "Periods stay away",
      questions: ["Could my thyroid be checked?"],
      months: 6,
      include: ["cycles"],
    },
  ],
};

export function readerOf(
  story: { readonly [K in Kind]?: readonly EntryOf<K>[] },
): Reader & Pick<StoredReader, "inspect" | "damaged"> {
  return {
    hasLeftOut: () => false,
    inspect: async (kind) => ({ entries: story[kind] ?? [], damaged: [] }),
    damaged: async () => [],
    find: async (kind) => story[kind]?.[0] ?? null,
    list: async (kind) => [...(story[kind] ?? [])],
    listStored: async (kind) => (story[kind] ?? []).map((entry) => ({ entry, revision: 0 })),
  };
}
