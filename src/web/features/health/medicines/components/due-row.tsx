import { Trans, useLingui } from "@lingui/react/macro";
import type { DoseAnswer } from "#contract/medicines.ts";
import type { DayOfDoses, DoseSlot } from "../view-model.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { MedicineName } from "./medicine-name.tsx";

type DueRowProps = DayOfDoses["due"][number] & {
  readonly onAnswer: (slot: DoseSlot, answer: DoseAnswer | null) => void;
};

/** One medicine of the day with its doses. */
export function DueRow({ medicine, doses, onAnswer }: DueRowProps) {
  const { t } = useLingui();
  const { name } = medicine;
  const count = doses.length;
  return (
    <li className="grid gap-2">
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
              label={count > 1 ? t`${name}, dose ${number} of ${count}` : name}
              answer={answer}
              onAnswer={(next) => onAnswer(slot, next)}
            />
          </div>
        );
      })}
    </li>
  );
}
