import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import type { LabResult } from "#contract/entries/labs.ts";
import type { Dose, Medicine } from "#contract/entries/medicines.ts";
import type { VisitPlan } from "#contract/visit/visit.ts";
import { visitParts } from "#contract/visit/visit-report.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Chance } from "./chance.ts";

type Result = Pick<LabResult, "test" | "unit"> & {
  readonly middle: number;
  readonly spread: number;
  readonly rangeLow?: number;
  readonly rangeHigh: number;
};

/** As a South African laboratory prints them: SI units, each with the laboratory's own range. */
const PANEL: readonly Result[] = [
  { test: "testosterone", unit: "nmol/L", middle: 2.3, spread: 0.2, rangeLow: 0.3, rangeHigh: 1.9 },
  { test: "shbg", unit: "nmol/L", middle: 26, spread: 3, rangeLow: 32, rangeHigh: 128 },
  {
    test: "fasting_glucose",
    unit: "mmol/L",
    middle: 5.3,
    spread: 0.2,
    rangeLow: 3.9,
    rangeHigh: 5.5,
  },
  { test: "fasting_insulin", unit: "µU/mL", middle: 15, spread: 2, rangeLow: 2.6, rangeHigh: 24.9 },
  { test: "hba1c", unit: "%", middle: 5.5, spread: 0.1, rangeHigh: 5.6 },
  { test: "tsh", unit: "mIU/L", middle: 2.1, spread: 0.3, rangeLow: 0.45, rangeHigh: 4.5 },
  { test: "ferritin", unit: "µg/L", middle: 22, spread: 6, rangeLow: 13, rangeHigh: 150 },
];
const DRAWS = [640, 420, 230, 45];

export function demoLabs(today: CalendarDay, chance: Chance): LabResult[] {
  return DRAWS.flatMap((daysAgo) =>
    PANEL.map(({ middle, spread, ...printed }) => ({
      ...printed,
      id: chance.uuid(),
      date: addDays(today, -daysAgo),
      value: Math.round(chance.around(middle, spread) * 10) / 10,
      laboratory: "Clinic laboratory",
    })),
  );
}

const METFORMIN_DAYS = 210;

export function demoMedicines(today: CalendarDay, chance: Chance): Medicine[] {
  return [
    {
      id: chance.uuid(),
      name: "Metformin",
      dose: 500,
      unit: "mg",
      schedule: { kind: "daily", timesADay: 2 },
      startDate: addDays(today, -METFORMIN_DAYS),
      why: "Insulin resistance",
      sideEffects: "Queasy in the first two weeks",
    },
    {
      id: chance.uuid(),
      name: "Vitamin D",
      dose: 50_000,
      unit: "IU",
      schedule: { kind: "weekdays", weekdays: [7], timesADay: 1 },
      startDate: addDays(today, -120),
    },
    {
      id: chance.uuid(),
      name: "Inositol",
      dose: 2,
      unit: "g",
      schedule: { kind: "daily", timesADay: 1 },
      startDate: addDays(today, -500),
      endDate: addDays(today, -260),
      why: "Tried it for my cycles",
    },
  ];
}

export function demoDoses(
  [first]: readonly Medicine[],
  today: CalendarDay,
  chance: Chance,
): Dose[] {
  if (first === undefined) return [];
  return Array.from({ length: METFORMIN_DAYS }, (_, day) => day).flatMap((daysAgo) =>
    [1, 2].flatMap((slot): Dose[] => {
      // Today's evening dose is not due yet.
      if (daysAgo === 0 && slot === 2) return [];
      const answer = demoAnswer(slot, chance);
      if (answer === null) return [];
      const date = addDays(today, -daysAgo);
      return [{ id: chance.uuid(), date, medicineId: first.id, slot, answer }];
    }),
  );
}

function demoAnswer(slot: number, chance: Chance): Dose["answer"] | null {
  if (chance.happens(0.06)) return null;
  if (!chance.happens(slot === 1 ? 0.95 : 0.82)) return "skipped";
  return chance.happens(0.1) ? "late" : "taken";
}

const HAIR = {
  upper_lip: 2,
  chin: 2,
  chest: 1,
  upper_abdomen: 0,
  lower_abdomen: 2,
  upper_arm: 0,
  thigh: 1,
  upper_back: 0,
  lower_back: 1,
};

export function demoHairAndSkin(today: CalendarDay, chance: Chance): HairAndSkin[] {
  return [480, 360, 240, 120, 10].map((daysAgo, index) => ({
    id: chance.uuid(),
    date: addDays(today, -daysAgo),
    hair: { ...HAIR, chin: index < 3 ? 3 : HAIR.chin },
    acne: index < 2 ? 3 : chance.pick([1, 2]),
    hairThinning: 1,
    acanthosis: true,
    treatsHair: index > 1,
  }));
}

export const demoVisitPlan: VisitPlan = {
  questions: [
    "Could my thyroid be checked again?",
    "Is the metformin dose still right for me?",
    "What else could help with the hair on my chin?",
  ],
  months: 6,
  include: [...visitParts],
};
