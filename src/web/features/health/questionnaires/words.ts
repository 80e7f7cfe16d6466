import { msg } from "@lingui/core/macro";
import type { ScoreBand, ScoredKind } from "#domain/questionnaires/questionnaire.ts";
import type { QuestionnaireSubject } from "#domain/questionnaires/questionnaire-text.ts";
import type { SleepQuestion } from "#domain/questionnaires/sleep-questions.ts";
import type { Labels } from "#web/words/labels.ts";

export const subjectTitles: Labels<QuestionnaireSubject> = {
  mood: msg`Mood`,
  worry: msg`Worry`,
};

export const kindNames: Readonly<Record<ScoredKind, string>> = {
  phq2: "PHQ-2",
  phq9: "PHQ-9",
  gad2: "GAD-2",
  gad7: "GAD-7",
};

export const bandLabels: Labels<ScoreBand["name"]> = {
  minimal: msg`minimal`,
  mild: msg`mild`,
  moderate: msg`moderate`,
  "moderately-severe": msg`moderately severe`,
  severe: msg`severe`,
  few: msg`below the line of 3`,
  more: msg`at or above the line of 3`,
};

export const sleepLabels: Labels<SleepQuestion> = {
  snoring: msg`Do you snore loudly on most nights?`,
  sleepy: msg`Do you wake tired, or fight sleep during the day?`,
  breathing_pauses: msg`Has anyone noticed that you stop breathing or gasp while you sleep?`,
};

export const sleepSignLabels: Labels<SleepQuestion> = {
  snoring: msg`loud snoring`,
  sleepy: msg`tired by day`,
  breathing_pauses: msg`pauses in breathing`,
};
