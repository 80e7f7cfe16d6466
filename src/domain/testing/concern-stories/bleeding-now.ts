import { calendarDay } from "../../days/calendar-day.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { afterPregnancyBy, logged, pregnantFor, ticked, tickedOn } from "./women.ts";

const facts = woman();
const callNow: StoryCase["expected"] = [["bleed-heavy", "call-now"]];

const notPregnant: readonly StoryCase[] = [
  { name: "nothing logged", story: { facts }, expected: [] },
  {
    name: "a soaked pad an hour for two hours, today",
    story: { facts, ...ticked("soaked_pads_two_hours") },
    expected: callNow,
  },
  {
    name: "a soaked pad an hour for two hours, two days ago",
    story: { facts, ...tickedOn(daysAgo(2), "soaked_pads_two_hours") },
    expected: callNow,
  },
  {
    name: "a soaked pad an hour for two hours, three days ago",
    story: { facts, ...tickedOn(daysAgo(3), "soaked_pads_two_hours") },
    expected: [["bleed-heavy-cycle", "within-days"]],
  },
  {
    name: "one soaked pad in an hour, and well",
    story: { facts, ...ticked("soaked_pad_an_hour") },
    expected: [["bleed-heavy today", "today"]],
  },
  {
    name: "one soaked pad in an hour, and breathless",
    story: { facts, ...ticked("soaked_pad_an_hour", "short_of_breath") },
    expected: callNow,
  },
  {
    name: "a heavy flow and fainting",
    story: { facts, ...ticked("fainting"), ...logged({ period_flow: "heavy" }) },
    expected: [
      ["bleed-heavy", "call-now"],
      ["heavy-or-long-bleeding", "mention"],
    ],
  },
  {
    name: "a moderate flow and fainting",
    story: { facts, ...ticked("fainting"), ...logged({ period_flow: "moderate" }) },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "a heavy flow yesterday, and a racing heart today",
    story: { facts, ...ticked("racing_heart"), ...logged({ period_flow: "heavy" }, daysAgo(1)) },
    expected: [
      ["bleed-heavy", "call-now"],
      ["heavy-or-long-bleeding", "mention"],
    ],
  },
  {
    name: "a heavy flow long ago, and fainting today",
    story: {
      facts,
      ...ticked("fainting"),
      ...logged({ period_flow: "heavy" }, calendarDay("2026-10-20")),
    },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "a period called heavy as a whole, and chest pain",
    story: {
      facts: woman({ cycles: [{ startDay: daysAgo(1), flow: "heavy" }] }),
      ...ticked("chest_pain"),
    },
    expected: callNow,
  },
  ...[15, 47, 57].map((age) => ({
    name: `a soaked pad an hour for two hours, at ${age}`,
    story: { facts: woman({ age }), ...ticked("soaked_pads_two_hours") },
    expected: callNow,
  })),
];

const afterwards: readonly StoryCase[] = [
  {
    name: "one soaked pad in an hour, five weeks after a birth",
    story: { ...afterPregnancyBy(35), ...ticked("soaked_pad_an_hour") },
    expected: [["bleed-postpartum", "call-now"]],
  },
  {
    name: "a clot bigger than an egg, a week after a loss",
    story: { ...afterPregnancyBy(7, "loss"), ...ticked("clot_bigger_than_egg") },
    expected: [["bleed-postpartum", "call-now"]],
  },
  {
    name: "a clot bigger than an egg, after a pregnancy of which the ending was not said",
    story: { ...afterPregnancyBy(7, undefined), ...ticked("clot_bigger_than_egg") },
    expected: [["bleed-postpartum", "call-now"]],
  },
  {
    name: "soaked pads for two hours, five weeks after a birth",
    story: { ...afterPregnancyBy(35), ...ticked("soaked_pads_two_hours") },
    expected: [
      ["bleed-heavy", "call-now"],
      ["bleed-postpartum", "call-now"],
    ],
  },
  {
    name: "one soaked pad in an hour, on the 84th day after a birth",
    story: { ...afterPregnancyBy(84), ...ticked("soaked_pad_an_hour") },
    expected: [["bleed-postpartum", "call-now"]],
  },
  {
    name: "one soaked pad in an hour, on the 85th day after a birth",
    story: { ...afterPregnancyBy(85), ...ticked("soaked_pad_an_hour") },
    expected: [["bleed-heavy today", "today"]],
  },
  {
    name: "a clot bigger than an egg, and no pregnancy ever recorded",
    story: { facts, ...ticked("clot_bigger_than_egg") },
    expected: [["bleed-heavy-cycle", "within-days"]],
  },
  {
    name: "soaked pads in a pregnancy: what is said then takes the place",
    story: { ...pregnantFor(70), ...ticked("soaked_pads_two_hours") },
    expected: [["preg-bleed", "call-now"]],
  },
];

export const bleedingNow: readonly StoryCase[] = [...notPregnant, ...afterwards];
