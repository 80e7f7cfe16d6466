import type { LabReading } from "../../labs/lab-readings.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { said, ticked } from "./women.ts";

const facts = woman();
const known = { facts, background: { diabetes: true } };
const acids: StoryCase["expected"] = [["dka", "call-now"]];
const high: StoryCase["expected"] = [["glucose-high", "today"]];
const low: StoryCase["expected"] = [["glucose-low", "today"]];
const severe: StoryCase["expected"] = [["hb-severe", "today"]];

const result = (
  test: LabReading["test"],
  value: number,
  unit: string,
  day = TODAY,
): LabReading => ({
  test,
  value,
  unit,
  day,
  name: null,
  comparator: null,
  id: `${test}-${day}`,
  rangeLow: null,
  rangeHigh: null,
  source: "laboratory",
});

const highSugar: readonly StoryCase[] = [
  {
    name: "glucose 11.1 with great thirst",
    story: { ...known, ...said({ glucose: 11.1, signs: ["great_thirst"] }) },
    expected: high,
  },
  {
    name: "glucose 11.0 with great thirst",
    story: { ...known, ...said({ glucose: 11, signs: ["great_thirst"] }) },
    expected: [["sign thirst", "mention"]],
  },
  {
    name: "glucose 13.9 and well, no diabetes noted",
    story: { facts, ...said({ glucose: 13.9 }) },
    expected: high,
  },
  {
    name: "glucose 13.8 and well, no diabetes noted",
    story: { facts, ...said({ glucose: 13.8 }) },
    expected: [["glucose-high once", "within-days"]],
  },
  {
    name: "glucose 15.2 and well, with diabetes",
    story: { ...known, ...said({ glucose: 15.2 }) },
    expected: [["glucose-high plan", "within-days"]],
  },
  {
    name: "glucose 13.9, eight days ago",
    story: { facts, signs: [{ date: daysAgo(8), glucose: 13.9 }] },
    expected: [],
  },
  {
    name: "fasting glucose 200 mg/dL of a laboratory, losing weight, with diabetes",
    story: {
      ...known,
      ...ticked("weight_loss"),
      labs: [result("fasting_glucose", 200, "mg/dL", daysAgo(3))],
    },
    expected: [...high, ["diabetes-first known", "mention"]],
  },
  {
    name: "fasting glucose 250 mg/dL of a laboratory, with diabetes",
    story: { ...known, labs: [result("fasting_glucose", 250, "mg/dL", daysAgo(7))] },
    expected: [
      ["glucose-high plan", "within-days"],
      ["diabetes-first known", "mention"],
    ],
  },
  {
    name: "fasting glucose 249 mg/dL of a laboratory, with diabetes",
    story: { ...known, labs: [result("fasting_glucose", 249, "mg/dL", daysAgo(7))] },
    expected: [["diabetes-first known", "mention"]],
  },
  {
    name: "glucose 11.1 with vomiting",
    story: { ...known, ...said({ glucose: 11.1, signs: ["vomiting"] }) },
    expected: acids,
  },
  {
    name: "glucose 11.0 with vomiting",
    story: { ...known, ...said({ glucose: 11, signs: ["vomiting"] }) },
    expected: [["sign stomach", "mention"]],
  },
  {
    name: "ketones 3.1",
    story: { ...known, ...said({ ketones: 3.1 }) },
    expected: acids,
  },
  {
    name: "ketones +++ in urine",
    story: { facts, ...said({ urineKetones: "3+" }) },
    expected: acids,
  },
  {
    name: "ketones ++++ in urine, two days ago",
    story: { ...known, signs: [{ date: daysAgo(2), urineKetones: "4+" }] },
    expected: acids,
  },
  {
    name: "ketones +++ in urine, three days ago",
    story: { ...known, signs: [{ date: daysAgo(3), urineKetones: "3+" }] },
    expected: [],
  },
  {
    name: "ketones ++ in urine",
    story: { ...known, ...said({ urineKetones: "2+" }) },
    expected: [["dka ketones", "today"]],
  },
  {
    name: "ketones 3.0",
    story: { ...known, ...said({ ketones: 3 }) },
    expected: [["dka", "call-now"]],
  },
];

