import type { LabTest } from "../../labs/lab-tests.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { logged, pregnantFor, said, ticked, tickedOn, using } from "./women.ts";

const facts = woman();
const diabetes = { background: { diabetes: true } } as const;
const lab = (test: LabTest, value: number, unit: string) => ({
  labs: [
    {
      ...({
        test,
        name: null,
        day: daysAgo(4),
        value,
        unit,
        id: "r",
        source: "laboratory",
      } as const),
      comparator: null,
      rangeLow: null,
      rangeHigh: null,
    } as const,
  ],
});

const fever: readonly StoryCase[] = [
  {
    name: "a tampon, a rash, vomiting and fainting, nothing measured",
    story: { facts, ...ticked("tampon_or_cup", "rash", "vomiting", "fainting") },
    expected: [["toxic-shock", "call-now"]],
  },
  {
    name: "a tampon, hot or shivering, and diarrhoea",
    story: { facts, ...ticked("tampon_or_cup", "hot_or_shivering", "diarrhoea") },
    expected: [["toxic-shock", "call-now"]],
  },
  {
    name: "hot or shivering with low pain",
    story: { facts, ...ticked("hot_or_shivering", "new_low_pain") },
    expected: [["fever-pelvic", "call-now"]],
  },
  {
    name: "hot or shivering at 30 weeks",
    story: { ...pregnantFor(210), ...ticked("hot_or_shivering") },
    expected: [["preg-danger", "call-now"]],
  },
  {
    name: "hot or shivering, and well otherwise",
    story: { facts, ...ticked("hot_or_shivering") },
    expected: [["fever", "within-days"]],
  },
  {
    name: "a tampon, vomiting and diarrhoea, nothing measured",
    story: { facts, ...ticked("tampon_or_cup", "vomiting", "diarrhoea") },
    expected: [
      ["sign stomach", "mention"],
      ["sign tampon", "mention"],
    ],
  },
  {
    name: "a tampon, and well",
    story: { facts, ...ticked("tampon_or_cup") },
    expected: [["sign tampon", "mention"]],
  },
  {
    name: "hot or shivering four days ago",
    story: { facts, ...tickedOn(daysAgo(4), "hot_or_shivering") },
    expected: [],
  },
];

const suddenPain: readonly StoryCase[] = [
  {
    name: "sudden pelvic pain alone at 16",
    story: { facts: woman({ age: 16 }), ...ticked("sudden_pelvic_pain") },
    expected: [["pelvic-acute alone", "today"]],
  },
  {
    name: "sudden pelvic pain alone at 60",
    story: { facts: woman({ age: 60 }), ...ticked("sudden_pelvic_pain") },
    expected: [["pelvic-acute alone", "today"]],
  },
  {
    name: "sudden pelvic pain with vomiting at 60",
    story: { facts: woman({ age: 60 }), ...ticked("sudden_pelvic_pain", "vomiting") },
    expected: [["pelvic-acute", "call-now"]],
  },
  {
    name: "sudden pelvic pain of 8 on the pill",
    story: {
      facts: woman(using("pill")),
      ...ticked("sudden_pelvic_pain"),
      ...logged({ pain_level: 8 }),
    },
    expected: [
      ["pelvic-acute", "call-now"],
      ["pain-strong", "within-days"],
      ["severe-pain", "mention"],
    ],
  },
  {
    name: "sudden pelvic pain four days ago, gone since",
    story: { facts, ...tickedOn(daysAgo(4), "sudden_pelvic_pain") },
    expected: [],
  },
  { name: "pain of 4 on day 10", story: { facts, ...logged({ pain_level: 4 }) }, expected: [] },
];

const sugar: readonly StoryCase[] = [
  {
    name: "glucose 11.4, no diabetes noted",
    story: { facts, ...said({ glucose: 11.4 }) },
    expected: [["glucose-high once", "within-days"]],
  },
  {
    name: "glucose 11.4 at 20 weeks",
    story: { ...pregnantFor(140), ...said({ glucose: 11.4 }) },
    expected: [["glucose-high", "today"]],
  },
  {
    name: "glucose 15.6 at 20 weeks, with diabetes",
    story: { ...pregnantFor(140), ...diabetes, ...said({ glucose: 15.6 }) },
    expected: [["glucose-high", "today"]],
  },
  {
    name: "glucose 11.4 with diabetes",
    story: { facts, ...diabetes, ...said({ glucose: 11.4 }) },
    expected: [],
  },
  {
    name: "glucose 10.9, no diabetes noted",
    story: { facts, ...said({ glucose: 10.9 }) },
    expected: [],
  },
  {
    name: "ketones 1.8 with diabetes",
    story: { facts, ...diabetes, ...said({ ketones: 1.8 }) },
    expected: [["dka ketones", "today"]],
  },
  {
    name: "ketones 1.8 and vomiting, with diabetes",
    story: { facts, ...diabetes, ...said({ ketones: 1.8, signs: ["vomiting"] }) },
    expected: [["dka", "call-now"]],
  },
  {
    name: "ketones 1.8, no diabetes noted",
    story: { facts, ...said({ ketones: 1.8 }) },
    expected: [["dka ketones", "mention"]],
  },
  {
    name: "ketones 1.2 with diabetes",
    story: { facts, ...diabetes, ...said({ ketones: 1.2 }) },
    expected: [],
  },
  {
    name: "thirst, much urine and weight loss",
    story: { facts, ...ticked("great_thirst", "much_urine", "weight_loss") },
    expected: [["glucose-high", "today"]],
  },
  {
    name: "thirst and much urine",
    story: { facts, ...ticked("great_thirst", "much_urine") },
    expected: [["glucose-high signs", "within-days"]],
  },
  {
    name: "HbA1c 6.0 %",
    story: { facts, ...lab("hba1c", 6, "%") },
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  {
    name: "fasting glucose 5.9",
    story: { facts, ...lab("fasting_glucose", 5.9, "mmol/L") },
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  { name: "HbA1c 5.6 %", story: { facts, ...lab("hba1c", 5.6, "%") }, expected: [] },
  {
    name: "two hours after a glucose drink 8.4",
    story: { facts, ...lab("ogtt_2h_glucose", 8.4, "mmol/L") },
    expected: [["diabetes-first prediabetes", "mention"]],
  },
  {
    name: "triglycerides 12.5",
    story: { facts, ...lab("triglycerides", 12.5, "mmol/L") },
    expected: [["thyroid-or-prolactin far", "within-days"]],
  },
  {
    name: "triglycerides 3.0, no range typed",
    story: { facts, ...lab("triglycerides", 3, "mmol/L") },
    expected: [],
  },
  {
    name: "DHEAS 25, no range typed",
    story: { facts, ...lab("dheas", 25, "µmol/L") },
    expected: [["thyroid-or-prolactin far", "within-days"]],
  },
];

export const feverPainSugar: readonly StoryCase[] = [...fever, ...suddenPain, ...sugar];
