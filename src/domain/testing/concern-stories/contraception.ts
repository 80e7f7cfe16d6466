import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { afterPregnancyBy, measured, said, ticked, tickedOn, using } from "./women.ts";

const on = (...method: Parameters<typeof using>) => woman(using(...method));
const INJECTIONS = { kind: "contraception", method: "injection", from: daysAgo(500) } as const;
const injected = (days: number, more: Partial<LifeStage> = {}, facts: Partial<CycleFacts> = {}) =>
  woman({
    contraception: null,
    stages: [{ ...INJECTIONS, to: daysAgo(days), ...more }],
    ...facts,
  });

const taking = (name: string, from = 40, to?: number) => ({
  medicines: [
    { name, startDate: daysAgo(from), ...(to !== undefined && { endDate: daysAgo(to) }) },
  ],
});

const LATE = [["injection-late", "within-days"]] as const;

const injections: readonly StoryCase[] = [
  { name: "98 days after the last injection", story: { facts: injected(98) }, expected: [] },
  { name: "99 days after the last injection", story: { facts: injected(99) }, expected: LATE },
  {
    name: "63 days after an injection of every eight weeks",
    story: { facts: injected(63, { everyWeeks: 8 }) },
    expected: [],
  },
  {
    name: "64 days after an injection of every eight weeks",
    story: { facts: injected(64, { everyWeeks: 8 }) },
    expected: LATE,
  },
  {
    name: "99 days after an injection of every 13 weeks",
    story: { facts: injected(99, { everyWeeks: 13 }) },
    expected: LATE,
  },
  {
    name: "99 days after the last injection, trying to conceive",
    story: { facts: injected(99), goals: ["fertility"] },
    expected: [],
  },
  {
    name: "99 days after the last injection, whose user watches her fertility",
    story: { facts: injected(99, {}, { contraception: "injection" }), goals: ["fertility"] },
    expected: LATE,
  },
  {
    name: "99 days after the last injection, and why she stopped",
    story: {
      facts: woman({ contraception: null }),
      stages: [{ ...INJECTIONS, to: daysAgo(99), whyStopped: "side_effects" }],
    },
    expected: [],
  },
  {
    name: "99 days after the last injection, on the implant since",
    story: {
      facts: woman({
        contraception: "implant",
        stages: [
          { ...INJECTIONS, to: daysAgo(99) },
          { kind: "contraception", method: "implant", from: daysAgo(30) },
        ],
      }),
    },
    expected: [],
  },
  {
    name: "99 days after the last injection, and no contraception by her own answer",
    story: { facts: injected(99, {}, { contraception: "none" }) },
    expected: [["injection-late", "mention"]],
  },
  {
    name: "282 days after the last injection",
    story: { facts: injected(282) },
    expected: [],
  },
];

const ASK = [["combined-method", "within-days"]] as const;

const oestrogen: readonly StoryCase[] = [
  { name: "on the pill, nothing logged", story: { facts: on("pill") }, expected: [] },
  {
    name: "on the pill, migraine with aura",
    story: { facts: on("pill"), background: { migraineWithAura: true } },
    expected: ASK,
  },
  {
    name: "on a combined pill, migraine with aura",
    story: {
      facts: on("pill", { pill: "combined" }),
      background: { migraineWithAura: true },
    },
    expected: ASK,
  },
  {
    name: "on a progestogen-only pill, migraine with aura",
    story: {
      facts: on("pill", { pill: "progestogen_only" }),
      background: { migraineWithAura: true },
    },
    expected: [],
  },
  {
    name: "on a progestogen-only pill, smoking at 35",
    story: {
      facts: { ...on("pill", { pill: "progestogen_only" }), age: 35 },
      background: { smoking: "15_a_day_or_more" },
    },
    expected: [["screening cervix", "mention"]],
  },
  {
    name: "on the patch, a clot long ago",
    story: { facts: on("patch"), background: { clotOrStroke: true } },
    expected: ASK,
  },
  {
    name: "on the ring, breast cancer",
    story: { facts: on("ring"), background: { breastCancer: true } },
    expected: ASK,
  },
  {
    name: "on the implant, migraine with aura",
    story: { facts: on("implant"), background: { migraineWithAura: true } },
    expected: [],
  },
  {
    name: "on the pill, smoking at 34",
    story: { facts: { ...on("pill"), age: 34 }, background: { smoking: "15_a_day_or_more" } },
    expected: [["screening cervix", "mention"]],
  },
  {
    name: "on the pill, smoking at 35",
    story: { facts: { ...on("pill"), age: 35 }, background: { smoking: "under_15_a_day" } },
    expected: [
      ["combined-method", "within-days"],
      ["screening cervix", "mention"],
    ],
  },
  {
    name: "on the pill, 139/89",
    story: { facts: on("pill"), ...measured(139, 89) },
    expected: [],
  },
  {
    name: "on the pill, 140/80",
    story: { facts: on("pill"), ...measured(140, 80) },
    expected: [
      ["combined-method", "within-days"],
      ["bp-high", "mention"],
    ],
  },
  {
    name: "on the pill, 150/95 in summer, 120/75 since",
    story: {
      facts: on("pill"),
      pressures: [
        { date: daysAgo(150), systolic: 150, diastolic: 95 },
        { date: daysAgo(20), systolic: 120, diastolic: 75 },
      ],
    },
    expected: [["bp-high", "mention"]],
  },
  {
    name: "on the pill 20 days after a birth",
    story: {
      ...afterPregnancyBy(20),
      stages: [
        { kind: "pregnancy", from: daysAgo(300), to: daysAgo(20), ending: "birth" },
        { kind: "contraception", method: "pill", from: daysAgo(2) },
      ],
    },
    expected: ASK,
  },
  {
    name: "on the pill 21 days after a birth",
    story: {
      ...afterPregnancyBy(21),
      stages: [
        { kind: "pregnancy", from: daysAgo(300), to: daysAgo(21), ending: "birth" },
        { kind: "contraception", method: "pill", from: daysAgo(2) },
      ],
    },
    expected: [],
  },
  {
    name: "on the pill 41 days after a birth, breastfeeding",
    story: {
      ...afterPregnancyBy(41),
      stages: [
        { kind: "pregnancy", from: daysAgo(320), to: daysAgo(41), ending: "birth" },
        { kind: "contraception", method: "pill", from: daysAgo(2) },
        { kind: "breastfeeding", from: daysAgo(41) },
      ],
    },
    expected: ASK,
  },
];

