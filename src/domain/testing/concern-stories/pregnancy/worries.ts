import { dayRecords } from "../../../day/day-record.ts";
import { cyclesOfLengths } from "../../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "../story-case.ts";
import { logged, pregnantFor, said, ticked, tickedOn, using } from "../women.ts";

const late = woman({ cycles: cyclesOfLengths([28, 28], daysAgo(85)) });
const unknownCycles = woman({ cycles: [], regularity: "irregular" });
const lightBleed = woman({
  cycles: [{ startDay: daysAgo(4), flow: "light" }, { startDay: daysAgo(37) }],
});

const waters: readonly StoryCase[] = [
  {
    name: "waters broken at 38 weeks",
    story: { ...pregnantFor(266), ...ticked("waters_broke") },
    expected: [["preg-danger waters", "call-now"]],
  },
  {
    name: "waters broken at 41 weeks, yesterday",
    story: { ...pregnantFor(290), ...tickedOn(daysAgo(1), "waters_broke") },
    expected: [
      ["preg-danger waters", "call-now"],
      ["preg-danger overdue", "within-days"],
    ],
  },
  {
    name: "waters broken at 37 weeks with fever",
    story: { ...pregnantFor(260), ...said({ temperature: 38.2, signs: ["waters_broke"] }) },
    expected: [
      ["preg-danger", "call-now"],
      ["preg-danger waters", "call-now"],
    ],
  },
  { name: "at 40 weeks, and well", story: pregnantFor(280), expected: [] },
  {
    name: "at 41 weeks, and well",
    story: pregnantFor(287),
    expected: [["preg-danger overdue", "within-days"]],
  },
  {
    name: "at 42 weeks, and well",
    story: pregnantFor(294),
    expected: [["preg-danger overdue", "today"]],
  },
  { name: "at 46 weeks, the birth most likely not logged", story: pregnantFor(322), expected: [] },
  {
    name: "a baby that moves less at 22 weeks",
    story: { ...pregnantFor(154), ...ticked("fewer_movements") },
    expected: [["movements early", "today"]],
  },
];

const outsideTheWomb: readonly StoryCase[] = [
  {
    name: "shoulder-tip pain, cycles unknown",
    story: { facts: unknownCycles, ...ticked("shoulder_tip_pain") },
    expected: [["ectopic", "call-now"]],
  },
  {
    name: "one-sided pain and fainting, four days after a light bleed",
    story: { facts: lightBleed, ...ticked("one_sided_pelvic_pain", "fainting") },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute", "call-now"],
    ],
  },
  {
    name: "one-sided pain and paleness on day 10",
    story: { facts: woman(), ...ticked("one_sided_pelvic_pain", "very_pale") },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute", "call-now"],
    ],
  },
  {
    name: "one-sided pain and a racing heart, with condoms",
    story: { facts: woman(using("condoms")), ...ticked("one_sided_pelvic_pain", "racing_heart") },
    expected: [
      ["ectopic", "call-now"],
      ["pelvic-acute", "call-now"],
    ],
  },
  {
    name: "shoulder-tip pain on the pill",
    story: { facts: woman(using("pill")), ...ticked("shoulder_tip_pain") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "shoulder-tip pain on the pill, one missed",
    story: { facts: woman(using("pill")), ...ticked("shoulder_tip_pain", "missed_method") },
    expected: [
      ["ectopic", "call-now"],
      ["ec-window pill", "today"],
    ],
  },
  {
    name: "one-sided pain, cycles unknown",
    story: { facts: unknownCycles, ...ticked("one_sided_pelvic_pain") },
    expected: [["ectopic test", "today"]],
  },
  {
    name: "one-sided pain after unprotected sex",
    story: {
      facts: woman(),
      signs: [
        { date: daysAgo(20), signs: ["unprotected_sex"] },
        { date: TODAY, signs: ["one_sided_pelvic_pain"] },
      ],
    },
    expected: [["ectopic test", "today"]],
  },
  {
    name: "cramps of 8, a day late, with condoms",
    story: { facts: { ...late, ...using("condoms") }, ...logged({ pain_level: 8 }) },
    expected: [
      ["pain-strong", "within-days"],
      ["severe-pain", "mention"],
    ],
  },
  {
    name: "cramps of 8, a day late, where her periods hurt as much",
    story: {
      facts: late,
      days: dayRecords({
        dailyLogs: [
          { date: TODAY, pain_level: 8 },
          { date: daysAgo(29), pain_level: 9 },
        ],
      }),
    },
    expected: [
      ["pain-strong", "within-days"],
      ["severe-pain", "mention"],
    ],
  },
  {
    name: "cramps of 8, a day late, no method",
    story: { facts: late, ...logged({ pain_level: 8 }) },
    expected: [
      ["ectopic", "call-now"],
      ["pain-strong", "within-days"],
      ["severe-pain", "mention"],
    ],
  },
  {
    name: "cramps of 5, a day late",
    story: { facts: late, ...logged({ pain_level: 5 }) },
    expected: [],
  },
  {
    name: "shoulder-tip pain at 57",
    story: { facts: woman({ age: 57 }), ...ticked("shoulder_tip_pain") },
    expected: [["danger-sign today", "today"]],
  },
];

export const pregnancyWorries: readonly StoryCase[] = [...waters, ...outsideTheWomb];
