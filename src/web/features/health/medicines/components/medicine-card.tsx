import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Medicine } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { medicineTimeOf } from "#domain/medicines/medicine-schedule.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { factsOfMedicine, type MedicineSources } from "../view-model.ts";
import { daysWords, scheduleWords } from "../words.ts";
import { AdherenceRows } from "./adherence-rows.tsx";
import type { MedicineTask } from "./medicine-dialogs.tsx";
import { MedicineName } from "./medicine-name.tsx";

export interface MedicineCardProps {
  readonly medicine: Medicine;
  readonly sources: MedicineSources;
  readonly today: CalendarDay;
  readonly onTask: (task: MedicineTask) => void;
}

export function MedicineCard({ medicine, sources, today, onTask }: MedicineCardProps) {
  const { i18n, t } = useLingui();
  const { name, why, sideEffects, schedule } = medicine;
  const time = medicineTimeOf(medicine, today);
  const needsPeriod = schedule.kind === "cycle_days" && sources.cycleStarts.length === 0;
  return (
    <li className="grid gap-4 rounded-card bg-card p-5 shadow-card ring-1 ring-line ring-inset sm:p-6">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <MedicineName medicine={medicine} />
          <p className="first-letter:uppercase">{scheduleWords(schedule, i18n)}</p>
          <p className="text-sm text-soft first-letter:uppercase">
            {daysWords(medicine, today, i18n)}
          </p>
        </div>
        <IconButton
          icon="pencil"
          label={t`Edit ${name}`}
          onClick={() => onTask({ kind: "edit", medicine })}
          className="-mt-1 -mr-2"
        />
      </header>
      {why && <Why why={<AsTyped>{why}</AsTyped>} />}
      {needsPeriod && (
        <p className="text-sm text-soft">
          <Trans>Its days count from a period. Log one to see them here.</Trans>
        </p>
      )}
      {time === "current" && (
        <AdherenceRows facts={factsOfMedicine(medicine, sources)} today={today} />
      )}
      {sideEffects && (
        <p className="rounded-control bg-clay-wash px-4 py-3 break-words whitespace-pre-line">
          <span className="block text-sm font-semibold">
            <Trans>What I noticed</Trans>
          </span>
          <AsTyped>{sideEffects}</AsTyped>
        </p>
      )}
      {time !== "planned" && <HelpLink name={name} />}
      {time === "current" && <CurrentActions medicine={medicine} onTask={onTask} />}
      {time === "ended" && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={t`Take ${name} again`}
          onClick={() => onTask({ kind: "again", medicine })}
        >
          <Trans>Take it again</Trans>
        </Button>
      )}
    </li>
  );
}

const Why = ({ why }: { readonly why: ReactNode }) => (
  <p className="break-words">
    <Trans>For: {why}</Trans>
  </p>
);

function HelpLink({ name }: Pick<Medicine, "name">) {
  const { t } = useLingui();
  return (
    <TextLink
      href="/my-health/did-it-help"
      aria-label={t`Did it help? ${name}`}
      className="text-sm"
    >
      <Trans>Did it help?</Trans>
    </TextLink>
  );
}

type ActionsProps = Pick<MedicineCardProps, "medicine" | "onTask">;

function CurrentActions({ medicine, onTask }: ActionsProps) {
  const { t } = useLingui();
  const { name } = medicine;
  return (
    <div className="-mb-2 flex flex-wrap gap-x-1 border-t border-line pt-2 text-sm">
      <Button
        variant="quiet"
        className="-ml-2 max-sm:px-2 sm:-ml-5"
        aria-label={t`Side effects of ${name}`}
        onClick={() => onTask({ kind: "side-effects", medicine })}
      >
        <Icon name="plus" size={18} />
        <Trans>Side effects</Trans>
      </Button>
      <Button
        variant="quiet"
        className="max-sm:px-2"
        aria-label={t`I stopped taking ${name}`}
        onClick={() => onTask({ kind: "end", medicine })}
      >
        <Icon name="check" size={18} />
        <Trans>I stopped</Trans>
      </Button>
    </div>
  );
}
