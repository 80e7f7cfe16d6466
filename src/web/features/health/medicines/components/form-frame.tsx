import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import type { MedicineBody } from "../api.ts";
import type { MedicineForm } from "../form.ts";
import { doseText } from "../view-model.ts";
import { scheduleWords } from "../words.ts";

interface FormFrameProps {
  readonly form: MedicineForm;
  readonly submitWords: ReactNode;
  readonly onDone: () => void;
  readonly children: ReactNode;
  readonly after?: ReactNode;
}

export function FormFrame({ form, submitWords, onDone, children, after }: FormFrameProps) {
  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      {children}
      <FailureNotice failure={form.failure} />
      <MedicineConflict conflict={form.conflict} onDone={onDone} />
      <div className="sticky bottom-0 z-10 -mx-5 grid bg-raised px-5 py-3 shadow-[0_-1px_0_var(--line)] sm:-mx-7 sm:px-7">
        <Button type="submit" busy={form.isSaving}>
          {submitWords}
        </Button>
      </div>
      {after}
    </Form>
  );
}

const sideEffectNotes = {
  read: ({ sideEffects }: MedicineBody) => sideEffects,
  write: (medicine: MedicineBody, sideEffects: string) => ({ ...medicine, sideEffects }),
};

type MedicineConflictProps = Pick<MedicineForm, "conflict"> & Pick<FormFrameProps, "onDone">;

function MedicineConflict({ conflict, onDone }: MedicineConflictProps) {
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
