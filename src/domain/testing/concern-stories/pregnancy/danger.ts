import { daysAgo, type StoryCase, TODAY, woman } from "../story-case.ts";
import {
  afterPregnancyBy,
  logged,
  pregnantFor,
  pregnantSinceSomeDay,
  said,
  ticked,
  tickedOn,
  using,
} from "../women.ts";

const facts = woman();
const thirtyWeeks = pregnantFor(210);
const danger: StoryCase["expected"] = [["preg-danger", "call-now"]];
const sepsis: StoryCase["expected"] = [["postpartum-sepsis", "call-now"]];
const fewer: StoryCase["expected"] = [["movements", "call-now"]];

const inPregnancy: readonly StoryCase[] = [
  {
    name: "fainting at 30 weeks",
    story: { ...thirtyWeeks, ...ticked("fainting") },
    expected: danger,
  },
  {
    name: "a fit at 30 weeks",
    story: { ...thirtyWeeks, ...ticked("fit") },
    expected: [["preeclampsia", "call-now"], ...danger],
  },
  {
    name: "severe belly pain at 30 weeks",
    story: { ...thirtyWeeks, ...ticked("severe_belly_pain") },
    expected: danger,
  },
  {
    name: "38.0 °C at 30 weeks",
    story: { ...thirtyWeeks, ...said({ temperature: 38 }) },
    expected: danger,
  },
  {
    name: "37.9 °C at 30 weeks",
    story: { ...thirtyWeeks, ...said({ temperature: 37.9 }) },
    expected: [],
  },
  {
    name: "38.5 °C seven days ago, at 30 weeks",
    story: { ...thirtyWeeks, signs: [{ date: daysAgo(7), temperature: 38.5 }] },
    expected: danger,
  },
  {
    name: "38.5 °C eight days ago, at 30 weeks",
    story: { ...thirtyWeeks, signs: [{ date: daysAgo(8), temperature: 38.5 }] },
    expected: [],
  },
  {
    name: "vomiting on one day at 8 weeks",
    story: { ...pregnantFor(56), ...ticked("vomiting") },
    expected: [["preg-danger vomiting", "today"]],
  },
  {
    name: "vomiting on two days at 8 weeks",
    story: {
      ...pregnantFor(56),
      signs: [
        { date: daysAgo(1), signs: ["vomiting"] },
        { date: TODAY, signs: ["vomiting"] },
      ],
    },
    expected: [["preg-danger vomiting", "today"]],
  },
  {
    name: "waters broken at 36 weeks and 6 days",
    story: { ...pregnantFor(258), ...ticked("waters_broke") },
    expected: danger,
  },
  {
    name: "waters broken at 37 weeks",
    story: { ...pregnantFor(259), ...ticked("waters_broke") },
    expected: [["preg-danger waters", "call-now"]],
  },
  {
    name: "waters broken in unknown weeks",
    story: { ...pregnantSinceSomeDay, ...ticked("waters_broke") },
    expected: danger,
  },
  {
    name: "fewer movements at 24 weeks",
    story: { ...pregnantFor(168), ...ticked("fewer_movements") },
    expected: fewer,
  },
  {
    name: "fewer movements at 23 weeks and 6 days",
    story: { ...pregnantFor(167), ...ticked("fewer_movements") },
    expected: [["movements early", "today"]],
  },
  {
    name: "fewer movements in unknown weeks, two days ago",
    story: { ...pregnantSinceSomeDay, ...tickedOn(daysAgo(2), "fewer_movements") },
    expected: fewer,
  },
];

