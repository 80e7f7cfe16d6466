import { dayRecords } from "../../day/day-record.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { pregnantFor, said, ticked, tickedOn, using } from "./women.ts";

const facts = woman();
const soon: StoryCase["expected"] = [["ec-window", "today"]];
const infection: StoryCase["expected"] = [["pid-mild", "today"]];
const withIudSince = (days: number) => ({
  facts: woman({ contraception: "iud" }),
  stages: [{ kind: "contraception", method: "iud", from: daysAgo(days) }] as const,
});

const emergencyContraception: readonly StoryCase[] = [
  {
    name: "unprotected sex today",
    story: { facts, ...ticked("unprotected_sex") },
    expected: soon,
  },
  {
    name: "unprotected sex five days ago",
    story: { facts, ...tickedOn(daysAgo(5), "unprotected_sex") },
    expected: soon,
  },
  {
    name: "unprotected sex six days ago",
    story: { facts, ...tickedOn(daysAgo(6), "unprotected_sex") },
    expected: [],
  },
  {
    name: "a missed pill at 15",
    story: { facts: woman({ age: 15, contraception: "pill" }), ...ticked("missed_method") },
    expected: [["ec-window young", "today"]],
  },
  {
    name: "a missed combined pill",
    story: { facts: woman(using("pill", { pill: "combined" })), ...ticked("missed_method") },
    expected: [["ec-window combined-pill", "today"]],
  },
  {
    name: "a late progestogen-only pill",
    story: {
      facts: woman(using("pill", { pill: "progestogen_only" })),
      ...ticked("missed_method"),
    },
    expected: [["ec-window progestogen-pill", "today"]],
  },
  {
    name: "a diaphragm that slipped",
    story: { facts: woman(using("diaphragm")), ...ticked("missed_method") },
    expected: soon,
  },
  {
    name: "unprotected sex after a sterilisation",
    story: { facts: woman(using("sterilisation")), ...ticked("unprotected_sex") },
    expected: [["sign sex", "mention"]],
  },
  {
    name: "unprotected sex at 15",
    story: { facts: woman({ age: 15 }), ...ticked("unprotected_sex") },
    expected: [["ec-window young", "today"]],
  },
  {
    name: "a missed patch, and sex without any",
    story: {
      facts: woman({ contraception: "patch" }),
      ...ticked("missed_method", "unprotected_sex"),
    },
    expected: soon,
  },
  {
    name: "unprotected sex, trying to conceive",
    story: { facts, goals: ["fertility"], ...ticked("unprotected_sex") },
    expected: [["sign sex", "mention"]],
  },
  {
    name: "a missed patch, whose user watches her fertility",
    story: {
      facts: woman({ contraception: "patch" }),
      goals: ["fertility"],
      ...ticked("missed_method"),
    },
    expected: soon,
  },
  {
    name: "unprotected sex while pregnant",
    story: { ...pregnantFor(70), ...ticked("unprotected_sex") },
    expected: [["sign sex", "mention"]],
  },
  {
    name: "unprotected sex with an implant",
    story: { facts: woman({ contraception: "implant" }), ...ticked("unprotected_sex") },
    expected: [["sign sex", "mention"]],
  },
  {
    name: "unprotected sex at 57",
    story: { facts: woman({ age: 57 }), ...ticked("unprotected_sex") },
    expected: [["sign sex", "mention"]],
  },
];

const infections: readonly StoryCase[] = [
  {
    name: "new low pain with unusual discharge",
    story: { facts, ...ticked("new_low_pain", "unusual_discharge") },
    expected: infection,
  },
  {
    name: "new low pain with discharge, seven days ago",
    story: { facts, ...tickedOn(daysAgo(7), "new_low_pain", "foul_discharge") },
    expected: infection,
  },
  {
    name: "new low pain with discharge, eight days ago",
    story: { facts, ...tickedOn(daysAgo(8), "new_low_pain", "foul_discharge") },
    expected: [],
  },
  {
    name: "new low pain alone",
    story: { facts, ...ticked("new_low_pain") },
    expected: [["sign low-pain", "within-days"]],
  },
  {
    name: "new low pain with discharge, and never sex",
    story: {
      facts,
      ...ticked("new_low_pain", "unusual_discharge"),
      background: { couldConceive: false },
    },
    expected: [
      ["sign low-pain", "within-days"],
      ["sign discharge", "within-days"],
    ],
  },
  {
    name: "new low pain and pain in sex",
    story: {
      facts,
      ...ticked("new_low_pain"),
      days: dayRecords({ dailyLogs: [{ date: TODAY, pain_during_sex: 3 }] }),
    },
    expected: infection,
  },
  {
    name: "new low pain, an IUD fitted 21 days ago",
    story: { ...withIudSince(21), ...ticked("new_low_pain") },
    expected: [...infection, ["iud-trouble", "within-days"]],
  },
  {
    name: "new low pain, an IUD fitted 22 days ago",
    story: { ...withIudSince(22), ...ticked("new_low_pain") },
    expected: [["iud-trouble", "within-days"]],
  },
  {
    name: "new low pain with discharge and 38.0 °C",
    story: { facts, ...said({ temperature: 38, signs: ["new_low_pain", "unusual_discharge"] }) },
    expected: [["fever-pelvic", "call-now"], ...infection],
  },
];

const toxicShock: readonly StoryCase[] = [
  {
    name: "a tampon, 38.0 °C and a rash",
    story: { facts, ...said({ temperature: 38, signs: ["tampon_or_cup", "rash"] }) },
    expected: [["toxic-shock", "call-now"]],
  },
  {
    name: "a diaphragm as her contraception, 38.0 °C and diarrhoea",
    story: {
      facts: woman(using("diaphragm")),
      ...said({ temperature: 38, signs: ["diarrhoea"] }),
    },
    expected: [["toxic-shock", "call-now"]],
  },
  {
    name: "a diaphragm as her contraception, 37.9 °C and diarrhoea",
    story: {
      facts: woman(using("diaphragm")),
      ...said({ temperature: 37.9, signs: ["diarrhoea"] }),
    },
    expected: [["sign stomach", "mention"]],
  },
  {
    name: "condoms, 38.0 °C and diarrhoea",
    story: { facts: woman(using("condoms")), ...said({ temperature: 38, signs: ["diarrhoea"] }) },
    expected: [
      ["fever", "within-days"],
      ["sign stomach", "mention"],
    ],
  },
  {
    name: "a tampon, 37.9 °C and a rash",
    story: { facts, ...said({ temperature: 37.9, signs: ["tampon_or_cup", "rash"] }) },
    expected: [
      ["sign rash", "mention"],
      ["sign tampon", "mention"],
    ],
  },
  {
    name: "a tampon and 38.5 °C, and well otherwise",
    story: { facts, ...said({ temperature: 38.5, signs: ["tampon_or_cup"] }) },
    expected: [
      ["fever", "within-days"],
      ["sign tampon", "mention"],
    ],
  },
  {
    name: "no tampon, 38.5 °C and vomiting",
    story: { facts, ...said({ temperature: 38.5, signs: ["vomiting"] }) },
    expected: [
      ["fever", "within-days"],
      ["sign stomach", "mention"],
    ],
  },
];

export const sexAndInfection: readonly StoryCase[] = [
  ...emergencyContraception,
  ...infections,
  ...toxicShock,
];
