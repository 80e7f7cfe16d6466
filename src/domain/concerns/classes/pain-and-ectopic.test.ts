import { expect, it } from "vitest";
import {
  bg,
  type ClassCase,
  due,
  logs,
  signs,
  symptoms,
  testUrgencies,
  w,
  wk,
} from "../../testing/class-case.ts";
import { daysAgo, TODAY, woman } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy,
  logged,
  said,
  ticked,
  tickedOn,
  using,
} from "../../testing/concern-stories/women.ts";
import { cyclesOfLengths } from "../../testing/example-facts.ts";
import { concernsOf } from "../engine/concerns-of.ts";

const cases: readonly ClassCase[] = [
  [
    "no cycles logged, shoulder tip pain",
    "call-now",
    { ...w({ cycles: [] }), ...ticked("shoulder_tip_pain") },
  ],
  [
    "no cycles, one-sided + faint",
    "call-now",
    { ...w({ cycles: [] }), ...ticked("one_sided_pelvic_pain", "fainting") },
  ],
  [
    "PCOS long cycles, one-sided + racing heart",
    "call-now",
    {
      facts: woman({
        cycles: cyclesOfLengths([70, 60, 80], daysAgo(240)),
        pcos: "yes",
        regularity: "irregular",
      }),
      ...ticked("one_sided_pelvic_pain", "racing_heart"),
    },
  ],
  [
    "light period 6 days ago, one-sided + very pale",
    "call-now",
    { ...due(6), ...ticked("one_sided_pelvic_pain", "very_pale") },
  ],
  [
    "light period 4 days ago, one sided pain + unprotected 3 weeks ago",
    "today",
    { ...due(4), ...signs([0, ["one_sided_pelvic_pain"]], [21, ["unprotected_sex"]]) },
  ],
  [
    "condoms, usual cramps 8 one day late",
    "within-days",
    { ...due(29, using("condoms")), ...logged({ pain_level: 8 }) },
  ],
  [
    "sterilised, one-sided + faint",
    "call-now",
    { ...w(using("sterilisation")), ...ticked("one_sided_pelvic_pain", "fainting") },
  ],
  [
    "IUD, one-sided + pale, not late",
    "call-now",
    { ...w(using("iud", { iud: "copper" })), ...ticked("one_sided_pelvic_pain", "very_pale") },
  ],
  [
    "pill missed 3 weeks ago, one-sided pain + fainting",
    "call-now",
    {
      ...w(using("pill")),
      ...signs([0, ["one_sided_pelvic_pain", "fainting"]], [20, ["missed_method"]]),
    },
  ],
  [
    "positive test, shoulder-tip, 1 day ago",
    "call-now",
    { ...w(), ...signs([1, ["shoulder_tip_pain"]], [3, [], { pregnancyTest: "positive" }]) },
  ],
  [
    "one-sided pain midcycle, no sex possible",
    "within-days",
    { ...w(), ...ticked("one_sided_pelvic_pain"), ...bg({ couldConceive: false }) },
  ],
  [
    "mid-cycle one-sided pain day 14 mild log 3",
    "quiet",
    { ...due(14), ...logged({ pain_level: 3 }) },
  ],
  [
    "shoulder tip at 60",
    "today",
    {
      ...w({ age: 60, cycles: cyclesOfLengths([28], daysAgo(2000)) }),
      ...ticked("shoulder_tip_pain"),
    },
  ],
  [
    "late 5 days fainting on condoms",
    "call-now",
    { ...due(33, using("condoms")), ...ticked("fainting") },
  ],
  ["6w pregnant severe belly pain", "call-now", { ...wk(6), ...ticked("severe_belly_pain") }],
  [
    "late 10 days trying, cramps 3",
    "quiet",
    { ...due(38), goals: ["fertility"], ...logged({ pain_level: 3 }) },
  ],
  [
    "negative test, one-sided pain, 40 days since period",
    "call-now",
    {
      facts: woman({ cycles: [{ startDay: daysAgo(40) }] }),
      ...said({ signs: ["one_sided_pelvic_pain"], pregnancyTest: "negative" }),
    },
  ],
  ["14yo sudden pelvic pain", "today", { ...w({ age: 14 }), ...ticked("sudden_pelvic_pain") }],
  [
    "sudden+vomiting at 19 pill",
    "call-now",
    { ...w({ age: 19, ...using("pill") }), ...ticked("sudden_pelvic_pain", "vomiting") },
  ],
  [
    "sudden, pain 8 yesterday",
    "call-now",
    { ...w(), ...signs([1, ["sudden_pelvic_pain"]]), ...logs([1, { pain_level: 8 }]) },
  ],
  [
    "severe belly + vomiting at 60",
    "call-now",
    { ...w({ age: 60 }), ...ticked("severe_belly_pain", "vomiting") },
  ],
  ["severe belly pain alone", "today", { ...w(), ...ticked("severe_belly_pain") }],
  [
    "sudden pain 5 days ago, gone",
    "quiet",
    { ...w(), ...tickedOn(daysAgo(5), "sudden_pelvic_pain") },
  ],
  ["sudden pain two days ago", "today", { ...w(), ...tickedOn(daysAgo(2), "sudden_pelvic_pain") }],
  ["pain 7 first day of period", "mention", { ...due(0), ...logged({ pain_level: 7 }) }],
  [
    "one-sided pain + vomiting on pill",
    "call-now",
    { ...w(using("pill")), ...ticked("one_sided_pelvic_pain", "vomiting") },
  ],
  [
    "sudden pelvic + nausea symptom 9",
    "call-now",
    {
      ...w(),
      ...ticked("sudden_pelvic_pain"),
      ...symptoms([0, "nausea", 9], [0, "pelvic_pain", 9]),
    },
  ],
  [
    "implant late none fainting + one-sided + unprotected",
    "call-now",
    {
      ...w(using("implant")),
      ...signs([0, ["one_sided_pelvic_pain", "fainting"]], [10, ["missed_method"]]),
    },
  ],
  [
    "trying, IVF no cycles: one-sided pain, pale",
    "call-now",
    { ...w({ cycles: [] }), goals: ["fertility"], ...ticked("one_sided_pelvic_pain", "very_pale") },
  ],
  [
    "17yo, irregular 50 days since, one-sided pain",
    "today",
    {
      facts: woman({
        age: 17,
        regularity: "irregular",
        cycles: cyclesOfLengths([35, 60, 40], daysAgo(185)),
      }),
      ...ticked("one_sided_pelvic_pain"),
    },
  ],
  [
    "breastfeeding no period, one-sided pain + fainting",
    "call-now",
    { ...afterPregnancyBy(150), ...ticked("one_sided_pelvic_pain", "fainting") },
  ],
  [
    "period late 1 day, one-sided pain",
    "call-now",
    { ...due(29), ...ticked("one_sided_pelvic_pain") },
  ],
  [
    "loss 5 weeks ago, shoulder tip",
    "call-now",
    { ...afterPregnancyBy(35, "loss"), ...ticked("shoulder_tip_pain") },
  ],
  [
    "age 49 no period 50 days; one-sided pain+racing",
    "call-now",
    { ...due(50, { age: 49 }), ...ticked("one_sided_pelvic_pain", "racing_heart") },
  ],
  ["12-week pregnant sudden pain", "call-now", { ...wk(11), ...ticked("sudden_pelvic_pain") }],
  [
    "no periods yet age 14 one-sided pain",
    "within-days",
    {
      ...w({ age: 14, cycles: [] }),
      ...bg({ firstPeriodAge: "not_yet" }),
      ...ticked("one_sided_pelvic_pain"),
    },
  ],
  [
    "no periods yet age 14 cyclic sudden pain",
    "today",
    {
      ...w({ age: 14, cycles: [] }),
      ...bg({ firstPeriodAge: "not_yet" }),
      ...ticked("sudden_pelvic_pain"),
    },
  ],
  [
    "positive test with IUD no pain",
    "today",
    { ...w({ contraception: "iud", cycles: [] }), ...said({ pregnancyTest: "positive" }) },
  ],
  [
    "positive test injection",
    "quiet",
    { ...w({ ...using("injection"), cycles: [] }), ...said({ pregnancyTest: "positive" }) },
  ],
  [
    "peri 48 sudden + pale",
    "call-now",
    { ...w({ age: 48 }), ...ticked("sudden_pelvic_pain", "very_pale") },
  ],
  [
    "new low pain + fever symptom none, + vomiting",
    "today",
    { ...w(), ...ticked("new_low_pain", "vomiting") },
  ],
  [
    "one-sided new on implant",
    "within-days",
    { ...w(using("implant")), ...ticked("one_sided_pelvic_pain") },
  ],
  ["pain 9 not on period", "within-days", { ...due(16), ...logged({ pain_level: 9 }) }],
  [
    "pain 10 + fainting mid cycle",
    "call-now",
    { ...due(16), ...logged({ pain_level: 10 }), ...ticked("fainting") },
  ],
  [
    "pelvic pain 9 + vomiting",
    "today",
    { ...due(16), ...symptoms([0, "pelvic_pain", 9]), ...ticked("vomiting") },
  ],
  [
    "cramps 9 + vomiting on day 1 of period",
    "within-days",
    { ...due(0), ...symptoms([0, "cramps", 9]), ...ticked("vomiting") },
  ],
  [
    "cramps 7 + vomiting on day 1",
    "mention",
    { ...due(0), ...symptoms([0, "cramps", 7]), ...ticked("vomiting") },
  ],
];

testUrgencies(cases);

it("counts the days without a period until today, like every other sentence on the page", () => {
  const concerns = concernsOf({ ...due(38), ...logs([2, { pain_level: 7 }]) }, TODAY);
  const waits = concerns.flatMap(({ key, evidence }) =>
    evidence.flatMap(({ fact, value }) => (fact === "days_without_period" ? [[key, value]] : [])),
  );
  expect(waits).toEqual([["ectopic", 38]]);
});
