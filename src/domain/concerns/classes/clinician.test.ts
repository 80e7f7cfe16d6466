import {
  bg,
  type ClassCase,
  due,
  lab,
  lastDays,
  logs,
  med,
  q,
  signs,
  symptoms,
  testUrgencies,
  w,
  wk,
} from "../../testing/class-case.ts";
import { daysAgo } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy as after,
  measured,
  ticked,
  using,
} from "../../testing/concern-stories/women.ts";
import { cyclesOfLengths } from "../../testing/example-facts.ts";

const on = (...method: Parameters<typeof using>) => w(using(...method));
const diabetes = bg({ diabetes: true });
const heavy = logs([0, { period_flow: "heavy" }], [1, { period_flow: "heavy" }]);
const weeks = (count: number) =>
  w({
    cycles: [
      ...cyclesOfLengths([28], daysAgo(60 + 7 * count)).slice(0, 1),
      { startDay: daysAgo(7 * count - 1) },
    ],
    flows: lastDays(7 * count).map((ago) => ({ day: daysAgo(ago), flow: "moderate" })),
  });

/** Written from the classes of signs alone, before reading the rules. */
const cases: readonly ClassCase[] = [
  // A pregnancy outside the womb, with methods that seldom fail
  ["copper IUD, shoulder tip", "call-now", { ...on("iud"), ...ticked("shoulder_tip_pain") }],
  [
    "progestogen-only pill, shoulder tip",
    "call-now",
    { ...on("pill", { pill: "progestogen_only" }), ...ticked("shoulder_tip_pain") },
  ],
  ["implant, shoulder tip", "today", { ...on("implant"), ...ticked("shoulder_tip_pain") }],
  [
    "implant, shoulder tip and pale",
    "call-now",
    { ...on("implant"), ...ticked("shoulder_tip_pain", "very_pale") },
  ],
  [
    "not sure of a pregnancy, one-sided pain",
    "today",
    { ...w({ pregnancy: "unsure" }), ...ticked("one_sided_pelvic_pain") },
  ],
  ["eight days late, pain 6", "today", { ...due(36), ...symptoms([0, "pelvic_pain", 6]) }],
  ["two days late, pain 6", "mention", { ...due(30), ...symptoms([0, "pelvic_pain", 6]) }],
  [
    "eight days late on the pill, pain 6",
    "mention",
    { ...due(36, using("pill")), ...symptoms([0, "pelvic_pain", 6]) },
  ],
  [
    "five days late, cramps 6 as in each period",
    "mention",
    { ...due(33), ...symptoms([0, "cramps", 6], [33, "cramps", 7]) },
  ],
  [
    "one-sided pain, dizziness 8",
    "call-now",
    { ...w(), ...ticked("one_sided_pelvic_pain"), ...symptoms([0, "dizziness", 8]) },
  ],
  [
    "shoulder tip 60 days ago, a period since",
    "quiet",
    { ...due(10), ...signs([60, ["shoulder_tip_pain"]]) },
  ],
  // Sugar
  [
    "diabetes, vomiting and fruity breath",
    "call-now",
    { ...w(), ...diabetes, ...ticked("vomiting", "fruity_breath") },
  ],
  [
    "diabetes, drowsy and breathing fast",
    "call-now",
    { ...w(), ...diabetes, ...ticked("drowsy", "fast_breathing") },
  ],
  [
    "Lantus, vomiting and fruity breath",
    "call-now",
    { ...w(), ...med("Lantus"), ...ticked("vomiting", "fruity_breath") },
  ],
  ["diabetes, vomiting alone", "mention", { ...w(), ...diabetes, ...ticked("vomiting") }],
  ["no diabetes, drowsy and vomiting", "today", { ...w(), ...ticked("drowsy", "vomiting") }],
  [
    "glucose 14 on Actrapid, well",
    "within-days",
    { ...w(), ...med("Actrapid"), ...signs([0, [], { glucose: 14 }]) },
  ],
  ["two-hour glucose of 140 mg/dL", "mention", { ...w(), ...lab("ogtt_2h_glucose", 140, "mg/dL") }],
  [
    "fasting glucose of 126 mg/dL",
    "within-days",
    { ...w(), ...lab("fasting_glucose", 126, "mg/dL") },
  ],
  ["HbA1c of 38 mmol/mol", "quiet", { ...w(), ...lab("hba1c", 38, "mmol/mol") }],
  // Infection
  [
    "tampon three days ago, 39.1 and sore muscles",
    "call-now",
    { ...due(5), ...signs([3, ["tampon_or_cup"]], [0, ["muscle_pain"], { temperature: 39.1 }]) },
  ],
  [
    "tampon three days ago, 38.3 and sore muscles",
    "within-days",
    { ...due(5), ...signs([3, ["tampon_or_cup"]], [0, ["muscle_pain"], { temperature: 38.3 }]) },
  ],
  [
    "pelvic pain 6 and discharge",
    "today",
    { ...w(), ...symptoms([0, "pelvic_pain", 6]), ...ticked("unusual_discharge") },
  ],
  [
    "cramps 6 in a period and discharge",
    "within-days",
    { ...due(1), ...symptoms([0, "cramps", 6]), ...ticked("unusual_discharge") },
  ],
  [
    "IUD ten days in, bad-smelling discharge",
    "today",
    { ...on("iud", { from: daysAgo(10) }), ...ticked("foul_discharge") },
  ],
  [
    "seven days after a birth, diarrhoea and racing heart",
    "call-now",
    { ...after(7), ...ticked("diarrhoea", "racing_heart") },
  ],
  [
    "the 42nd day after a birth, shivering",
    "call-now",
    { ...after(42), ...ticked("hot_or_shivering") },
  ],
  // Bleeding
  [
    "heavy and dizziness 8",
    "today",
    {
      ...due(1),
      days: new Map([...heavy.days, ...symptoms([0, "dizziness", 8]).days]),
      facts: due(1, { flows: [{ day: daysAgo(0), flow: "heavy" }] }).facts,
    },
  ],
  ["two weeks of bleeding, racing heart", "today", { ...weeks(2), ...ticked("racing_heart") }],
  ["two weeks of bleeding, fainted", "call-now", { ...weeks(2), ...ticked("fainting") }],
  [
    "warfarin, a severe headache",
    "today",
    { ...w(), ...med("Warfarin"), ...ticked("severe_headache") },
  ],
  [
    "clot as an egg, racing heart",
    "today",
    { ...due(1), ...ticked("clot_bigger_than_egg", "racing_heart") },
  ],
  [
    "pad in three hours, very pale",
    "today",
    { ...due(1), ...ticked("pad_within_three_hours", "very_pale") },
  ],
  ["misspelt warfarin, heavy", "today", { ...due(1), ...med("Warfrin"), ...heavy }],
  // Pregnancy
  ["27 weeks, headache 7", "call-now", { ...wk(27), ...symptoms([0, "headaches", 7]) }],
  ["19 weeks and 6 days, headache 7", "quiet", { ...wk(19, 6), ...symptoms([0, "headaches", 7]) }],
  ["37 weeks, waters broke", "call-now", { ...wk(37), ...ticked("waters_broke") }],
  ["20 weeks, 138/90", "today", { ...wk(20), ...measured(138, 90) }],
  ["20 weeks, 139/89", "quiet", { ...wk(20), ...measured(139, 89) }],
  ["41 after a birth, 145/92", "today", { ...after(41), ...measured(145, 92) }],
  // Others
  [
    "pain in sex of 6, twice",
    "mention",
    { ...w(), ...logs([0, { pain_during_sex: 6 }], [20, { pain_during_sex: 5 }]) },
  ],
  ["pain in sex of 6, once", "quiet", { ...w(), ...logs([0, { pain_during_sex: 6 }]) }],
  ["PHQ-9 of 9", "quiet", { ...w(), ...q("phq9", [1, 1, 1, 1, 1, 1, 1, 2, 0]) }],
  ["30 weeks, Adco-Simvastatin", "today", { ...wk(30), ...med("Adco-Simvastatin") }],
  ["implant and Tribuss", "within-days", { ...on("implant"), ...med("Tribuss") }],
];

testUrgencies(cases);
