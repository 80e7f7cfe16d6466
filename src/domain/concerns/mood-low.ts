import { questionnaireScore } from "../questionnaire.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** About three months: the answers speak of two weeks. */
const HOLDS_FOR = 92;
const MENTION = 10;
const SOON = 15;

/** The newest answers to the two questionnaires. */
export const moodLow: Rule = {
  key: "mood-low",
  trigger: "The newest PHQ-9 or GAD-7 of three months with 15 points and more; a mention from 10.",
  source: "Our judgement; the questionnaires' own bands begin at 10 and 15",
  grade: "J",
  holdsFor: HOLDS_FOR,
  find(story): readonly Finding[] {
    const scores = [...newestScores(story, "phq9"), ...newestScores(story, "gad7")];
    const high = scores.filter(({ value }) => Number(value) >= MENTION);
    const isSoon = high.some(({ value }) => Number(value) >= SOON);
    return findings(isSoon ? "within-days" : "mention", high);
  },
};

/** Both, where she answered twice on one day. */
function newestScores({ questionnaires = [] }: Story, kind: "phq9" | "gad7"): ConcernEvidence[] {
  const answered = questionnaires.filter((each) => each.kind === kind);
  const newest = answered
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return answered
    .filter(({ date }) => date === newest)
    .map((each) => ({ fact: kind, day: each.date, value: questionnaireScore(each), unit: "" }));
}
