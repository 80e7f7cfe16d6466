import { labResultProblems } from "#contract/entries/lab-result-problems.ts";
import type { LabResult } from "#contract/entries/labs.ts";
import { type Questionnaire, questionnaireProblems } from "#contract/entries/questionnaires.ts";
import { invalidField, invalidFields } from "#server/failures/app-error.ts";

export function checkLabResult(result: LabResult): void {
  const problems = labResultProblems(result);
  if (problems.length > 0) throw invalidFields(problems);
}

export function checkQuestionnaire(questionnaire: Questionnaire): void {
  const problems = questionnaireProblems(questionnaire);
  if (problems.length > 0) throw invalidFields(problems);
}

const FRAME = new Set(["id", "date"]);

/** Without a value the entry is most likely a mistake. @throws AppError `invalid_input` */
export function needsAMeasure(entry: object): void {
  if (Object.keys(entry).some((field) => !FRAME.has(field))) return;
  throw invalidField("date", "nothing_filled_in");
}
