import { dayRecords } from "../../../day/day-record.ts";
import { cyclesOfLengths } from "../../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "../story-case.ts";
import {
  afterPregnancyBy,
  logged,
  measured,
  pregnantFor,
  pregnantSinceSomeDay,
  said,
  ticked,
} from "../women.ts";

const late = woman({ cycles: cyclesOfLengths([28, 28], daysAgo(85)) });
const headaches = (strength: number) => ({
  days: dayRecords({
    symptoms: [TODAY, daysAgo(1)].map(
      (date) => ({ date, type: "headaches", severity: strength }) as const,
    ),
  }),
});
const earlyLoss = (days: number) => afterPregnancyBy(days, "loss");

const afterwards: readonly StoryCase[] = [
  {
    name: "hot or shivering, nine days after a loss",
    story: { ...earlyLoss(9), ...ticked("hot_or_shivering") },
    expected: [["postpartum-sepsis", "call-now"]],
  },
  {
    name: "bad-smelling discharge and vomiting after a termination",
    story: { ...afterPregnancyBy(8, "ended"), ...ticked("foul_discharge", "vomiting") },
    expected: [["postpartum-sepsis", "call-now"]],
  },
  {
    name: "feeling ill with muscle pain, five days after a birth",
    story: { ...afterPregnancyBy(5), ...ticked("feeling_ill", "muscle_pain") },
    expected: [["postpartum-sepsis", "call-now"]],
  },
  {
    name: "sudden pelvic pain, two weeks after a birth",
    story: { ...afterPregnancyBy(14), ...ticked("sudden_pelvic_pain") },
    expected: [
      ["postpartum-sepsis", "call-now"],
      ["pelvic-acute alone", "today"],
    ],
  },
  {
    name: "bad-smelling discharge alone after a loss",
    story: { ...earlyLoss(10), ...ticked("foul_discharge") },
    expected: [["postpartum-sepsis alone", "today"]],
  },
  {
    name: "feeling ill alone, three weeks after a birth",
    story: { ...afterPregnancyBy(21), ...ticked("feeling_ill") },
    expected: [["postpartum-sepsis alone", "today"]],
  },
  {
    name: "pain of 6, a week after a birth",
    story: { ...afterPregnancyBy(7), ...logged({ pain_level: 6 }) },
    expected: [
      ["postpartum-sepsis alone", "today"],
      ["moderate-pain", "mention"],
    ],
  },
  {
    name: "pain of 3, a week after a birth",
    story: { ...afterPregnancyBy(7), ...logged({ pain_level: 3 }) },
    expected: [],
  },
  { name: "ten days after a birth, and well", story: afterPregnancyBy(10), expected: [] },
  {
    name: "feeling ill, two months after a birth",
    story: { ...afterPregnancyBy(60), ...ticked("feeling_ill") },
    expected: [["sign ill", "today"]],
  },
  {
    name: "a positive test six weeks after a loss",
    story: { ...earlyLoss(42), ...said({ pregnancyTest: "positive" }) },
    expected: [["positive-test after-loss", "within-days"]],
  },
  {
    name: "a negative test six weeks after a loss",
    story: { ...earlyLoss(42), ...said({ pregnancyTest: "negative" }) },
    expected: [],
  },
  {
    name: "a positive test at 14",
    story: { facts: { ...late, age: 14 }, ...said({ pregnancyTest: "positive" }) },
    expected: [["positive-test young", "within-days"]],
  },
  {
    name: "a positive test at 29",
    story: { facts: late, ...said({ pregnancyTest: "positive" }) },
    expected: [],
  },
];

const pains: readonly StoryCase[] = [
  {
    name: "new low pain at 30 weeks",
    story: { ...pregnantFor(210), ...ticked("new_low_pain") },
    expected: [["preg-danger pain", "today"]],
  },
  {
    name: "pain of 6 at 20 weeks",
    story: { ...pregnantFor(140), ...logged({ pain_level: 6 }) },
    expected: [
      ["preg-danger pain", "today"],
      ["moderate-pain", "mention"],
    ],
  },
  {
    name: "pain of 8 at 20 weeks",
    story: { ...pregnantFor(140), ...logged({ pain_level: 8 }) },
    expected: [
      ["preg-danger", "call-now"],
      ["preg-danger pain", "today"],
      ["pain-strong", "within-days"],
      ["severe-pain", "mention"],
    ],
  },
  {
    name: "one-sided pain at 16 weeks",
    story: { ...pregnantFor(112), ...ticked("one_sided_pelvic_pain") },
    expected: [["preg-danger pain", "today"]],
  },
  {
    name: "pain of 5 at 20 weeks",
    story: { ...pregnantFor(140), ...logged({ pain_level: 5 }) },
    expected: [],
  },
  {
    name: "pain of 2 at 38 weeks",
    story: { ...pregnantFor(266), ...logged({ pain_level: 2 }) },
    expected: [],
  },
  {
    name: "great drowsiness at 30 weeks",
    story: { ...pregnantFor(210), ...ticked("drowsy") },
    expected: [["preg-danger", "call-now"]],
  },
  {
    name: "84/50 and very pale at 30 weeks",
    story: { ...pregnantFor(210), ...measured(84, 50), ...ticked("very_pale") },
    expected: [["bp-emergency low", "call-now"]],
  },
];

