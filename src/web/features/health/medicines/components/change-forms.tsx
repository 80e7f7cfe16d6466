import { Trans, useLingui } from "@lingui/react/macro";
import type { Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LONGEST_NOTE, useMedicineForm } from "../form.ts";
import { FormFrame } from "./form-frame.tsx";

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
  const form = useMedicineForm({
    medicine,
    like: { ...medicine, endDate },
    today,
    toast: () => ({ title: t`${name} has ended`, description: t`All you noted of it stays.` }),
    onDone,
  });
  return (
    <FormFrame form={form} submitWords={<Trans>Save the last day</Trans>} onDone={onDone}>
      <p className="-mt-2 text-lg font-semibold">{name}</p>
      <TextField
        {...form.field("endDate")}
        type="date"
        label={t`Last day you took it`}
        min={startDate}
        required
      />
      <p className="text-sm text-soft">
        <Trans>
          Before you stop a medicine that was prescribed for you, talk to your clinician or
          pharmacist.
        </Trans>
      </p>
    </FormFrame>
  );
}

/** What she noticed since she takes it, in her own words. */
export function SideEffectsForm({ medicine, today, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const form = useMedicineForm({
    medicine,
    today,
    toast: () => ({ title: t`Note saved`, description: t`It can go on the list you share.` }),
    onDone,
  });
  return (
    <FormFrame form={form} submitWords={<Trans>Save the note</Trans>} onDone={onDone}>
      <p className="-mt-2 text-lg font-semibold">{medicine.name}</p>
      <TextAreaField
        name="sideEffects"
        label={t`Side effects`}
        hint={t`What, when it began, how strong, and what helped.`}
        value={form.draft.sideEffects}
        maxLength={LONGEST_NOTE}
        onChange={(sideEffects) => form.change({ sideEffects })}
      />
      <p className="text-sm text-soft">
        <Trans>
          If it is severe or comes on suddenly, get medical help now. For anything else that worries
          you, talk to your clinician or pharmacist.
        </Trans>
      </p>
    </FormFrame>
  );
}
