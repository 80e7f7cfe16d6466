import { daysAgo, type StoryCase, TODAY, woman } from "../story-case.ts";
import {
  afterPregnancyBy,
  logged,
  pregnantFor,
  pregnantSinceSomeDay,
  said,
  ticked,
} from "../women.ts";

const light: StoryCase["expected"] = [["preg-bleed light", "call-now"]];
const emergency: StoryCase["expected"] = [["preg-bleed", "call-now"]];
const spotting = logged({ period_flow: "spotting" });

const tenWeeks = pregnantFor(70);
const withPeriodToday = {
  ...tenWeeks,
  facts: { ...tenWeeks.facts, cycles: [...tenWeeks.facts.cycles, { startDay: TODAY }] },
};

const recorded: readonly StoryCase[] = [
  { name: "pregnant, and nothing logged", story: tenWeeks, expected: [] },
  {
    name: "spotting at 10 weeks",
    story: { ...tenWeeks, ...spotting },
    expected: light,
  },
  {
    name: "a light flow at 23 weeks and 6 days",
    story: { ...pregnantFor(167), ...logged({ period_flow: "light" }) },
    expected: light,
  },
  {
    name: "a light flow at 24 weeks",
    story: { ...pregnantFor(168), ...logged({ period_flow: "light" }) },
    expected: emergency,
  },
  {
    name: "spotting in a pregnancy of unknown weeks",
    story: { ...pregnantSinceSomeDay, ...spotting },
    expected: emergency,
  },
  {
    name: "spotting with pain of 2 at 10 weeks",
    story: { ...tenWeeks, ...logged({ period_flow: "spotting", pain_level: 2 }) },
    expected: emergency,
  },
  {
    name: "a moderate flow at 10 weeks",
    story: { ...tenWeeks, ...logged({ period_flow: "moderate" }) },
    expected: emergency,
  },
  {
    name: "a flow of none at 10 weeks",
    story: { ...tenWeeks, ...logged({ period_flow: "none" }) },
    expected: [],
  },
  { name: "a period started in a pregnancy", story: withPeriodToday, expected: emergency },
  {
    name: "a clot at 10 weeks",
    story: { ...tenWeeks, ...ticked("clots_over_2_5_cm") },
    expected: emergency,
  },
  {
    name: "bleeding after sex at 30 weeks",
    story: { ...pregnantFor(210), ...ticked("bleeding_after_sex") },
    expected: emergency,
  },
  {
    name: "spotting at 10 weeks, seven days ago",
    story: { ...tenWeeks, ...logged({ period_flow: "spotting" }, daysAgo(7)) },
    expected: light,
  },
  {
    name: "spotting at 10 weeks, eight days ago",
    story: { ...tenWeeks, ...logged({ period_flow: "spotting" }, daysAgo(8)) },
    expected: [],
  },
];

const byTestOrOver: readonly StoryCase[] = [
  {
    name: "pregnant by her profile alone, and spotting",
    story: {
      facts: woman({ pregnancy: "pregnant", cycles: [] }),
      ...spotting,
    },
    expected: emergency,
  },
  {
    name: "a positive test today, and a light flow yesterday",
    story: {
      facts: woman({ cycles: [] }),
      ...said({ pregnancyTest: "positive" }),
      ...logged({ period_flow: "light" }, daysAgo(1)),
    },
    expected: emergency,
  },
  {
    name: "a positive test, then a negative one, and a light flow",
    story: {
      facts: woman({ cycles: [] }),
      signs: [
        { date: daysAgo(3), pregnancyTest: "positive" },
        { date: TODAY, pregnancyTest: "negative" },
      ],
      ...logged({ period_flow: "light" }),
    },
    expected: [],
  },
  {
    name: "a positive test 43 days ago, and a light flow",
    story: {
      facts: woman({ cycles: [] }),
      signs: [{ date: daysAgo(43), pregnancyTest: "positive" }],
      ...logged({ period_flow: "light" }),
    },
    expected: [],
  },
  {
    name: "spotting a week after a loss",
    story: { ...afterPregnancyBy(7, "loss"), ...spotting },
    expected: [],
  },
];

export const pregnancyBleeding: readonly StoryCase[] = [...recorded, ...byTestOrOver];
