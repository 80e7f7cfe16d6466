import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { demoStory } from "#server/demo/story.ts";
import { demoWomen } from "#server/demo/women.ts";
import type { EntryOf } from "#server/storage/journal/collections.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import type { Story } from "./plant-story.ts";

export const today = calendarDay("2026-11-20");

let last = 0;
const id = () => {
  last += 1;
  return `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`;
};
const ago = (days: number): CalendarDay => addDays(today, -days);

const profile = (more: Partial<EntryOf<"profile">>): EntryOf<"profile">[] => [
  { ...newProfile("Thandi"), age: 31, contraception: "none", pcosDiagnosis: "no", ...more },
];

function cycles(
  lengths: readonly number[],
  startedAgo: number,
  more: Partial<EntryOf<"cycle">> = {},
): EntryOf<"cycle">[] {
  let start = ago(startedAgo + lengths.reduce((sum, length) => sum + length, 0));
  return [...lengths, 0].map((length) => {
    const endDay = addDays(start, 4);
    const cycle = { id: id(), startDate: start, startDay: start, endDate: endDay, endDay };
    start = addDays(start, length);
    return { ...cycle, ...more };
  });
}

const symptom = (
  type: EntryOf<"symptom">["type"],
  severity: number,
  ...days: readonly number[]
): EntryOf<"symptom">[] => days.map((day) => ({ id: id(), date: ago(day), type, severity }));

const result = (
  test: EntryOf<"labResult">["test"],
  days: number,
  value: number,
  unit: string,
  range: { readonly rangeLow?: number; readonly rangeHigh?: number } = {},
): EntryOf<"labResult"> => ({ id: id(), date: ago(days), test, value, unit, ...range });

const medicine = (
  name: string,
  startedAgo: number,
  more: Partial<EntryOf<"medicine">> = {},
): EntryOf<"medicine"> => ({
  id: id(),
  name,
  startDate: ago(startedAgo),
  schedule: { kind: "daily", timesADay: 1 },
  ...more,
});

const measures = (days: number, more: object): EntryOf<"measures"> => ({
  id: id(),
  date: ago(days),
  ...more,
});

const plan = (...questions: readonly string[]): EntryOf<"visitPlan">[] => [
  { questions: [...questions], months: 6, include: [] },
];

const METFORMIN = id();

const regular: Story = {
  profile: profile({ pregnancyStatus: "not_pregnant" }),
  cycle: cycles([28, 29, 28, 27, 29, 28], 10),
  symptom: symptom("cramps", 4, 10, 9, 38, 66),
  measures: [measures(12, { weight: 64, bloodPressure: { systolic: 118, diastolic: 74 } })],
  labResult: [result("haemoglobin", 30, 12.9, "g/dL", { rangeLow: 12, rangeHigh: 15 })],
  visitPlan: plan("When is my next smear due?"),
};

const pcos: Story = {
  profile: profile({ age: 27, pcosDiagnosis: "yes", pregnancyStatus: "unsure" }),
  cycle: cycles([35, 120, 41, 88, 52], 49, { flow: "heavy" }),
  symptom: [
    ...symptom("acne_face", 6, 3, 10, 20, 31, 44, 60, 75),
    ...symptom("excess_hair", 5, 3, 20, 44, 75, 101),
    ...symptom("fatigue", 7, 3, 4, 5, 20, 60),
  ],
  hairAndSkin: [
    {
      id: id(),
      date: ago(20),
      acne: 2,
      acanthosis: true,
      hair: {
        upper_lip: 3,
        chin: 3,
        chest: 1,
        upper_abdomen: 2,
        lower_abdomen: 2,
        upper_arm: 0,
        thigh: 1,
        upper_back: 0,
        lower_back: 0,
      },
    },
  ],
  labResult: [
    result("testosterone", 25, 2.6, "nmol/L", { rangeLow: 0.3, rangeHigh: 1.9 }),
    result("shbg", 25, 18, "nmol/L", { rangeLow: 20, rangeHigh: 130 }),
    result("tsh", 25, 2.1, "mIU/L", { rangeLow: 0.4, rangeHigh: 4 }),
    result("prolactin", 25, 310, "mIU/L", { rangeHigh: 530 }),
    result("hba1c", 25, 39, "mmol/mol"),
    result("fasting_glucose", 25, 5.3, "mmol/L"),
  ],
  measures: [
    measures(25, { fastingGlucose: 95, hba1c: 5.7, weight: 88.5, waistCircumference: 101 }),
    measures(150, { weight: 92, bloodPressure: { systolic: 136, diastolic: 88 } }),
  ],
  medicine: [
    medicine("Metformin", 150, {
      id: METFORMIN,
      dose: 850,
      unit: "mg",
      schedule: { kind: "daily", timesADay: 2 },
    }),
    medicine("Inositol", 170, { endDate: ago(80) }),
  ],
  healthBackground: [
    {
      height: 164,
      pregnancies: 1,
      births: 0,
      smoking: "no",
      allergies: "Penicillin",
      familyHistory: "Mother: type 2 diabetes",
    },
  ],
  visitPlan: [
    {
      reason: "My periods stay away and I want a child",
      questions: ["Why do my periods stay away for months?", "Could I still have children?"],
      tried: [{ medicineId: METFORMIN, isOnPage: true }],
      months: 6,
      include: [],
    },
  ],
};

