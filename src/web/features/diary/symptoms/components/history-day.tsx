import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { symptomLabels } from "#web/words/symptom-type.ts";
import type { Deleting } from "../use-deleting.ts";
import type { SavedSymptom } from "../view-model.ts";
import { Intensity, SymptomName } from "./symptom-mark.tsx";

interface HistoryDayProps {
  readonly day: CalendarDay;
  readonly symptoms: readonly SavedSymptom[];
  readonly onEdit: (symptom: SavedSymptom) => void;
  readonly deleting: Deleting;
}

export function HistoryDay({ day, symptoms, onEdit, deleting }: HistoryDayProps) {
  const { i18n } = useLingui();
  return (
    <Card title={formatDay(day, i18n.locale)}>
      <ul className="grid divide-y divide-line">
        {symptoms.map((symptom) => (
          <li key={symptom.id} className="py-2 first:pt-0 last:pb-0">
            {deleting.deleted.has(symptom.id) ? (
              <DeletedRow symptom={symptom} onUndo={() => void deleting.restore(symptom)} />
            ) : (
              <Row
                symptom={symptom}
                isBusy={deleting.isBusy}
                onEdit={() => onEdit(symptom)}
                onDelete={() => void deleting.remove(symptom)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly symptom: SavedSymptom;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Row({ symptom, isBusy, onEdit, onDelete }: RowProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(symptomLabels[symptom.type]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <SymptomName symptom={symptom} />
      <span className="ml-auto flex items-center gap-1">
        <Intensity severity={symptom.severity} />
        <RowButton icon="pencil" label={t`Edit ${name}`} disabled={isBusy} onClick={onEdit} />
        <RowButton icon="trash" label={t`Delete ${name}`} disabled={isBusy} onClick={onDelete} />
      </span>
      {symptom.notes && (
        <p className="w-full pl-14 whitespace-pre-line text-soft">{symptom.notes}</p>
      )}
    </div>
  );
}

interface RowButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function RowButton({ icon, label, disabled, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-soft hover:bg-bead hover:text-ink disabled:opacity-55"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Stands where the entry was, with the way back; the focus comes along. */
function DeletedRow({
  symptom,
  onUndo,
}: {
  readonly symptom: SavedSymptom;
  readonly onUndo: () => void;
}) {
  const { i18n } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = i18n._(symptomLabels[symptom.type]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-soft">
        <Trans>{name} is deleted.</Trans>
      </p>
      <Button ref={undo} variant="secondary" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
