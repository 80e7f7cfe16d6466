import { useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import type { MedicineBody } from "../api.ts";
import type { SavingMedicine } from "../use-save-medicine.ts";
import { doseText } from "../view-model.ts";
import { scheduleWords } from "../words.ts";

interface MedicineConflictProps {
  readonly conflict: SavingMedicine["conflict"];
  readonly onDone: () => void;
}

const sideEffectNotes = {
  read: ({ sideEffects }: MedicineBody) => sideEffects,
  write: (medicine: MedicineBody, sideEffects: string) => ({ ...medicine, sideEffects }),
};

/** What she typed beside what was saved of the medicine somewhere else meanwhile. */
export function MedicineConflict({ conflict, onDone }: MedicineConflictProps) {
  const { i18n, t } = useLingui();
  const dayText = (day?: string) =>
    day !== undefined && isCalendarDay(day) ? formatDay(day, i18n.locale) : null;
  const rowsOf = (medicine: MedicineBody) => [
    { label: t`Name`, text: medicine.name },
    { label: t`Dose each time`, text: doseText(medicine) || null },
    { label: t`When you take it`, text: scheduleWords(medicine.schedule, i18n) },
    { label: t`First day`, text: dayText(medicine.startDate) },
    { label: t`Last day`, text: dayText(medicine.endDate) },
    { label: t`What it is for`, text: medicine.why ?? null },
    { label: t`Side effects you noticed`, text: medicine.sideEffects ?? null },
  ];
  return (
    <ConflictDialog
      conflict={conflict}
      rowsOf={rowsOf}
      notes={sideEffectNotes}
      onKeepTheirs={onDone}
    />
  );
}
