import { questionnaireScore } from "../questionnaire.ts";
import type { ConcernEvidence, Urgency } from "./concern.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** About three months: the answers speak of two weeks. */
const HOLDS_FOR = 92;
const MENTION = 10;
const SOON = 15;

/**
 * How soon a score of the PHQ-9 or the GAD-7 should be talked about; `null` where it need not.
 * @example moodUrgency(15) // "within-days"
 */
export function moodUrgency(score: number): Extract<Urgency, "within-days" | "mention"> | null {
  if (score >= SOON) return "within-days";
  return score >= MENTION ? "mention" : null;
}

/** The newest answers to the two questionnaires. */
export const moodLow: Rule = {
  key: "mood-low",
  trigger: "The newest PHQ-9 or GAD-7 of three months with 15 points and more; a mention from 10.",
  source: "Our judgement; the questionnaires' own bands begin at 10 and 15",
  grade: "J",
  holdsFor: HOLDS_FOR,
  find(story): readonly Finding[] {
    const scores = [...newestScores(story, "phq9"), ...newestScores(story, "gad7")];
    const high = scores.filter(({ value }) => moodUrgency(Number(value)) !== null);
    const isSoon = high.some(({ value }) => moodUrgency(Number(value)) === "within-days");
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
