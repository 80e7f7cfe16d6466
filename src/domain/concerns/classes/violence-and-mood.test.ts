import { dayRecords } from "../../day/day-record.ts";
import {
  type ClassCase,
  checkIns,
  lastDays,
  logs,
  q,
  testUrgencies,
  w,
  wk,
} from "../../testing/class-case.ts";
import { daysAgo } from "../../testing/concern-stories/story-case.ts";
import { afterPregnancyBy, ticked, tickedOn, using } from "../../testing/concern-stories/women.ts";

const cases: readonly ClassCase[] = [
  ["rape today", "call-now", { ...w(), ...ticked("rape") }],
  ["rape 3 days ago", "call-now", { ...w(), ...tickedOn(daysAgo(3), "rape") }],
  ["rape 5 d", "call-now", { ...w(), ...tickedOn(daysAgo(5), "rape") }],
  ["rape 10 d", "within-days", { ...w(), ...tickedOn(daysAgo(10), "rape") }],
  ["rape 100 d", "within-days", { ...w(), ...tickedOn(daysAgo(100), "rape") }],
  ["rape 300 d", "mention", { ...w(), ...tickedOn(daysAgo(300), "rape") }],
  ["rape 400 d", "quiet", { ...w(), ...tickedOn(daysAgo(400), "rape") }],
  ["violence 20 days ago", "within-days", { ...w(), ...tickedOn(daysAgo(20), "violence") }],
  ["violence 40 d ago", "quiet", { ...w(), ...tickedOn(daysAgo(40), "violence") }],
  ["violence today pregnant", "call-now", { ...wk(22), ...ticked("violence") }],
  ["rape 14 y", "call-now", { ...w({ age: 14 }), ...tickedOn(daysAgo(1), "rape") }],
  ["self harm 20 days ago", "today", { ...w(), ...tickedOn(daysAgo(20), "self_harm_thoughts") }],
  ["self harm yesterday", "call-now", { ...w(), ...tickedOn(daysAgo(1), "self_harm_thoughts") }],
  ["phq2 3", "mention", { ...w(), ...q("phq2", [2, 1]) }],
  ["gad2 3", "mention", { ...w(), ...q("gad2", [2, 1]) }],
  ["phq2 2", "quiet", { ...w(), ...q("phq2", [1, 1]) }],
  ["phq9 10", "within-days", { ...w(), ...q("phq9", [2, 2, 2, 2, 2, 0, 0, 0, 0]) }],
  ["gad7 10", "within-days", { ...w(), ...q("gad7", [2, 2, 2, 2, 2, 0, 0]) }],
  ["gad7 9", "quiet", { ...w(), ...q("gad7", [2, 2, 2, 2, 1, 0, 0]) }],
  ["phq9 27 minus 9", "within-days", { ...w(), ...q("phq9", [3, 3, 3, 3, 3, 3, 3, 3, 0]) }],
  ["low mood 10 of 14 days", "within-days", { ...w(), ...checkIns(lastDays(10), 4) }],
  ["low mood 5/14 days", "quiet", { ...w(), ...checkIns(lastDays(5), 4) }],
  [
    "postpartum low mood 3/5 on 7 days of 14",
    "within-days",
    {
      ...afterPregnancyBy(60),
      ...checkIns(
        lastDays(7).map((ago) => ago * 2),
        3,
      ),
    },
  ],
  [
    "sad on 9 of 14",
    "within-days",
    { ...w(), ...logs(...lastDays(9).map((ago) => [ago, { mood: "sad" }] as const)) },
  ],
  [
    "phq2 4 at 3 months postpartum",
    "within-days",
    { ...afterPregnancyBy(90), ...q("phq2", [2, 2]) },
  ],
  [
    "anxious 8 of 14 (anxiety 8/10)",
    "mention",
    { ...w(), ...logs(...lastDays(10).map((ago) => [ago, { anxiety_level: 8 }] as const)) },
  ],
  [
    "hears voices/confusion 8 d postpartum",
    "call-now",
    { ...afterPregnancyBy(8), ...ticked("confusion") },
  ],
  ["rape 6 days ago", "call-now", { ...w(), ...tickedOn(daysAgo(6), "rape") }],
  ["rape 8 days ago", "within-days", { ...w(), ...tickedOn(daysAgo(8), "rape") }],
  ["rape pregnant 2 days", "call-now", { ...wk(12), ...tickedOn(daysAgo(2), "rape") }],
  ["rape with IUD 1 day", "call-now", { ...w(using("iud")), ...tickedOn(daysAgo(1), "rape") }],
  ["violence seen? 8 d", "within-days", { ...w(), ...tickedOn(daysAgo(8), "violence") }],
  [
    "self harm 150 d ago",
    "within-days",
    { ...w(), ...tickedOn(daysAgo(150), "self_harm_thoughts") },
  ],
  [
    "self harm 60 d then PHQ9 q9=0",
    "quiet",
    {
      ...w(),
      ...tickedOn(daysAgo(60), "self_harm_thoughts"),
      ...q("phq9", [0, 1, 0, 1, 0, 0, 0, 0, 0], 10),
    },
  ],
  ["phq9 q9=1 5 d", "call-now", { ...w(), ...q("phq9", [0, 1, 0, 1, 0, 0, 0, 0, 1], 5) }],
  ["gad2 4 postpartum", "within-days", { ...afterPregnancyBy(60), ...q("gad2", [2, 2]) }],
  [
    "phq2 4 then phq9 6",
    "quiet",
    {
      ...w(),
      questionnaires: [
        { kind: "phq2", date: daysAgo(10), answers: [2, 2] },
        { kind: "phq9", date: daysAgo(9), answers: [1, 1, 1, 1, 1, 1, 0, 0, 0] },
      ],
    },
  ],
  ["phq9 12 four months ago", "quiet", { ...w(), ...q("phq9", [2, 2, 2, 2, 2, 2, 0, 0, 0], 120) }],
  ["phq9 12, 80 d", "within-days", { ...w(), ...q("phq9", [2, 2, 2, 2, 2, 2, 0, 0, 0], 80) }],
  ["depression 5/5 one day", "mention", { ...w(), ...checkIns([0], 5) }],
  [
    "stress 5/5",
    "mention",
    { ...w(), days: dayRecords({ stress: [{ date: daysAgo(0), level: 5, tags: [] }] }) },
  ],
  [
    "loss 2 weeks ago low mood 7/14",
    "within-days",
    {
      ...afterPregnancyBy(20, "loss"),
      ...checkIns(
        lastDays(7).map((ago) => ago * 2),
        3,
      ),
    },
  ],
];

testUrgencies(cases);
