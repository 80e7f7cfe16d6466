import type { SetupAnswers } from "../view-model.ts";

/** What every step of the wizard gets: the answers, and a way to change them. */
export interface SetupStepProps {
  readonly answers: SetupAnswers;
  readonly change: (changed: Partial<SetupAnswers>) => void;
}
