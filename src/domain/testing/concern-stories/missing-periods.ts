import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { cycleOverview } from "../../phase/cycle-overview.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { using as on } from "./women.ts";

/** The last period began this many days ago, after two cycles of 30 days. */
const waiting = (days: number, more: Partial<CycleFacts> = {}): CycleFacts =>
  woman({ cycles: cyclesOfLengths([30, 30], daysAgo(days + 60)), ...more });

const lateByForecast = (facts: CycleFacts) => ({
  facts,
  forecast: cycleOverview(facts, TODAY).forecast,
});

const MISSING = [["no-period", "within-days"]] as const;
const WITHOUT_TEST = [["no-period no-test", "within-days"]] as const;
const HORMONES = [["no-period hormones", "within-days"]] as const;

export const missingPeriods: readonly StoryCase[] = [
  { name: "89 days without a period", story: { facts: waiting(89) }, expected: [] },
  { name: "90 days without a period", story: { facts: waiting(90) }, expected: MISSING },
  { name: "at 47, 90 days", story: { facts: waiting(90, { age: 47 }) }, expected: MISSING },
  { name: "at 47, 364 days", story: { facts: waiting(364, { age: 47 }) }, expected: MISSING },
  { name: "at 47, a year", story: { facts: waiting(365, { age: 47 }) }, expected: [] },
  { name: "at 44, 380 days", story: { facts: waiting(380, { age: 44 }) }, expected: MISSING },
  { name: "at 29, two years", story: { facts: waiting(730) }, expected: MISSING },
  { name: "at 57, 100 days", story: { facts: waiting(100, { age: 57 }) }, expected: WITHOUT_TEST },
  { name: "at 57, 700 days", story: { facts: waiting(700, { age: 57 }) }, expected: [] },
  { name: "at 15, 90 days", story: { facts: waiting(90, { age: 15 }) }, expected: MISSING },
  {
    name: "at 13, 90 days after her first period at 13",
    story: { facts: waiting(90, { age: 13 }), background: { firstPeriodAge: 13 } },
    expected: [],
  },
  {
    name: "at 15, 90 days, her first period at 13",
    story: { facts: waiting(90, { age: 15 }), background: { firstPeriodAge: 13 } },
    expected: MISSING,
  },
  {
    name: "90 days, and no sex that could lead to a pregnancy",
    story: { facts: waiting(90), background: { couldConceive: false } },
    expected: WITHOUT_TEST,
  },
  {
    name: "90 days, and a negative test last week",
    story: { facts: waiting(90), signs: [{ date: daysAgo(7), pregnancyTest: "negative" }] },
    expected: WITHOUT_TEST,
  },
  {
    name: "90 days, and a negative test 15 days ago",
    story: { facts: waiting(90), signs: [{ date: daysAgo(15), pregnancyTest: "negative" }] },
    expected: MISSING,
  },
  {
    name: "90 days on a copper IUD",
    story: { facts: waiting(90, { ...on("iud", { iud: "copper" }), iud: "copper" }) },
    expected: MISSING,
  },
  {
    name: "90 days on an IUD of a kind she does not know",
    story: { facts: waiting(90, on("iud")) },
    expected: [["no-period iud", "within-days"]],
  },
  {
    name: "90 days on a hormonal IUD",
    story: { facts: waiting(90, { ...on("iud", { iud: "hormonal" }), iud: "hormonal" }) },
    expected: [],
  },
  { name: "90 days on the implant", story: { facts: waiting(90, on("implant")) }, expected: [] },
  { name: "90 days on injections", story: { facts: waiting(90, on("injection")) }, expected: [] },
  { name: "90 days on the pill", story: { facts: waiting(90, on("pill")) }, expected: HORMONES },
  { name: "90 days on the patch", story: { facts: waiting(90, on("patch")) }, expected: HORMONES },
  { name: "90 days on the ring", story: { facts: waiting(90, on("ring")) }, expected: HORMONES },
  {
    name: "90 days on the pill by her profile alone",
    story: { facts: waiting(90, { contraception: "pill" }) },
    expected: HORMONES,
  },
  {
    name: "90 days on a pill without breaks",
    story: {
      facts: waiting(90, { contraception: "pill" }),
      stages: [{ kind: "contraception", method: "pill", from: daysAgo(400), pack: "no_breaks" }],
    },
    expected: [],
  },
  { name: "90 days with condoms", story: { facts: waiting(90, on("condoms")) }, expected: MISSING },
  {
    name: "90 days after a sterilisation",
    story: { facts: waiting(90, on("sterilisation")) },
    expected: MISSING,
  },
  {
    name: "90 days on a combined pill",
    story: { facts: waiting(90, on("pill", { pill: "combined" })) },
    expected: HORMONES,
  },
  {
    name: "90 days on a progestogen-only pill",
    story: { facts: waiting(90, on("pill", { pill: "progestogen_only" })) },
    expected: [],
  },
  {
    name: "89 days off the pill",
    story: {
      facts: waiting(150, { stages: [{ kind: "contraception", method: "pill", to: daysAgo(89) }] }),
    },
    expected: [],
  },
  {
    name: "90 days off the pill",
    story: {
      facts: waiting(150, { stages: [{ kind: "contraception", method: "pill", to: daysAgo(90) }] }),
    },
    expected: MISSING,
  },
  {
    name: "90 days, pregnant",
    story: { facts: waiting(90, { pregnancy: "pregnant" }) },
    expected: [],
  },
  {
    name: "120 days after a birth, breastfeeding",
    story: {
      facts: waiting(400, {
        stages: [
          { kind: "pregnancy", from: daysAgo(395), to: daysAgo(120) },
          { kind: "breastfeeding", from: daysAgo(120) },
        ],
      }),
    },
    expected: [],
  },
  {
    name: "seven months after a birth, breastfeeding",
    story: {
      facts: waiting(490, {
        stages: [
          { kind: "pregnancy", from: daysAgo(485), to: daysAgo(210) },
          { kind: "breastfeeding", from: daysAgo(210) },
        ],
      }),
    },
    expected: MISSING,
  },
  {
    name: "90 days, seen by a clinician since",
    story: { facts: waiting(90), seen: { "no-period": daysAgo(3) } },
    expected: [["no-period", "mention"]],
  },
  {
    name: "day 60 of a woman whose cycles last 30 days",
    story: lateByForecast(waiting(60)),
    expected: [["no-period late", "mention"]],
  },
  { name: "day 34 of the same", story: lateByForecast(waiting(34)), expected: [] },
  {
    name: "PCOS, day 49 of cycles of 28 to 75 days",
    story: lateByForecast(
      woman({ cycles: cyclesOfLengths([28, 75, 41, 60], daysAgo(253)), pcos: "yes" }),
    ),
    expected: [["cycle-length", "mention"]],
  },
];
