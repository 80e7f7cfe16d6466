import { type ClassCase, symptoms, testUrgencies } from "../../testing/class-case.ts";
import {
  afterPregnancyBy,
  logged,
  measured,
  said,
  ticked,
} from "../../testing/concern-stories/women.ts";

const cases: readonly ClassCase[] = [
  [
    "3d after loss foul discharge",
    "today",
    { ...afterPregnancyBy(3, "loss"), ...ticked("foul_discharge") },
  ],
  [
    "3d after termination foul + ill",
    "call-now",
    { ...afterPregnancyBy(3, "ended"), ...ticked("foul_discharge", "feeling_ill") },
  ],
  [
    "20d after birth ill + vomiting",
    "call-now",
    { ...afterPregnancyBy(20), ...ticked("feeling_ill", "vomiting") },
  ],
  [
    "10d after birth hot or shivering",
    "call-now",
    { ...afterPregnancyBy(10), ...ticked("hot_or_shivering") },
  ],
  [
    "6d after loss sudden pelvic pain",
    "call-now",
    { ...afterPregnancyBy(6, "loss"), ...ticked("sudden_pelvic_pain") },
  ],
  ["14 d after birth muscle pain", "today", { ...afterPregnancyBy(14), ...ticked("muscle_pain") }],
  [
    "42 days after birth feeling ill",
    "today",
    { ...afterPregnancyBy(42), ...ticked("feeling_ill") },
  ],
  [
    "43 days after birth cold muscle pain",
    "within-days",
    { ...afterPregnancyBy(90), ...ticked("muscle_pain") },
  ],
  [
    "10 days after birth, light bleeding, pain 3",
    "quiet",
    { ...afterPregnancyBy(10), ...logged({ period_flow: "light", pain_level: 3 }) },
  ],
  [
    "breast pain/red fever 38.5 at 15 days",
    "call-now",
    { ...afterPregnancyBy(15), ...said({ temperature: 38.5 }) },
  ],
  [
    "5 days after loss soaked pad in an hour",
    "call-now",
    { ...afterPregnancyBy(5, "loss"), ...ticked("soaked_pad_an_hour") },
  ],
  [
    "12 days after birth leg swollen",
    "call-now",
    { ...afterPregnancyBy(12), ...ticked("leg_swollen_and_painful") },
  ],
  [
    "8 weeks after birth chest pain",
    "call-now",
    { ...afterPregnancyBy(56), ...ticked("chest_pain") },
  ],
  [
    "5 weeks after birth BP 165/100",
    "call-now",
    { ...afterPregnancyBy(35), ...measured(165, 100) },
  ],
  ["4 weeks after birth BP 145/88", "today", { ...afterPregnancyBy(28), ...measured(145, 88) }],
  [
    "9 days after birth vision change",
    "call-now",
    { ...afterPregnancyBy(9), ...ticked("vision_change") },
  ],
  ["fits 9 days after birth", "call-now", { ...afterPregnancyBy(9), ...ticked("fit") }],
  ["30d after birth new low pain", "today", { ...afterPregnancyBy(30), ...ticked("new_low_pain") }],
  [
    "2d after birth racing heart & ill",
    "call-now",
    { ...afterPregnancyBy(2), ...ticked("racing_heart", "feeling_ill") },
  ],
  ["20d after birth, rash", "within-days", { ...afterPregnancyBy(20), ...ticked("rash") }],
  ["5d after loss vomiting", "today", { ...afterPregnancyBy(5, "loss"), ...ticked("vomiting") }],
  [
    "5 d after termination heavy flow",
    "mention",
    { ...afterPregnancyBy(5, "ended"), ...logged({ period_flow: "heavy" }) },
  ],
  [
    "11 weeks after birth clot egg",
    "call-now",
    { ...afterPregnancyBy(77), ...ticked("clot_bigger_than_egg") },
  ],
  [
    "13 weeks after birth soaked pad hour",
    "today",
    { ...afterPregnancyBy(95), ...ticked("soaked_pad_an_hour") },
  ],
  [
    "4 weeks after birth BP 150/95 & headache 5 two days",
    "call-now",
    {
      ...afterPregnancyBy(28),
      ...measured(150, 95),
      ...symptoms([0, "headaches", 5], [1, "headaches", 5]),
    },
  ],
  [
    "7 weeks after birth severe headache",
    "within-days",
    { ...afterPregnancyBy(50), ...ticked("severe_headache") },
  ],
  [
    "3 weeks after birth chest pain",
    "call-now",
    { ...afterPregnancyBy(21), ...ticked("chest_pain") },
  ],
  [
    "cannot tell: 25 d after birth diarrhoea",
    "within-days",
    { ...afterPregnancyBy(25), ...ticked("diarrhoea") },
  ],
  [
    "15d after birth fast breathing",
    "today",
    { ...afterPregnancyBy(15), ...ticked("fast_breathing") },
  ],
  ["15d after birth 37.8", "quiet", { ...afterPregnancyBy(15), ...said({ temperature: 37.8 }) }],
  [
    "pale, and a racing heart 3 days after a loss",
    "call-now",
    { ...afterPregnancyBy(3, "loss"), ...ticked("very_pale", "racing_heart") },
  ],
  ["pale 3 days after a loss", "today", { ...afterPregnancyBy(3, "loss"), ...ticked("very_pale") }],
];

testUrgencies(cases);
