import { dayRecords } from "../../day/day-record.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { afterPregnancyBy, pregnantFor, tickedOn, using } from "./women.ts";

const facts = woman();
const taking = (...names: readonly string[]) => ({
  medicines: names.map((name) => ({ name, startDate: daysAgo(100) })),
});
const on = (...method: Parameters<typeof using>) => woman(using(...method));
const phq9 = (ninth: number, date: CalendarDay, each = 0) => ({
  kind: "phq9" as const,
  date,
  answers: [each, each, each, each, each, 0, 0, 0, ninth],
});
const lowDays = (depression: number, days: number) => ({
  days: dayRecords({
    checkIns: Array.from({ length: days }, (_, ago) => ({ date: daysAgo(ago), depression })),
  }),
});

const afterRape: readonly StoryCase[] = [
  {
    name: "rape two days ago",
    story: { facts, ...tickedOn(daysAgo(2), "rape") },
    expected: [
      ["violence rape", "call-now"],
      ["ec-window", "today"],
    ],
  },
  {
    name: "rape four days ago",
    story: { facts, ...tickedOn(daysAgo(4), "rape") },
    expected: [
      ["violence rape-5-days", "call-now"],
      ["ec-window", "today"],
    ],
  },
  {
    name: "rape six days ago",
    story: { facts, ...tickedOn(daysAgo(6), "rape") },
    expected: [["violence rape-care", "call-now"]],
  },
  {
    name: "rape two months ago",
    story: { facts, ...tickedOn(daysAgo(60), "rape") },
    expected: [["violence rape-care", "within-days"]],
  },
  {
    name: "rape ten months ago",
    story: { facts, ...tickedOn(daysAgo(300), "rape") },
    expected: [["violence rape-care", "mention"]],
  },
  {
    name: "rape thirteen months ago",
    story: { facts, ...tickedOn(daysAgo(400), "rape") },
    expected: [],
  },
  {
    name: "violence two months ago",
    story: { facts, ...tickedOn(daysAgo(60), "violence") },
    expected: [],
  },
];

const mood: readonly StoryCase[] = [
  {
    name: "thoughts of self-harm three weeks ago",
    story: { facts, ...tickedOn(daysAgo(21), "self_harm_thoughts") },
    expected: [["self-harm", "today"]],
  },
  {
    name: "thoughts of self-harm three months ago",
    story: { facts, ...tickedOn(daysAgo(90), "self_harm_thoughts") },
    expected: [["self-harm", "within-days"]],
  },
  {
    name: "thoughts three weeks ago, none in the PHQ-9 since",
    story: {
      facts,
      ...tickedOn(daysAgo(21), "self_harm_thoughts"),
      questionnaires: [phq9(0, daysAgo(2))],
    },
    expected: [],
  },
  {
    name: "thoughts three weeks ago, help noted since",
    story: {
      facts,
      ...tickedOn(daysAgo(21), "self_harm_thoughts"),
      seen: { "self-harm": daysAgo(5) },
    },
    expected: [["self-harm", "mention"]],
  },
  {
    name: "low mood of 4 on ten days",
    story: { facts, ...lowDays(4, 10) },
    expected: [["mood-low two-weeks", "within-days"]],
  },
  { name: "low mood of 4 on five days", story: { facts, ...lowDays(4, 5) }, expected: [] },
  {
    name: "low mood of 3 on six days, two months after a birth",
    story: { ...afterPregnancyBy(60), ...lowDays(3, 6) },
    expected: [["mood-low two-weeks", "within-days"]],
  },
  { name: "low mood of 2 on every day", story: { facts, ...lowDays(2, 14) }, expected: [] },
  {
    name: "PHQ-2 of 3",
    story: { facts, questionnaires: [{ kind: "phq2", date: daysAgo(3), answers: [2, 1] }] },
    expected: [["mood-low long-form", "mention"]],
  },
  {
    name: "PHQ-2 of 4, two months after a birth",
    story: {
      ...afterPregnancyBy(60),
      questionnaires: [{ kind: "phq2", date: daysAgo(3), answers: [2, 2] }],
    },
    expected: [["mood-low long-form", "within-days"]],
  },
  {
    name: "GAD-2 of 2",
    story: { facts, questionnaires: [{ kind: "gad2", date: daysAgo(3), answers: [1, 1] }] },
    expected: [],
  },
  {
    name: "PHQ-2 of 4, a PHQ-9 of 5 after it",
    story: {
      facts,
      questionnaires: [{ kind: "phq2", date: daysAgo(3), answers: [2, 2] }, phq9(0, daysAgo(2), 1)],
    },
    expected: [],
  },
];

