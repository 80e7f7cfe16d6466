import type { Questionnaire } from "../../concerns/engine/story.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";
import { tickedOn } from "./women.ts";

const facts = woman();
const crisis: StoryCase["expected"] = [["self-harm", "call-now"]];
const harm: StoryCase["expected"] = [["violence", "call-now"]];

const phq9 = (ninth: number, date = TODAY): readonly Questionnaire[] => [
  { kind: "phq9", date, answers: [0, 0, 0, 0, 0, 0, 0, 0, ninth] },
];

export const safety: readonly StoryCase[] = [
  { name: "item 9 of the PHQ-9 at 1", story: { facts, questionnaires: phq9(1) }, expected: crisis },
  { name: "item 9 of the PHQ-9 at 0", story: { facts, questionnaires: phq9(0) }, expected: [] },
  {
    name: "item 9 of the PHQ-9 at 1, 14 days ago, at 15",
    story: { facts: woman({ age: 15 }), questionnaires: phq9(1, daysAgo(14)) },
    expected: crisis,
  },
  {
    name: "item 9 of the PHQ-9 at 1, 15 days ago",
    story: { facts, questionnaires: phq9(1, daysAgo(15)) },
    expected: [["self-harm", "today"]],
  },
  {
    name: "thoughts of self-harm, seen by a clinician",
    story: {
      facts,
      ...tickedOn(daysAgo(1), "self_harm_thoughts"),
      seen: { "self-harm": TODAY },
    },
    expected: crisis,
  },
  {
    name: "violence seven days ago",
    story: { facts, ...tickedOn(daysAgo(7), "violence") },
    expected: harm,
  },
  {
    name: "violence eight days ago",
    story: { facts, ...tickedOn(daysAgo(8), "violence") },
    expected: [["violence", "within-days"]],
  },
  {
    name: "rape, and trying to conceive",
    story: { facts, goals: ["fertility"], ...tickedOn(TODAY, "rape") },
    expected: [
      ["violence rape", "call-now"],
      ["ec-window", "today"],
    ],
  },
  {
    name: "chest pain in a woman who is not pregnant and uses no hormones",
    story: { facts, ...tickedOn(TODAY, "chest_pain") },
    expected: [["danger-sign", "call-now"]],
  },
  {
    name: "a fit at 15, two days ago",
    story: { facts: woman({ age: 15 }), ...tickedOn(daysAgo(2), "fit") },
    expected: [["danger-sign", "call-now"]],
  },
  {
    name: "a fit a week ago",
    story: { facts, ...tickedOn(daysAgo(7), "fit") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "a fit eight days ago",
    story: { facts, ...tickedOn(daysAgo(8), "fit") },
    expected: [],
  },
  {
    name: "one swollen painful leg without hormones",
    story: { facts, ...tickedOn(TODAY, "leg_swollen_and_painful") },
    expected: [["danger-sign today", "today"]],
  },
  {
    name: "weakness on one side, and fainting",
    story: { facts, ...tickedOn(TODAY, "weakness_on_one_side", "fainting") },
    expected: [
      ["danger-sign", "call-now"],
      ["danger-sign today", "today"],
    ],
  },
];
