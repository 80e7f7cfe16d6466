import {
  type ClassCase,
  due,
  lab,
  lastDays,
  logs,
  med,
  testUrgencies,
  w,
  wk,
} from "../../testing/class-case.ts";
import { daysAgo, woman } from "../../testing/concern-stories/story-case.ts";
import { logged, measured, ticked, tickedOn, using } from "../../testing/concern-stories/women.ts";
import { cyclesOfLengths } from "../../testing/example-facts.ts";

const cases: readonly ClassCase[] = [
  ["pad an hour alone", "today", { ...w(), ...ticked("soaked_pad_an_hour") }],
  ["two hours pads today", "call-now", { ...w(), ...ticked("soaked_pads_two_hours") }],
  [
    "two hours pads 5 days ago",
    "within-days",
    { ...w(), ...tickedOn(daysAgo(5), "soaked_pads_two_hours") },
  ],
  [
    "long bleed 12d pallor",
    "today",
    {
      facts: woman({
        cycles: [{ startDay: daysAgo(40), endDay: daysAgo(35) }, { startDay: daysAgo(12) }],
      }),
      ...logs(...lastDays(13).map((ago) => [ago, { period_flow: "moderate" }] as const)),
      ...ticked("very_pale"),
    },
  ],
  ["84/50 pale", "call-now", { ...w(), ...measured(84, 50), ...ticked("very_pale") }],
  ["84/50 alone", "quiet", { ...w(), ...measured(84, 50) }],
  [
    "88/55 heavy flow",
    "call-now",
    { ...w(), ...measured(88, 55), ...logged({ period_flow: "heavy" }) },
  ],
  [
    "warfarin heavy flow",
    "today",
    { ...w(), ...med("Warfarin 5mg"), ...logged({ period_flow: "heavy" }) },
  ],
  [
    "xarelto misspelt Xaralto heavy flow",
    "today",
    { ...w(), ...med("Xaralto"), ...logged({ period_flow: "heavy" }) },
  ],
  [
    "aspirin heavy flow",
    "mention",
    { ...w(), ...med("Ecotrin 81"), ...logged({ period_flow: "heavy" }) },
  ],
  [
    "heavy flow fainting",
    "call-now",
    { ...due(1), ...logged({ period_flow: "heavy" }), ...ticked("fainting") },
  ],
  [
    "heavy flow + pale",
    "today",
    { ...due(1), ...logged({ period_flow: "heavy" }), ...ticked("very_pale") },
  ],
  ["heavy flow one day usual", "mention", { ...due(1), ...logged({ period_flow: "heavy" }) }],
  ["moderate flow day 2", "quiet", { ...due(1), ...logged({ period_flow: "moderate" }) }],
  ["clot egg", "within-days", { ...w(), ...ticked("clot_bigger_than_egg") }],
  ["Hb 7.9", "today", { ...w(), ...lab("haemoglobin", 7.9, "g/dL") }],
  ["Hb 79 g/L", "today", { ...w(), ...lab("haemoglobin", 79, "g/L") }],
  ["Hb 8.2", "within-days", { ...w(), ...lab("haemoglobin", 8.2, "g/dL") }],
  ["Hb 11.5", "mention", { ...w(), ...lab("haemoglobin", 11.5, "g/dL") }],
  ["Hb 12.1", "quiet", { ...w(), ...lab("haemoglobin", 12.1, "g/dL") }],
  [
    "Hb 7 breathless",
    "call-now",
    { ...w(), ...lab("haemoglobin", 7, "g/dL"), ...ticked("short_of_breath") },
  ],
  ["bleeding after sex", "within-days", { ...w(), ...ticked("bleeding_after_sex") }],
  [
    "bleed at 56 after 3 years",
    "within-days",
    {
      facts: woman({ age: 56, cycles: cyclesOfLengths([28, 28], daysAgo(1100)) }),
      ...logged({ period_flow: "spotting" }),
    },
  ],
  ["spotting day at 41", "mention", { ...w({ age: 41 }), ...logged({ period_flow: "spotting" }) }],
  ["spotting once at 30", "quiet", { ...due(14), ...logged({ period_flow: "spotting" }) }],
  [
    "chest pain + heavy",
    "call-now",
    { ...due(1), ...logged({ period_flow: "heavy" }), ...ticked("chest_pain") },
  ],
  ["Hb 9.9 pregnant 35w", "within-days", { ...wk(35), ...lab("haemoglobin", 9.9, "g/dL") }],
  ["Hb 9.9 pregnant 36w", "today", { ...wk(36), ...lab("haemoglobin", 9.9, "g/dL") }],
  ["Hb 10.8 pregnant", "mention", { ...wk(20), ...lab("haemoglobin", 10.8, "g/dL") }],
  ["Hb 11.2 pregnant", "quiet", { ...wk(20), ...lab("haemoglobin", 11.2, "g/dL") }],
  ["Hb 7.5 five months ago", "within-days", { ...w(), ...lab("haemoglobin", 7.5, "g/dL", 150) }],
  ["ferritin 8 no range", "mention", { ...w(), ...lab("ferritin", 8, "µg/L") }],
  ["ferritin 40", "quiet", { ...w(), ...lab("ferritin", 40, "µg/L") }],
  ["vit D 12 nmol no range", "mention", { ...w(), ...lab("vitamin_d", 12, "nmol/L") }],
  ["LDL 5.2", "mention", { ...w(), ...lab("ldl", 5.2, "mmol/L") }],
  ["LDL 3.0", "quiet", { ...w(), ...lab("ldl", 3, "mmol/L") }],
  ["chol 8", "mention", { ...w(), ...lab("total_cholesterol", 8, "mmol/L") }],
  ["TG 5", "mention", { ...w(), ...lab("triglycerides", 5, "mmol/L") }],
  ["prolactin 700 no range", "mention", { ...w(), ...lab("prolactin", 700, "mIU/L") }],
  ["prolactin 400", "quiet", { ...w(), ...lab("prolactin", 400, "mIU/L") }],
  ["TSH 6 no range", "mention", { ...w(), ...lab("tsh", 6, "mIU/L") }],
  ["TSH 0.2 no range", "mention", { ...w(), ...lab("tsh", 0.2, "mIU/L") }],
  ["TSH 2", "quiet", { ...w(), ...lab("tsh", 2, "mIU/L") }],
  ["FSH 45 at 33", "within-days", { ...w({ age: 33 }), ...lab("fsh", 45, "IU/L") }],
  ["FSH 45 at 52", "quiet", { ...w({ age: 52 }), ...lab("fsh", 45, "IU/L") }],
  ["17-OHP 12 nmol/L", "mention", { ...w(), ...lab("17_ohp", 12, "nmol/L") }],
  ["testosterone 4.5", "mention", { ...w(), ...lab("testosterone", 4.5, "nmol/L") }],
  [
    "testosterone 2.5 range high 1.9",
    "mention",
    { ...w(), ...lab("testosterone", 2.5, "nmol/L", 3, { rangeHigh: 1.9 }) },
  ],
  ["testosterone 1.5", "quiet", { ...w(), ...lab("testosterone", 1.5, "nmol/L") }],
  ["DHEAS 800 µg/dL", "within-days", { ...w(), ...lab("dheas", 800, "µg/dL") }],
  [
    "DHEAS 18 with range",
    "mention",
    { ...w(), ...lab("dheas", 14, "µmol/L", 3, { rangeHigh: 9 }) },
  ],
  ["TSH 4.5 trying", "within-days", { ...w(), goals: ["fertility"], ...lab("tsh", 4.5, "mIU/L") }],
  [
    "bleeding 9 days teen 14",
    "within-days",
    {
      facts: woman({
        age: 14,
        cycles: [{ startDay: daysAgo(40), endDay: daysAgo(36) }, { startDay: daysAgo(8) }],
      }),
      ...logs(...lastDays(9).map((ago) => [ago, { period_flow: "moderate" }] as const)),
    },
  ],
  [
    "bleeding 9 days implant 3 months",
    "mention",
    {
      facts: woman({
        ...using("implant", { from: daysAgo(90) }),
        cycles: [{ startDay: daysAgo(40), endDay: daysAgo(36) }, { startDay: daysAgo(8) }],
      }),
      ...logs(...lastDays(9).map((ago) => [ago, { period_flow: "light" }] as const)),
    },
  ],
  [
    "heavy 2 periods w/ 2 heavy days",
    "within-days",
    {
      facts: woman({
        cycles: [
          { startDay: daysAgo(58), endDay: daysAgo(53), flow: "heavy" },
          { startDay: daysAgo(30), endDay: daysAgo(25), flow: "heavy" },
        ],
      }),
    },
  ],
  ["clots 2.5", "within-days", { ...due(2), ...ticked("clots_over_2_5_cm") }],
  [
    "48yo heavy flow + racing heart",
    "call-now",
    { ...due(1, { age: 48 }), ...logged({ period_flow: "heavy" }), ...ticked("racing_heart") },
  ],
  [
    "50yo bleeding after 13 months",
    "within-days",
    {
      facts: woman({ age: 50, cycles: cyclesOfLengths([28, 28], daysAgo(470)) }),
      ...logged({ period_flow: "light" }),
    },
  ],
  [
    "38yo bleeding after 13 months (no-period)",
    "mention",
    { facts: woman({ age: 38, cycles: [{ startDay: daysAgo(420) }, { startDay: daysAgo(3) }] }) },
  ],
  [
    "warfarin light flow",
    "quiet",
    { ...w(using("iud")), ...med("Warfarin"), ...logged({ period_flow: "light" }) },
  ],
  [
    "tranexamic + pill + leg",
    "call-now",
    { ...w(using("pill")), ...med("Cyklokapron"), ...ticked("leg_swollen_and_painful") },
  ],
];

testUrgencies(cases);
