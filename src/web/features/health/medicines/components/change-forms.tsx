import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import type { Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LONGEST_NOTE, type MedicineForm, useMedicineDraft } from "../form.ts";
import { type SavingMedicine, useSaveMedicine } from "../use-save-medicine.ts";
import { MedicineConflict } from "./medicine-conflict.tsx";

interface ChangeFormProps {
  readonly medicine: Medicine;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Gives a medicine its last day; all that was noted of it stays. */
export function EndForm({ medicine, today, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const { startDate, name } = medicine;
  const endDate = startDate > today ? startDate : today;
  const form = useMedicineDraft({ ...medicine, endDate }, today);
  const saving = useSaveMedicine({
    medicine,
    toast: () => ({ title: t`${name} has ended`, description: t`All you noted of it stays.` }),
    onDone,
  });
  return (
    <OneFieldForm
      {...{ name, form, saving, onDone }}
      advice={
        <Trans>
          Before you stop a medicine that was prescribed for you, talk to your clinician or
          pharmacist.
        </Trans>
      }
      submitWords={<Trans>Save the last day</Trans>}
    >
      <TextField
        type="date"
        name="endDate"
        label={t`Last day you took it`}
        value={form.draft.endDate}
        min={startDate}
        required
        error={form.messageOf("endDate", saving.failure)}
        onChange={(day) => form.change({ endDate: day })}
      />
    </OneFieldForm>
  );
}

/** What she noticed since she takes it, in her own words. */
export function SideEffectsForm({ medicine, today, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const form = useMedicineDraft(medicine, today);
  const saving = useSaveMedicine({
    medicine,
    toast: () => ({ title: t`Note saved`, description: t`It can go on the list you share.` }),
    onDone,
  });
  return (
    <OneFieldForm
      {...{ name: medicine.name, form, saving, onDone }}
      advice={
        <Trans>
          If it is severe or comes on suddenly, get medical help now. For anything else that worries
          you, talk to your clinician or pharmacist.
        </Trans>
      }
      submitWords={<Trans>Save the note</Trans>}
    >
      <TextAreaField
        name="sideEffects"
        label={t`Side effects`}
        hint={t`What, when it began, how strong, and what helped.`}
        value={form.draft.sideEffects}
        maxLength={LONGEST_NOTE}
        onChange={(sideEffects) => form.change({ sideEffects })}
      />
    </OneFieldForm>
  );
}

interface OneFieldFormProps {
  readonly name: string;
  readonly form: MedicineForm;
  readonly saving: SavingMedicine;
  readonly advice: ReactNode;
  readonly submitWords: ReactNode;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function OneFieldForm(props: OneFieldFormProps) {
  const { name, form, saving, advice, submitWords, onDone, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const medicine = form.read();
    if (medicine !== null) void saving.save(medicine);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="-mt-2 text-lg font-semibold">{name}</p>
      {children}
      <p className="text-sm text-soft">{advice}</p>
      <FailureNotice failure={saving.failure} />
      <MedicineConflict conflict={saving.conflict} onDone={onDone} />
      <Button type="submit" busy={saving.isSaving}>
        {submitWords}
      </Button>
    </form>
  );
}