const FAILS = [["method-and-inducer", "within-days"]] as const;

const inducers: readonly StoryCase[] = [
  {
    name: "on the implant, Tegretol",
    story: { facts: on("implant"), ...taking("Tegretol CR") },
    expected: FAILS,
  },
  {
    name: "on the pill, Rifafour",
    story: { facts: on("pill"), ...taking("RIFAFOUR e-275") },
    expected: FAILS,
  },
  {
    name: "on a progestogen-only pill, Rifafour",
    story: {
      facts: on("pill", { pill: "progestogen_only" }),
      ...taking("RIFAFOUR e-275"),
    },
    expected: FAILS,
  },
  {
    name: "after a sterilisation, Rifafour",
    story: { facts: on("sterilisation"), ...taking("RIFAFOUR e-275") },
    expected: [],
  },
  {
    name: "on the implant, efavirenz until 28 days ago",
    story: { facts: on("implant"), ...taking("Efavirenz", 300, 28) },
    expected: FAILS,
  },
  {
    name: "on the implant, efavirenz until 29 days ago",
    story: { facts: on("implant"), ...taking("Efavirenz", 300, 29) },
    expected: [],
  },
  {
    name: "on injections, carbamazepine",
    story: { facts: on("injection"), ...taking("carbamazepine") },
    expected: [],
  },
  {
    name: "with a copper IUD, phenytoin",
    story: { facts: on("iud", { iud: "copper" }), ...taking("Epanutin") },
    expected: [],
  },
];

const copper = on("iud", { iud: "copper" });

const iuds: readonly StoryCase[] = [
  {
    name: "IUD threads no longer felt",
    story: { facts: copper, ...ticked("iud_threads_lost") },
    expected: [["iud-trouble", "within-days"]],
  },
  {
    name: "IUD threads no longer felt, 31 days ago",
    story: { facts: copper, ...tickedOn(daysAgo(31), "iud_threads_lost") },
    expected: [],
  },
  {
    name: "new low pain with an IUD, a week ago",
    story: { facts: copper, ...tickedOn(daysAgo(7), "new_low_pain") },
    expected: [["iud-trouble", "within-days"]],
  },
  {
    name: "37.9 °C with an IUD",
    story: { facts: copper, ...said({ temperature: 37.9 }) },
    expected: [],
  },
  {
    name: "38.0 °C with an IUD",
    story: { facts: copper, ...said({ temperature: 38 }) },
    expected: [["iud-trouble fever", "call-now"]],
  },
  {
    name: "lost threads, seen by a clinician since",
    story: { facts: copper, ...ticked("iud_threads_lost"), seen: { "iud-trouble": TODAY } },
    expected: [["iud-trouble", "mention"]],
  },
];

export const contraception: readonly StoryCase[] = [
  ...injections,
  ...oestrogen,
  ...inducers,
  ...iuds,
];
