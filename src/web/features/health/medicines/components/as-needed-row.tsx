import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DoseAnswer } from "#contract/medicines.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { AsNeeded, DoseSlot } from "../view-model.ts";
import { DoseBead } from "./dose-bead.tsx";
import { MedicineName } from "./medicine-name.tsx";

type AsNeededRowProps = AsNeeded & {
  readonly onAnswer: (slot: DoseSlot, answer: DoseAnswer | null) => void;
};

/** What she takes when she needs it: counted, never asked for. */
export function AsNeededRow({ medicine, taken, next, last, onAnswer }: AsNeededRowProps) {
  const { t } = useLingui();
  const { name } = medicine;
  return (
    <li className="grid gap-2">
      <MedicineName medicine={medicine} />
      <p className="flex flex-wrap items-center gap-1.5 text-sm text-soft" role="status">
        {Array.from({ length: taken }, (_, index) => (
          // Beads of one count have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <DoseBead key={index} state="taken" size={14} />
        ))}
        <Plural
          value={taken}
          _0="When you need it: none noted on this day"
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
          aria-label={t`Take one back: ${name}`}
          onClick={() => last !== null && onAnswer(last, null)}
        >
          <Trans>Take back</Trans>
        </Button>
      </div>
    </li>
  );
}