const teen: Story = {
  profile: profile({ age: 15, pcosDiagnosis: null }),
  cycle: cycles([44, 26, 39, 31], 12, { flow: "heavy" }),
  symptom: symptom("cramps", 8, 12, 11, 43, 82),
  visitPlan: plan("Is it normal that I miss school because of the pain?"),
};

const late: Story = {
  profile: profile({ age: 47, contraception: null }),
  cycle: cycles([24, 61, 33, 92], 64),
  symptom: [
    ...symptom("hot_flushes", 7, 1, 2, 5, 9, 14, 20),
    ...symptom("insomnia", 6, 1, 5, 9, 14),
  ],
  measures: [measures(5, { weight: 79, bloodPressure: { systolic: 148, diastolic: 94 } })],
  visitPlan: plan("Is this the change?", "Do I still need contraception?"),
};

const pregnant: Story = {
  profile: profile({ age: 29, pregnancyStatus: "pregnant" }),
  lifeStage: [{ id: id(), kind: "pregnancy", from: ago(150), toldOn: ago(110) }],
  cycle: cycles([28, 28], 150),
  signs: [{ id: id(), date: ago(112), pregnancyTest: "positive" }],
  measures: [measures(2, { weight: 71, bloodPressure: { systolic: 122, diastolic: 78 } })],
  labResult: [result("haemoglobin", 20, 10.4, "g/dL", { rangeLow: 11 })],
  medicine: [medicine("Iron and folic acid", 100)],
  visitPlan: plan("How often should I feel movements now?"),
};

const afterBirth: Story = {
  profile: profile({ age: 24, contraception: null }),
  lifeStage: [
    { id: id(), kind: "pregnancy", from: ago(350), to: ago(75), ending: "birth" },
    { id: id(), kind: "breastfeeding", from: ago(75) },
    { id: id(), kind: "contraception", method: "implant", from: ago(30) },
  ],
  cycle: cycles([29, 30], 350),
  measures: [measures(20, { weight: 69, bloodPressure: { systolic: 128, diastolic: 82 } })],
  symptom: symptom("fatigue", 6, 2, 3, 8),
  visitPlan: plan("Is the bleeding with the implant all right while I breastfeed?"),
};

const endometriosis: Story = {
  profile: profile({
    age: 33,
    goals: ["fertility"],
    pregnancyStatus: "not_pregnant",
    setup: {
      conditions: { pcos: false, endo: true, pms_pmdd: false },
      tracking: { selected: ["flow", "symptoms"] },
    },
  }),
  cycle: cycles([27, 26, 28, 27, 27, 26], 20, { flow: "heavy", intermenstrualSpotting: true }),
  symptom: [
    ...symptom("cramps", 9, 20, 19, 18, 47, 46, 74, 101),
    ...symptom("pelvic_pain", 6, 4, 12, 33, 60),
    ...symptom("pain_during_sex", 7, 8, 37, 66),
    ...symptom("painful_bowel_movements", 8, 20, 47),
  ],
  signs: [{ id: id(), date: ago(3), pregnancyTest: "negative" }],
  healthBackground: [{ couldConceive: true, smoking: "no" }],
  labResult: [
    result("ferritin", 40, 9, "µg/L", { rangeLow: 15, rangeHigh: 150 }),
    result("haemoglobin", 40, 10.8, "g/dL", { rangeLow: 12, rangeHigh: 15 }),
    result("amh", 40, 9.6, "pmol/L"),
  ],
  medicine: [
    medicine("Mefenamic acid", 160, { dose: 500, unit: "mg", schedule: { kind: "as_needed" } }),
    medicine("Iron", 38),
  ],
  visitPlan: plan(
    "What else can be done about the pain while we try for a baby?",
    "Should I have a laparoscopy?",
  ),
};

const diabetes: Story = {
  profile: profile({ age: 38 }),
  cycle: cycles([30, 33, 31], 8),
  healthBackground: [{ diabetes: true, glucoseLowering: true }],
  measures: Array.from({ length: 60 }, (_, index) =>
    measures(index * 2 + 1, { fastingGlucose: 130 + ((index * 37) % 90) }),
  ),
  labResult: [
    result("hba1c", 15, 9.8, "%"),
    result("hba1c", 120, 8.1, "%"),
    result("total_cholesterol", 15, 5.9, "mmol/L", { rangeHigh: 5 }),
    result("tsh", 15, 2, "mIU/L", { rangeLow: 0.4, rangeHigh: 4 }),
  ],
  medicine: [medicine("Gliclazide", 300, { dose: 80, unit: "mg" })],
  visitPlan: plan("Can I become pregnant with these values?"),
};

const empty: Story = { profile: profile({ age: null, contraception: null, pcosDiagnosis: null }) };

const lately = demoStory(demoWomen[0], today);
const cyclesLately = lately.cycle ?? [];
const [firstLately = today] = cyclesLately.map(({ startDay }) => startDay).toSorted();

const tenYears: Story = {
  ...lately,
  cycle: [
    ...cycles(
      Array.from({ length: 100 }, (_, index) => 27 + ((index * 7) % 9)),
      daysBetween(firstLately, today) + 30,
    ),
    ...cyclesLately,
  ],
  symptom: Array.from({ length: 180 }, (_, day) =>
    symptomTypes.slice(day % 5, (day % 5) + 9).flatMap((type) => symptom(type, 1 + (day % 8), day)),
  ).flat(),
};

export const tenWomen = {
  regular,
  pcos,
  teen,
  late,
  pregnant,
  afterBirth,
  endometriosis,
  diabetes,
  empty,
  tenYears,
} satisfies Readonly<Record<string, Story>>;
