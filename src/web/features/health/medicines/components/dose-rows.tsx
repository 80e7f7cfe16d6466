import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type DoseAnswer, doseAnswers } from "#contract/entries/medicines.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { doseAnswerLabels } from "#web/words/medicines.ts";
import type { DoseAnswers } from "../use-dose-answers.ts";
import type { AsNeeded, DayOfDoses } from "../view-model.ts";
import { DoseBead } from "./dose-bead.tsx";
import { MedicineName } from "./medicine-name.tsx";

interface Answerable {
  readonly onAnswer: DoseAnswers["answer"];
}

export function DueRow({ medicine, doses, onAnswer }: DayOfDoses["due"][number] & Answerable) {
  const name = <AsTyped>{medicine.name}</AsTyped>;
  const count = doses.length;
  return (
    <li
      id={medicine.id}
      tabIndex={-1}
      className="-m-2 grid scroll-mt-24 gap-2 rounded-control p-2 focus:bg-violet-wash"
    >
      <MedicineName medicine={medicine} />
      {doses.map(({ answer, ...slot }) => {
        const number = slot.slot;
        return (
          <div key={number} className="grid gap-1">
            {count > 1 && (
              <p className="text-sm text-soft" aria-hidden="true">
                <Trans>
                  Dose {number} of {count}
                </Trans>
              </p>
            )}
            <AnswerButtons
              label={count > 1 ? <OneDose name={name} number={number} count={count} /> : name}
              answer={answer}
              onAnswer={(next) => onAnswer(slot, next)}
            />
          </div>
        );
      })}
    </li>
  );
}

interface OneDoseProps {
  readonly name: ReactNode;
  readonly number: number;
  readonly count: number;
}

const OneDose = ({ name, number, count }: OneDoseProps) => (
  <Trans>
    {name}, dose {number} of {count}
  </Trans>
);

interface AnswerButtonsProps {
  readonly label: ReactNode;
  readonly answer: DoseAnswer | null;
  readonly onAnswer: (answer: DoseAnswer | null) => void;
}

function AnswerButtons({ label, answer, onAnswer }: AnswerButtonsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid grid-cols-3 gap-1 sm:gap-2">
      <legend className="sr-only">{label}</legend>
      {doseAnswers.map((candidate) => (
        <button
          key={candidate}
          type="button"
          aria-pressed={candidate === answer}
          onClick={() => onAnswer(candidate === answer ? null : candidate)}
          className="flex min-h-12 min-w-0 items-center justify-center flex-col rounded-control bg-card py-1.5 text-[0.8125rem] tracking-tight ring-1 ring-edge/60 ring-inset transition-[background,box-shadow] hover:ring-edge aria-pressed:bg-aloe-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-aloe"
        >
          <DoseBead state={candidate} size={16} />
          {i18n._(doseAnswerLabels[candidate])}
        </button>
      ))}
    </fieldset>
  );
}

export function AsNeededRow({ medicine, taken, next, last, onAnswer }: AsNeeded & Answerable) {
  const { t } = useLingui();
  const { name } = medicine;
  return (
    <li className="grid gap-2">
      <MedicineName medicine={medicine} />
      <p className="flex flex-wrap items-center gap-1.5 text-sm text-soft" role="status">
        {Array.from({ length: taken }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the beads are all alike
          <DoseBead key={index} state="taken" size={14} />
        ))}
        <Plural
          value={taken}
          _0="When you need it: none logged on this day"
          one="Taken once on this day"
          other="Taken # times on this day"
        />
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          className="max-sm:px-2"
          disabled={next === null}
          aria-label={t`Took one: ${name}`}
          onClick={() => next !== null && onAnswer(next, "taken")}
        >
          <Icon name="plus" size={20} />
          <Trans>Took one</Trans>
        </Button>
        <Button
          variant="quiet"
          className="max-sm:px-2"
          disabled={last === null}
          aria-label={t`Remove one: ${name}`}
          onClick={() => last !== null && onAnswer(last, null)}
        >
          <Trans>Take back</Trans>
        </Button>
      </div>
    </li>
  );
}
