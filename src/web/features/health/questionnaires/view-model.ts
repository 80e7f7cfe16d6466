import type { Questionnaire } from "#contract/questionnaires.ts";
import {
  highestScore,
  questionnaireScore,
  type ScoreBand,
  saysSelfHarm,
  scoreBand,
} from "#domain/questionnaire.ts";
import type { Answered } from "./form.ts";

/** A score as it is shown. */
export interface ScoreView {
  readonly score: number;
  readonly of: number;
  readonly band: ScoreBand | null;
  /** What to do with it. */
  readonly advice: "this-week" | "next-visit" | "long-form" | "keep-an-eye";
  readonly saysSelfHarm: boolean;
}

/** As the concern of it draws the lines. */
const SOON_FROM = 15;
const MENTION_FROM = 10;

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
  if (score >= SOON_FROM) return "this-week";
  return score >= MENTION_FROM ? "next-visit" : "keep-an-eye";
}

/** Newest first, as the list comes; of one day the later save first. */
export const historyOf = (list: readonly Questionnaire[]): readonly Questionnaire[] =>
  list.toSorted((one, other) => other.date.localeCompare(one.date));
