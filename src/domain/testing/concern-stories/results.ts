import { type LabReading, labReadings } from "../../labs/lab-readings.ts";
import type { LabTest } from "../../labs/lab-tests.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";

const facts = woman();
const pregnantFor = (days: number) =>
  woman({
    cycles: cyclesOfLengths([28, 28], daysAgo(days + 56)),
    pregnancy: "pregnant",
    stages: [{ kind: "pregnancy", from: daysAgo(days) }],
  });
const pregnant = pregnantFor(70);

type Written = Parameters<typeof labReadings>[0][number];

const result = (
  test: LabTest,
  value: number,
  unit: string,
  more: Partial<Written> = {},
): LabReading[] => labReadings([{ id: "r", date: daysAgo(5), test, value, unit, ...more }], []);

const one = (...written: Parameters<typeof result>) => ({ facts, labs: result(...written) });

const SOON = "within-days";
const inRange = { rangeLow: 0.3, rangeHigh: 4.2 };

export const results: readonly StoryCase[] = [
  { name: "testosterone 4.0", story: one("testosterone", 4, "nmol/L"), expected: [] },
  {
    name: "testosterone 4.1",
    story: one("testosterone", 4.1, "nmol/L"),
    expected: [["androgen-high", "mention"]],
  },
  {
    name: "testosterone 5.0",
    story: one("testosterone", 5, "nmol/L"),
    expected: [["androgen-high", "mention"]],
  },
  {
    name: "testosterone 5.1",
    story: one("testosterone", 5.1, "nmol/L"),
    expected: [["androgen-high", SOON]],
  },
  {
    name: "testosterone 145 ng/dL",
    story: one("testosterone", 145, "ng/dL"),
    expected: [["androgen-high", SOON]],
  },
  {
    name: "testosterone above 5, not measured further",
    story: one("testosterone", 5, "nmol/L", { comparator: ">" }),
    expected: [["androgen-high", SOON]],
  },
  {
    name: "testosterone below 7, not measured further",
    story: one("testosterone", 7, "nmol/L", { comparator: "<" }),
    expected: [],
  },
  {
    name: "testosterone 6.2 in spring, 2.0 since",
    story: {
      facts,
      labs: [
        ...result("testosterone", 6.2, "nmol/L", { date: daysAgo(90) }),
        ...result("testosterone", 2, "nmol/L"),
      ],
    },
    expected: [],
  },
  {
    name: "HbA1c 6.4 %",
    story: one("hba1c", 6.4, "%"),
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  { name: "HbA1c 6.5 %", story: one("hba1c", 6.5, "%"), expected: [["diabetes-first", SOON]] },
  {
    name: "HbA1c 47 mmol/mol",
    story: one("hba1c", 47, "mmol/mol"),
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  {
    name: "HbA1c 48 mmol/mol",
    story: one("hba1c", 48, "mmol/mol"),
    expected: [["diabetes-first", SOON]],
  },
  {
    name: "HbA1c 9.8 % of a woman with noted diabetes",
    story: { ...one("hba1c", 9.8, "%"), background: { diabetes: true } },
    expected: [["diabetes-first known", "mention"]],
  },
  {
    name: "HbA1c 9.8 % in summer, 6.4 % since, of a woman with noted diabetes",
    story: {
      facts,
      labs: [...result("hba1c", 9.8, "%", { date: daysAgo(100) }), ...result("hba1c", 6.4, "%")],
      background: { diabetes: true },
    },
    expected: [],
  },
  {
    name: "HbA1c 6.5 % twice",
    story: {
      facts,
      labs: [...result("hba1c", 6.5, "%", { date: daysAgo(100) }), ...result("hba1c", 6.6, "%")],
    },
    expected: [["diabetes-first again", SOON]],
  },
  {
    name: "HbA1c 6.6 % in summer, 6.0 % since",
    story: {
      facts,
      labs: [...result("hba1c", 6.6, "%", { date: daysAgo(100) }), ...result("hba1c", 6, "%")],
    },
    expected: [["diabetes-first", "mention"]],
  },
  {
    name: "HbA1c 6.6 % more than a year ago",
    story: one("hba1c", 6.6, "%", { date: daysAgo(366) }),
    expected: [["diabetes-first", "mention"]],
  },
  {
    name: "fasting glucose 6.9",
    story: one("fasting_glucose", 6.9, "mmol/L"),
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  {
    name: "fasting glucose 7.0",
    story: one("fasting_glucose", 7, "mmol/L"),
    expected: [["diabetes-first", SOON]],
  },
  {
    name: "fasting glucose 125 mg/dL",
    story: one("fasting_glucose", 125, "mg/dL"),
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  {
    name: "fasting glucose 126 mg/dL",
    story: one("fasting_glucose", 126, "mg/dL"),
    expected: [["diabetes-first", SOON]],
  },
  {
    name: "pregnant, fasting glucose 5.0",
    story: { facts: pregnant, labs: result("fasting_glucose", 5, "mmol/L") },
    expected: [],
  },
  {
    name: "pregnant, fasting glucose 5.1",
    story: { facts: pregnant, labs: result("fasting_glucose", 5.1, "mmol/L") },
    expected: [["diabetes-first", SOON]],
  },
  {
    name: "11.1 two hours after a glucose drink",
    story: one("ogtt_2h_glucose", 11.1, "mmol/L"),
    expected: [["diabetes-first", SOON]],
  },
  {
    name: "11.0 two hours after a glucose drink",
    story: one("ogtt_2h_glucose", 11, "mmol/L"),
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  { name: "haemoglobin 8.0", story: one("haemoglobin", 8, "g/dL"), expected: [["hb-low", SOON]] },
  { name: "haemoglobin 9.9", story: one("haemoglobin", 9.9, "g/dL"), expected: [["hb-low", SOON]] },
  {
    name: "haemoglobin 99 g/L",
    story: one("haemoglobin", 99, "g/L"),
    expected: [["hb-low", SOON]],
  },
  {
    name: "haemoglobin 10.0, no range typed",
    story: one("haemoglobin", 10, "g/dL"),
    expected: [["hb-low", "mention"]],
  },
  {
    name: "haemoglobin 10.0, under the range typed",
    story: one("haemoglobin", 10, "g/dL", { rangeLow: 11.5, rangeHigh: 15.5 }),
    expected: [["lab-range", "mention"]],
  },
  { name: "haemoglobin 12.0, no range typed", story: one("haemoglobin", 12, "g/dL"), expected: [] },
  {
    name: "pregnant, haemoglobin 11.0, no range typed",
    story: { facts: pregnant, labs: result("haemoglobin", 11, "g/dL") },
    expected: [],
  },
  {
    name: "in the 36th week of pregnancy, haemoglobin 9.5",
    story: {
      facts: pregnantFor(252),
      labs: result("haemoglobin", 9.5, "g/dL"),
    },
    expected: [["hb-low", "today"]],
  },
  {
    name: "in the 35th week of pregnancy, haemoglobin 9.5",
    story: {
      facts: pregnantFor(251),
      labs: result("haemoglobin", 9.5, "g/dL"),
    },
    expected: [["hb-low", SOON]],
  },
  { name: "TSH 10.0", story: one("tsh", 10, "mIU/L"), expected: [["lab-range usual", "mention"]] },
  {
    name: "TSH 10.1, above the range typed",
    story: one("tsh", 10.1, "mIU/L", inRange),
    expected: [
      ["thyroid-or-prolactin", SOON],
      ["lab-range", "mention"],
    ],
  },
  { name: "TSH 0.1", story: one("tsh", 0.1, "mIU/L"), expected: [["lab-range usual", "mention"]] },
  {
    name: "TSH below what could be measured, under 0.1",
    story: one("tsh", 0.1, "mIU/L", { comparator: "<" }),
    expected: [["thyroid-or-prolactin", SOON]],
  },
  {
    name: "TSH 4.1, in the range typed",
    story: one("tsh", 4.1, "mIU/L", inRange),
    expected: [],
  },
  {
    name: "TSH 4.1, trying to conceive",
    story: { ...one("tsh", 4.1, "mIU/L", inRange), goals: ["fertility"] },
    expected: [["thyroid-or-prolactin", SOON]],
  },
  {
    name: "TSH 4.0, trying to conceive",
    story: { ...one("tsh", 4, "mIU/L"), goals: ["fertility"] },
    expected: [],
  },
  {
    name: "prolactin 1,000 mIU/L",
    story: one("prolactin", 1000, "mIU/L"),
    expected: [["lab-range usual", "mention"]],
  },
  {
    name: "prolactin 48 µg/L",
    story: one("prolactin", 48, "µg/L"),
    expected: [["thyroid-or-prolactin", SOON]],
  },
  {
    name: "ferritin 8, under the range typed",
    story: one("ferritin", 8, "µg/L", { rangeLow: 15 }),
    expected: [["lab-range", "mention"]],
  },
  {
    name: "a test of her own above the range typed",
    story: one("other", 22, "µmol/L", { name: "Zinc", rangeLow: 11, rangeHigh: 18 }),
    expected: [["lab-range", "mention"]],
  },
  {
    name: "vitamin D under its range, seen by a clinician since",
    story: {
      ...one("vitamin_d", 20, "nmol/L", { rangeLow: 50 }),
      seen: { "lab-range": daysAgo(1) },
    },
    expected: [["lab-range", "mention"]],
  },
];
