import type { Story } from "../../../concerns/engine/story.ts";
import { dayRecords } from "../../../day/day-record.ts";
import { daysAgo, type StoryCase, woman } from "../story-case.ts";
import { afterPregnancyBy, measured, pregnantFor, ticked, tickedOn } from "../women.ts";

const facts = woman();
const high: StoryCase["expected"] = [
  ["bp-preg", "today"],
  ["bp-high", "mention"],
];
const signs: StoryCase["expected"] = [["preeclampsia", "call-now"]];
const severeHeadache: StoryCase["expected"] = [...signs, ["pain-strong", "within-days"]];
const painAlone: StoryCase["expected"] = [["pain-strong", "within-days"]];
const thirtyWeeks = pregnantFor(210);

/** Headaches logged as a symptom, out of 10, the newest last. */
const headaches = (...strengths: readonly number[]): Pick<Story, "days"> => ({
  days: dayRecords({
    symptoms: strengths.map((severity, place) => ({
      date: daysAgo(strengths.length - 1 - place),
      type: "headaches" as const,
      severity,
    })),
  }),
});

const pressures: readonly StoryCase[] = [
  {
    name: "160/95 at 30 weeks",
    story: { ...thirtyWeeks, ...measured(160, 95) },
    expected: [
      ["bp-preg-severe", "call-now"],
      ["bp-preg", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "130/110 at 30 weeks",
    story: { ...thirtyWeeks, ...measured(130, 110) },
    expected: [
      ["bp-preg-severe", "call-now"],
      ["bp-preg", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "172/118 at 30 weeks, seven days ago",
    story: { ...thirtyWeeks, ...measured(172, 118, daysAgo(7)) },
    expected: [
      ["bp-preg-severe", "call-now"],
      ["bp-preg", "today"],
      ["bp-high", "within-days"],
    ],
  },
  {
    name: "172/118 at 30 weeks, eight days ago",
    story: { ...thirtyWeeks, ...measured(172, 118, daysAgo(8)) },
    expected: [["bp-high", "within-days"]],
  },
  {
    name: "165/100 on the 42nd day after a birth",
    story: { ...afterPregnancyBy(42), ...measured(165, 100) },
    expected: [
      ["bp-preg-severe", "call-now"],
      ["bp-preg", "today"],
      ["bp-high", "within-days"],
    ],
  },
];

const lowerPressures: readonly StoryCase[] = [
  {
    name: "159/109 at 30 weeks",
    story: { ...thirtyWeeks, ...measured(159, 109) },
    expected: [
      ["bp-preg", "today"],
      ["bp-high", "within-days"],
    ],
  },
  { name: "140/80 at 30 weeks", story: { ...thirtyWeeks, ...measured(140, 80) }, expected: high },
  { name: "120/90 at 30 weeks", story: { ...thirtyWeeks, ...measured(120, 90) }, expected: high },
  { name: "139/89 at 30 weeks", story: { ...thirtyWeeks, ...measured(139, 89) }, expected: [] },
  {
    name: "150/95 at 30 weeks, and 128/80 since",
    story: {
      ...thirtyWeeks,
      pressures: [
        { date: daysAgo(2), systolic: 150, diastolic: 95 },
        { date: daysAgo(1), systolic: 128, diastolic: 80 },
      ],
    },
    expected: [
      ["bp-preg settled", "within-days"],
      ["bp-high", "mention"],
    ],
  },
  {
    name: "150/95 at 30 weeks, seen by a clinician the same day",
    story: { ...thirtyWeeks, ...measured(150, 95, daysAgo(1)), seen: { "bp-preg": daysAgo(1) } },
    expected: [
      ["bp-preg", "mention"],
      ["bp-high", "mention"],
    ],
  },
  {
    name: "145/92 five weeks after a birth",
    story: { ...afterPregnancyBy(35), ...measured(145, 92) },
    expected: high,
  },
  {
    name: "145/85 on the 43rd day after a birth",
    story: { ...afterPregnancyBy(43), ...measured(145, 85) },
    expected: [["bp-high", "mention"]],
  },
];

const warnings: readonly StoryCase[] = [
  ...(["vision_change", "pain_under_ribs", "swollen_face_or_hands"] as const).map((sign) => ({
    name: `${sign} at 30 weeks`,
    story: { ...thirtyWeeks, ...ticked(sign) },
    expected: signs,
  })),
  {
    name: "a severe headache at 30 weeks",
    story: { ...thirtyWeeks, ...ticked("severe_headache") },
    expected: severeHeadache,
  },
  {
    name: "a headache of 8 logged as a symptom at 30 weeks",
    story: { ...thirtyWeeks, ...headaches(8) },
    expected: severeHeadache,
  },
  {
    name: "a headache of 6 logged as a symptom at 30 weeks",
    story: { ...thirtyWeeks, ...headaches(6) },
    expected: [],
  },
  {
    name: "a headache of 7 logged as a symptom at 30 weeks",
    story: { ...thirtyWeeks, ...headaches(7) },
    expected: signs,
  },
  {
    name: "a headache of 4 on two days at 30 weeks",
    story: { ...thirtyWeeks, ...headaches(4, 0, 4) },
    expected: signs,
  },
  {
    name: "a headache of 3 on two days at 30 weeks",
    story: { ...thirtyWeeks, ...headaches(3, 3) },
    expected: [],
  },
  {
    name: "a headache of 9 as a symptom, 42 days after a birth",
    story: { ...afterPregnancyBy(42), ...headaches(9) },
    expected: severeHeadache,
  },
  {
    name: "a headache of 4 on two days, and neither pregnant nor after a birth",
    story: { facts, ...headaches(4, 4) },
    expected: [],
  },
  {
    name: "a severe headache, five weeks after a birth",
    story: { ...afterPregnancyBy(35), ...ticked("severe_headache") },
    expected: severeHeadache,
  },
  {
    name: "a severe headache, eleven weeks after a birth",
    story: { ...afterPregnancyBy(77), ...ticked("severe_headache") },
    expected: painAlone,
  },
  {
    name: "a severe headache three days ago, at 30 weeks",
    story: { ...thirtyWeeks, ...tickedOn(daysAgo(3), "severe_headache") },
    expected: painAlone,
  },
  {
    name: "a severe headache, and neither pregnant nor after a birth",
    story: { facts, ...ticked("severe_headache") },
    expected: painAlone,
  },
];

export const pregnancyPressure: readonly StoryCase[] = [
  ...pressures,
  ...lowerPressures,
  ...warnings,
];