const medicines: readonly StoryCase[] = [
  {
    name: "lithium at 9 weeks",
    story: { ...pregnantFor(63), ...taking("Camcolit 400") },
    expected: [["medicine lithium", "today"]],
  },
  {
    name: "Tegretol, trying to conceive",
    story: { facts, goals: ["fertility"], ...taking("Tegretol CR") },
    expected: [["medicine carbamazepine", "within-days"]],
  },
  {
    name: "hydroxyurea at 9 weeks",
    story: { ...pregnantFor(63), ...taking("Hydrea") },
    expected: [["medicine hydroxyurea", "today"]],
  },
  {
    name: "doxycycline at 9 weeks",
    story: { ...pregnantFor(63), ...taking("Doxycycline 100 mg") },
    expected: [["medicine doxycycline", "today"]],
  },
  {
    name: "doxycycline on the pill",
    story: { facts: on("pill"), ...taking("Doxycycline") },
    expected: [],
  },
  {
    name: "valproate with condoms",
    story: { facts: on("condoms"), ...taking("Epilim") },
    expected: [["medicine valproate", "within-days"]],
  },
  {
    name: "Roacutane misspelt, no contraception",
    story: { facts, ...taking("Roacutane") },
    expected: [["medicine isotretinoin", "within-days"]],
  },
  { name: "Panado, no contraception", story: { facts, ...taking("Panado") }, expected: [] },
  {
    name: "amlodipine and hydroxyzine, no contraception",
    story: {
      facts,
      ...taking("Amlodipine", "Hydroxyzine", "Amoxicillin", "Metoprolol", "Prednisone"),
    },
    expected: [],
  },
  {
    name: "3HP on the pill",
    story: { facts: on("pill"), ...taking("3HP") },
    expected: [["method-and-inducer", "within-days"]],
  },
  {
    name: "RHZE with an implant",
    story: { facts: on("implant"), ...taking("RHZE 275") },
    expected: [["method-and-inducer", "within-days"]],
  },
  {
    name: "Aluvia on the pill",
    story: { facts: on("pill"), ...taking("Aluvia") },
    expected: [["method-and-inducer", "within-days"]],
  },
  {
    name: "lamotrigine on the pill",
    story: { facts: on("pill"), ...taking("Lamictin") },
    expected: [["method-and-inducer lamotrigine", "within-days"]],
  },
  {
    name: "lamotrigine on the injection",
    story: { facts: on("injection"), ...taking("Lamictin") },
    expected: [],
  },
  {
    name: "St John's wort on the pill",
    story: { facts: on("pill"), ...taking("St John's wort") },
    expected: [["method-and-inducer", "within-days"]],
  },
  {
    name: "dolutegravir and metformin",
    story: { facts: on("iud"), ...taking("TLD", "Glucophage") },
    expected: [["medicine dolutegravir-metformin", "mention"]],
  },
  {
    name: "dolutegravir and Rifafour",
    story: { facts: on("injection"), ...taking("TLD", "Rifafour") },
    expected: [["medicine dolutegravir-inducer", "within-days"]],
  },
  { name: "dolutegravir alone", story: { facts: on("iud"), ...taking("TLD") }, expected: [] },
];

const methods: readonly StoryCase[] = [
  {
    name: "an implant for five years and a half",
    story: { facts: on("implant", { from: daysAgo(2010) }) },
    expected: [["method-past implant", "within-days"]],
  },
  {
    name: "an implant for three years and a half",
    story: { facts: on("implant", { from: daysAgo(1280) }) },
    expected: [["method-past implant", "mention"]],
  },
  {
    name: "an implant for two years",
    story: { facts: on("implant", { from: daysAgo(730) }) },
    expected: [],
  },
  {
    name: "a copper IUD for eleven years",
    story: { facts: on("iud", { iud: "copper", from: daysAgo(4020) }) },
    expected: [["method-past iud", "within-days"]],
  },
  {
    name: "a copper IUD for nine years",
    story: { facts: on("iud", { iud: "copper", from: daysAgo(3300) }) },
    expected: [],
  },
  {
    name: "a hormonal IUD for six years",
    story: { facts: on("iud", { iud: "hormonal", from: daysAgo(2200) }) },
    expected: [["method-past iud", "mention"]],
  },
  {
    name: "a hormonal IUD for nine years",
    story: { facts: on("iud", { iud: "hormonal", from: daysAgo(3300) }) },
    expected: [["method-past iud", "within-days"]],
  },
  {
    name: "a copper IUD fitted at 41, eleven years ago",
    story: { facts: { ...on("iud", { iud: "copper", from: daysAgo(4020) }), age: 52 } },
    expected: [],
  },
  {
    name: "the combined pill at 50",
    story: { facts: { ...on("pill", { pill: "combined" }), age: 50 } },
    expected: [["combined-method", "within-days"]],
  },
  {
    name: "the combined pill at 49",
    story: { facts: { ...on("pill", { pill: "combined" }), age: 49 } },
    expected: [],
  },
  {
    name: "an implant after breast cancer",
    story: { facts: on("implant"), background: { breastCancer: true } },
    expected: [["combined-method breast-cancer", "within-days"]],
  },
  {
    name: "a copper IUD after breast cancer",
    story: { facts: on("iud", { iud: "copper" }), background: { breastCancer: true } },
    expected: [],
  },
  {
    name: "a missed pill at 15, whatever the pill",
    story: { facts: { ...on("pill"), age: 15 }, ...tickedOn(TODAY, "missed_method") },
    expected: [["ec-window young", "today"]],
  },
];

export const mindAndMethods: readonly StoryCase[] = [
  ...afterRape,
  ...mood,
  ...medicines,
  ...methods,
];
