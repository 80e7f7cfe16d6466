import { type ClassCase, symptoms, testUrgencies, w, wk } from "../../testing/class-case.ts";
import { daysAgo, woman } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy,
  logged,
  said,
  ticked,
  tickedOn,
} from "../../testing/concern-stories/women.ts";

const cases: readonly ClassCase[] = [
  ["waters 39w", "call-now", { ...wk(39), ...ticked("waters_broke") }],
  ["waters yesterday at 37+0", "call-now", { ...wk(37), ...tickedOn(daysAgo(1), "waters_broke") }],
  [
    "waters 41w with fever",
    "call-now",
    { ...wk(41), ...said({ signs: ["waters_broke"], temperature: 38.1 }) },
  ],
  ["waters 30w", "call-now", { ...wk(30), ...ticked("waters_broke") }],
  ["38w well", "quiet", { ...wk(38) }],
  [
    "39w, waters broke 10 days before (logged), now birth yesterday",
    "quiet",
    { ...afterPregnancyBy(8), ...tickedOn(daysAgo(9), "waters_broke") },
  ],
  ["12 weeks postpartum well", "quiet", { ...afterPregnancyBy(84) }],
  [
    "waters at unknown weeks",
    "call-now",
    { facts: woman({ pregnancy: "pregnant" }), ...ticked("waters_broke") },
  ],
  ["25w new low pain", "today", { ...wk(25), ...ticked("new_low_pain") }],
  ["30w pain 6", "today", { ...wk(30), ...logged({ pain_level: 6 }) }],
  ["16w pain 7 cramps", "today", { ...wk(16), ...symptoms([0, "cramps", 7]) }],
  ["16w cramps 8", "call-now", { ...wk(16), ...symptoms([0, "cramps", 8]) }],
  ["20w pelvic pain 5", "quiet", { ...wk(20), ...symptoms([0, "pelvic_pain", 5]) }],
  ["10w back pain 4", "quiet", { ...wk(10), ...symptoms([0, "back_pain", 4]) }],
  ["33w back pain 8", "today", { ...wk(33), ...symptoms([0, "back_pain", 8]) }],
  ["28w sudden pelvic pain", "call-now", { ...wk(28), ...ticked("sudden_pelvic_pain") }],
  ["12w one-sided pain", "call-now", { ...wk(12), ...ticked("one_sided_pelvic_pain") }],
  [
    "positive test only, pain 6",
    "call-now",
    { ...w(), ...said({ pregnancyTest: "positive" }), ...logged({ pain_level: 6 }) },
  ],
  ["31w painful urine often", "mention", { ...wk(31), ...ticked("urine_often") }],
  ["waters 36w6d", "call-now", { ...wk(36, 6), ...ticked("waters_broke") }],
  [
    "waters broke two days ago 40w",
    "call-now",
    { ...wk(40), ...tickedOn(daysAgo(2), "waters_broke") },
  ],
  ["discharge watery unusual 35w", "within-days", { ...wk(35), ...ticked("unusual_discharge") }],
  ["8w cramps 4", "quiet", { ...wk(8), ...symptoms([0, "cramps", 4]) }],
  ["8w cramps 6", "today", { ...wk(8), ...symptoms([0, "cramps", 6]) }],
  [
    "36w new low pain two days ago",
    "today",
    { ...wk(36), ...tickedOn(daysAgo(2), "new_low_pain") },
  ],
  ["24w pain 8", "call-now", { ...wk(24), ...logged({ pain_level: 8 }) }],
  [
    "22w one-sided pain + vomiting",
    "call-now",
    { ...wk(22), ...ticked("one_sided_pelvic_pain", "vomiting") },
  ],
];

testUrgencies(cases);