const afterwards: readonly StoryCase[] = [
  {
    name: "38.0 °C five weeks after a birth",
    story: { ...afterPregnancyBy(35), ...said({ temperature: 38 }) },
    expected: sepsis,
  },
  {
    name: "37.9 °C five weeks after a birth",
    story: { ...afterPregnancyBy(35), ...said({ temperature: 37.9 }) },
    expected: [],
  },
  {
    name: "38.0 °C on the 42nd day after a loss",
    story: { ...afterPregnancyBy(42, "loss"), ...said({ temperature: 38 }) },
    expected: sepsis,
  },
  {
    name: "38.0 °C on the 43rd day after a loss",
    story: { ...afterPregnancyBy(43, "loss"), ...said({ temperature: 38 }) },
    expected: [["fever", "within-days"]],
  },
  {
    name: "38.6 °C on waking, a week after a birth",
    story: {
      ...afterPregnancyBy(7),
      facts: { ...afterPregnancyBy(7).facts, signs: [{ day: TODAY, temperature: 38.6 }] },
    },
    expected: sepsis,
  },
  {
    name: "bad-smelling discharge and feeling ill, a week after a birth",
    story: { ...afterPregnancyBy(7), ...ticked("foul_discharge", "feeling_ill") },
    expected: sepsis,
  },
  {
    name: "bad-smelling discharge alone, a week after a birth",
    story: { ...afterPregnancyBy(7), ...ticked("foul_discharge") },
    expected: [["postpartum-sepsis alone", "today"]],
  },
  {
    name: "fever and muscle pain, a week after a birth",
    story: { ...afterPregnancyBy(7), ...said({ temperature: 39, signs: ["muscle_pain"] }) },
    expected: [["toxic-shock after-birth", "call-now"], ...sepsis],
  },
];

const clots: readonly StoryCase[] = [
  {
    name: "a swollen painful leg on the pill",
    story: { facts: woman({ contraception: "pill" }), ...ticked("leg_swollen_and_painful") },
    expected: [["clot", "call-now"]],
  },
  {
    name: "a swollen painful leg on a combined pill",
    story: {
      facts: woman(using("pill", { pill: "combined" })),
      ...ticked("leg_swollen_and_painful"),
    },
    expected: [["clot", "call-now"]],
  },
  {
    name: "a swollen painful leg on a progestogen-only pill",
    story: {
      facts: woman(using("pill", { pill: "progestogen_only" })),
      ...ticked("leg_swollen_and_painful"),
    },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "chest pain with the ring",
    story: { facts: woman({ contraception: "ring" }), ...ticked("chest_pain") },
    expected: [["clot", "call-now"]],
  },
  {
    name: "weakness on one side with the patch, seven days ago",
    story: {
      facts: woman({ contraception: "patch" }),
      ...tickedOn(daysAgo(7), "weakness_on_one_side"),
    },
    expected: [["clot", "call-now"]],
  },
  {
    name: "weakness on one side with the patch, eight days ago",
    story: {
      facts: woman({ contraception: "patch" }),
      ...tickedOn(daysAgo(8), "weakness_on_one_side"),
    },
    expected: [],
  },
  {
    name: "a swollen painful leg with an implant",
    story: { facts: woman({ contraception: "implant" }), ...ticked("leg_swollen_and_painful") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "a swollen painful leg without contraception",
    story: { facts, ...ticked("leg_swollen_and_painful") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "a swollen painful leg at 30 weeks",
    story: { ...thirtyWeeks, ...ticked("leg_swollen_and_painful") },
    expected: [["clot pregnancy", "call-now"]],
  },
  {
    name: "a swollen painful leg, eleven weeks after a birth",
    story: { ...afterPregnancyBy(77), ...ticked("leg_swollen_and_painful") },
    expected: [["clot after-birth", "call-now"]],
  },
  {
    name: "a swollen painful leg, on the 85th day after a birth",
    story: { ...afterPregnancyBy(85), ...ticked("leg_swollen_and_painful") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "pain of 8, a week after a loss",
    story: { ...afterPregnancyBy(7, "loss"), ...logged({ pain_level: 8 }) },
    expected: [...sepsis, ["pain-strong", "within-days"], ["severe-pain", "mention"]],
  },
  {
    name: "pain of 7, a week after a loss",
    story: { ...afterPregnancyBy(7, "loss"), ...logged({ pain_level: 7 }) },
    expected: [
      ["postpartum-sepsis alone", "today"],
      ["moderate-pain", "mention"],
    ],
  },
];

export const pregnancyDanger: readonly StoryCase[] = [...inPregnancy, ...afterwards, ...clots];
