import type { Questionnaire } from "#contract/entries/questionnaires.ts";
import { moodUrgency } from "#domain/concerns/topics/mood-and-sleep.ts";
import {
  highestScore,
  questionnaireScore,
  type ScoreBand,
  saysSelfHarm,
  scoreBand,
} from "#domain/questionnaires/questionnaire.ts";
import type { Answered } from "./form.ts";

export interface ScoreView {
  readonly score: number;
  readonly of: number;
  readonly band: ScoreBand | null;
  readonly advice: "this-week" | "next-visit" | "long-form" | "keep-an-eye";
  readonly saysSelfHarm: boolean;
}

export function scoreView(answered: Answered): ScoreView {
  const score = questionnaireScore(answered);
  const band = scoreBand(answered);
  return {
    score,
    of: highestScore(answered.kind),
    band,
    advice: adviceFor(score, band),
    saysSelfHarm: saysSelfHarm(answered),
  };
}

function adviceFor(score: number, band: ScoreBand | null): ScoreView["advice"] {
  if (band?.name === "more") return "long-form";
  const urgency = moodUrgency(score);
  if (urgency === null) return "keep-an-eye";
  return urgency === "within-days" ? "this-week" : "next-visit";
}

export const historyOf = (list: readonly Questionnaire[]): readonly Questionnaire[] =>
  list.toSorted((one, other) => other.date.localeCompare(one.date));