const falseAlarms: readonly StoryCase[] = [
  {
    name: "headaches of 4 on two days at 12 weeks",
    story: { ...pregnantFor(84), ...headaches(4) },
    expected: [],
  },
  {
    name: "headaches of 4 on two days after an early loss",
    story: { ...earlyLoss(10), ...headaches(4) },
    expected: [],
  },
  {
    name: "headaches of 4 on two days at 30 weeks",
    story: { ...pregnantFor(210), ...headaches(4) },
    expected: [["preeclampsia", "call-now"]],
  },
  {
    name: "headaches of 4 on two days after a birth",
    story: { ...afterPregnancyBy(10), ...headaches(4) },
    expected: [["preeclampsia", "call-now"]],
  },
  {
    name: "a severe headache ticked at 12 weeks",
    story: { ...pregnantFor(84), ...ticked("severe_headache") },
    expected: [
      ["sign head", "today"],
      ["pain-strong", "within-days"],
    ],
  },
  {
    name: "headaches of 9 logged on two days at 10 weeks",
    story: { ...pregnantFor(70), ...headaches(9) },
    expected: [
      ["sign head", "today"],
      ["pain-strong", "within-days"],
    ],
  },
  {
    name: "vomiting on two days at 9 weeks",
    story: {
      ...pregnantFor(63),
      signs: [TODAY, daysAgo(1)].map((date) => ({ date, signs: ["vomiting" as const] })),
    },
    expected: [["preg-danger vomiting", "today"]],
  },
  {
    name: "vomiting and fainting at 9 weeks",
    story: { ...pregnantFor(63), ...ticked("vomiting", "fainting") },
    expected: [
      ["ectopic", "call-now"],
      ["preg-danger", "call-now"],
    ],
  },
  {
    name: "vomiting on two days in unknown weeks",
    story: {
      ...pregnantSinceSomeDay,
      signs: [TODAY, daysAgo(1)].map((date) => ({ date, signs: ["vomiting" as const] })),
    },
    expected: [["preg-danger", "call-now"]],
  },
  {
    name: "unprotected sex 15 days after a birth",
    story: { ...afterPregnancyBy(15), ...ticked("unprotected_sex") },
    expected: [["sign sex", "mention"]],
  },
  {
    name: "unprotected sex 25 days after a birth",
    story: { ...afterPregnancyBy(25), ...ticked("unprotected_sex") },
    expected: [["ec-window", "today"]],
  },
  {
    name: "unprotected sex 15 days after a loss",
    story: { ...earlyLoss(15), ...ticked("unprotected_sex") },
    expected: [["ec-window", "today"]],
  },
  {
    name: "one day of spotting at 41",
    story: {
      facts: woman({
        age: 41,
        cycles: [
          { startDay: daysAgo(20), endDay: daysAgo(16) },
          { startDay: daysAgo(48), endDay: daysAgo(44) },
        ],
        flows: [{ day: daysAgo(8), flow: "spotting" }],
      }),
    },
    expected: [["bleed-between", "mention"]],
  },
  {
    name: "two days of spotting at 41",
    story: {
      facts: woman({
        age: 41,
        cycles: [
          { startDay: daysAgo(20), endDay: daysAgo(16) },
          { startDay: daysAgo(48), endDay: daysAgo(44) },
        ],
        flows: [
          { day: daysAgo(8), flow: "spotting" },
          { day: daysAgo(9), flow: "spotting" },
        ],
      }),
    },
    expected: [["bleed-between", "within-days"]],
  },
];

export const pregnancyAfterwards: readonly StoryCase[] = [...afterwards, ...pains, ...falseAlarms];
