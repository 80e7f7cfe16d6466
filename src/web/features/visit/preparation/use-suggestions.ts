import { useLingui } from "@lingui/react/macro";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { spokenConcern } from "#report/concern-words/speech.ts";
import { speechIn } from "#web/entry/concerns/speech.ts";
import { wordsOf } from "#web/entry/concerns/topic-words.ts";
import { useTables } from "#web/i18n/use-tables.ts";
import { generalQuestions } from "./view-model.ts";
import { suggestionWords } from "./words.ts";

const MOST_SUGGESTED = 4;

/** Returns the questions of the report's concerns, then general ones; none until their words are loaded. */
export function useSuggestions(report: VisitReport | undefined): readonly string[] {
  const { i18n } = useLingui();
  const concerns = report?.flags?.concerns ?? [];
  const { areHere } = useTables(wordsOf(concerns));
  if (!report || !areHere) return [];
  const speech = speechIn(i18n);
  const asks = concerns.map((concern) => spokenConcern(concern, speech).ask);
  const general = generalQuestions(report).map((key) => i18n._(suggestionWords[key]));
  return [...new Set([...asks, ...general])].slice(0, MOST_SUGGESTED);
}