const lowSugar: readonly StoryCase[] = [
  { name: "glucose 2.9", story: { facts, ...said({ glucose: 2.9 }) }, expected: low },
  {
    name: "glucose 3.0, nothing noted that lowers it",
    story: { facts, ...said({ glucose: 3 }) },
    expected: [["glucose-low repeat", "mention"]],
  },
  {
    name: "glucose 3.8 on insulin",
    story: {
      facts,
      ...said({ glucose: 3.8 }),
      background: { diabetes: true, glucoseLowering: true },
    },
    expected: [["glucose-low", "mention"]],
  },
  { name: "glucose 3.9", story: { facts, ...said({ glucose: 3.9 }) }, expected: [] },
  {
    name: "fasting glucose 53 mg/dL",
    story: { facts, labs: [result("fasting_glucose", 53, "mg/dL")] },
    expected: low,
  },
  {
    name: "fasting glucose 54 mg/dL, on insulin",
    story: {
      facts,
      labs: [result("fasting_glucose", 54, "mg/dL")],
      background: { diabetes: true, glucoseLowering: true },
    },
    expected: [["glucose-low", "mention"]],
  },
  {
    name: "glucose 2.9 and drowsy",
    story: { facts, ...said({ glucose: 2.9, signs: ["drowsy"] }) },
    expected: [["hypo-severe", "call-now"], ...low],
  },
  {
    name: "glucose 2.9 three days ago",
    story: { facts, signs: [{ date: daysAgo(3), glucose: 2.9 }] },
    expected: [],
  },
];

const blood: readonly StoryCase[] = [
  {
    name: "haemoglobin 7.9",
    story: { facts, labs: [result("haemoglobin", 7.9, "g/dL")] },
    expected: [...severe, ["hb-low", "within-days"]],
  },
  {
    name: "haemoglobin 8.0, low but not severe",
    story: { facts, labs: [result("haemoglobin", 8, "g/dL")] },
    expected: [["hb-low", "within-days"]],
  },
  {
    name: "haemoglobin 61 g/L at 57",
    story: { facts: woman({ age: 57 }), labs: [result("haemoglobin", 61, "g/L")] },
    expected: [...severe, ["hb-low", "within-days"]],
  },
  {
    name: "haemoglobin 7.2, and fainting",
    story: { facts, labs: [result("haemoglobin", 7.2, "g/dL", daysAgo(5))], ...ticked("fainting") },
    expected: [["hb-emergency", "call-now"], ...severe, ["hb-low", "within-days"]],
  },
  {
    name: "haemoglobin 7.2 a month ago, and 12.4 since",
    story: {
      facts,
      labs: [result("haemoglobin", 7.2, "g/dL", daysAgo(30)), result("haemoglobin", 12.4, "g/dL")],
    },
    expected: [],
  },
  {
    name: "haemoglobin 7.2 a month ago, and 9.1 since",
    story: {
      facts,
      labs: [result("haemoglobin", 7.2, "g/dL", daysAgo(30)), result("haemoglobin", 9.1, "g/dL")],
    },
    expected: [...severe, ["hb-low", "within-days"]],
  },
  {
    name: "haemoglobin 7.2, seen by a clinician the next day",
    story: {
      facts,
      labs: [result("haemoglobin", 7.2, "g/dL", daysAgo(5))],
      seen: { "hb-severe": daysAgo(4), "hb-low": daysAgo(4) },
    },
    expected: [
      ["hb-severe", "mention"],
      ["hb-low", "mention"],
    ],
  },
];

export const sugarAndBlood: readonly StoryCase[] = [...highSugar, ...lowSugar, ...blood];
