import { useLingui } from "@lingui/react/macro";
import { type DoseAnswer, doseAnswers } from "#contract/medicines.ts";
import { doseAnswerLabels } from "#web/words/dose-answer.ts";
import { DoseBead } from "./dose-bead.tsx";

interface AnswerButtonsProps {
  /** Names the dose for a screen reader. */
  readonly label: string;
  readonly answer: DoseAnswer | null;
  readonly onAnswer: (answer: DoseAnswer | null) => void;
}

/** One tap says what became of a dose; the same tap again takes it back. */
export function AnswerButtons({ label, answer, onAnswer }: AnswerButtonsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{label}</legend>
      {doseAnswers.map((candidate) => (
        <button
          key={candidate}
          type="button"
          aria-pressed={candidate === answer}
          onClick={() => onAnswer(candidate === answer ? null : candidate)}
          className="flex min-h-12 min-w-0 items-center justify-center gap-1.5 rounded-control bg-card px-1 text-[0.95rem] ring-1 max-sm:gap-1 max-sm:text-sm max-[22rem]:flex-col max-[22rem]:py-1.5 ring-line ring-inset transition-[background,box-shadow] hover:ring-edge aria-pressed:bg-aloe-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-aloe"
        >
          <DoseBead state={candidate} size={16} />
          {i18n._(doseAnswerLabels[candidate])}
        </button>
      ))}
    </fieldset>
  );
}
