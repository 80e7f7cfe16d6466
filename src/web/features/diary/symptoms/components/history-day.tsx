import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { symptomLabels } from "#web/words/symptom-type.ts";
import type { Deleting } from "../use-deleting.ts";
import type { SavedSymptom, SymptomRow } from "../view-model.ts";
import { Intensity, SymptomName } from "./symptom-mark.tsx";
import { SymptomOrigin } from "./symptom-origin.tsx";

export interface HistoryDayProps {
  readonly day: CalendarDay;
  readonly rows: readonly SymptomRow[];
  readonly onEdit: (symptom: SavedSymptom) => void;
  readonly deleting: Deleting;
}

export function HistoryDay({ day, rows, onEdit, deleting }: HistoryDayProps) {
  const { i18n } = useLingui();
  return (
    <Card title={formatDay(day, i18n.locale)}>
      <ul className="grid divide-y divide-line">
        {rows.map((row) => (
          <li key={row.entry?.id ?? row.type} className="py-2 first:pt-0 last:pb-0">
            {row.entry !== null && deleting.deleted.has(row.entry.id) ? (
              <DeletedRow symptom={row.entry} onUndo={deleting.restore} />
            ) : (
              <Row row={row} onEdit={onEdit} deleting={deleting} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps extends Pick<HistoryDayProps, "onEdit" | "deleting"> {
  readonly row: SymptomRow;
}

function Row({ row, ...actions }: RowProps) {
  const { type, severity, entry } = row;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-0.5">
      <div className="min-w-0 flex-1 basis-40">
        <SymptomName
          type={type}
          detail={
            <span className="flex flex-wrap items-center gap-x-3">
              <Intensity severity={severity} />
              {severity !== null && <Trans>({severity} of 10)</Trans>}
              <SymptomOrigin row={row} />
            </span>
          }
        />
      </div>
      {entry !== null && (
        <span className="-mr-3 ml-auto flex items-center">
          <EntryButtons entry={entry} {...actions} />
        </span>
      )}
      {entry?.notes && (
        <p className="w-full pl-14 whitespace-pre-line text-soft">
          <AsTyped>{entry.notes}</AsTyped>
        </p>
      )}
    </div>
  );
}

interface EntryButtonsProps extends Omit<RowProps, "row"> {
  readonly entry: SavedSymptom;
}

function EntryButtons({ entry, onEdit, deleting }: EntryButtonsProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(symptomLabels[entry.type]);
  const disabled = deleting.isBusy;
  return (
    <>
      <RowButton
        icon="pencil"
        label={t`Edit ${name}`}
        disabled={disabled}
        onClick={() => onEdit(entry)}
      />
      <RowButton
        icon="trash"
        label={t`Delete ${name}`}
        disabled={disabled}
        onClick={() => void deleting.remove(entry)}
      />
    </>
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

function DeletedRow({
  symptom,
  onUndo,
}: {
  readonly symptom: SavedSymptom;
  readonly onUndo: (symptom: SavedSymptom) => unknown;
}) {
  const { i18n } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = i18n._(symptomLabels[symptom.type]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-soft">
        <Trans>{name} was deleted.</Trans>
      </p>
      <Button ref={undo} variant="secondary" onClick={() => onUndo(symptom)}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
