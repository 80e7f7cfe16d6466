import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { Medicine } from "#contract/entries/medicines.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { removeMedicine } from "../api.ts";
import {
  type MedicineForm as Form,
  LONGEST_NOTE,
  type MedicineFormOptions,
  scheduleOf,
  useMedicineForm,
} from "../form.ts";
import { countsDifferently } from "../view-model.ts";
import { medicineSuggestions, unitSuggestions } from "../words.ts";
import { FormFrame } from "./form-frame.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";

export function MedicineForm({
  medicine,
  like,
  today,
  onDone,
}: Omit<MedicineFormOptions, "toast">) {
  const { t } = useLingui();
  const form = useMedicineForm({
    medicine,
    like,
    today,
    toast: (saved) => ({
      title: <OnYourList name={<AsTyped>{saved.name}</AsTyped>} />,
      description: t`You'll see its doses day by day.`,
    }),
    onDone,
  });
  const { draft, field, isSaving } = form;
  const hasPast = medicine !== null && medicine.startDate < today;
  return (
    <FormFrame
      form={form}
      submitWords={isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      onDone={onDone}
      after={medicine !== null && <DeleteMedicine medicine={medicine} onDeleted={onDone} />}
    >
      <NameAndDose field={field} />
      <ScheduleFields form={form} />
      {hasPast && countsDifferently(medicine.schedule, scheduleOf(draft)) && <RecountNotice />}
      <div className="grid items-end gap-5 has-aria-invalid:items-start sm:grid-cols-2">
        <TextField {...field("startDate")} type="date" label={t`First day`} required />
        <TextField
          {...field("endDate")}
          type="date"
          label={t`Last day`}
          hint={t`Leave empty while you take it.`}
        />
      </div>
      <TextField {...field("why")} label={t`What it is for`} maxLength={200} />
      <TextAreaField
        {...field("sideEffects")}
        label={t`Side effects you noticed`}
        maxLength={LONGEST_NOTE}
        rows={2}
      />
    </FormFrame>
  );
}

function NameAndDose({ field }: Pick<Form, "field">) {
  const { t } = useLingui();
  const names = useId();
  const units = useId();
  return (
    <>
      <TextField {...field("name")} label={t`Name`} list={names} maxLength={80} required />
      <Suggestions id={names} words={medicineSuggestions} />
      <div className="grid grid-cols-2 items-end gap-3 has-aria-invalid:items-start">
        <TextField {...field("dose")} label={t`Dose each time`} inputMode="decimal" maxLength={9} />
        <TextField {...field("unit")} label={t`Unit`} list={units} maxLength={20} />
        <Suggestions id={units} words={unitSuggestions} />
      </div>
    </>
  );
}

function RecountNotice() {
  return (
    <Notice tone="info">
      <Trans>
        We count past days by this schedule too. If your doctor changed it, end this one and add it
        again with the new schedule.
      </Trans>
    </Notice>
  );
}

interface DeleteMedicineProps {
  readonly medicine: Medicine;
  readonly onDeleted: () => void;
}

function DeleteMedicine({ medicine, onDeleted }: DeleteMedicineProps) {
  const { t } = useLingui();
  const { name } = medicine;
  return (
    <DeleteEntry
      entry={medicine}
      label={t`Delete this medicine`}
      question={<Question name={<AsTyped>{name}</AsTyped>} />}
      send={removeMedicine}
      refreshes={["GET /api/medicines", "GET /api/doses"]}
      toast={{
        title: <IsDeleted name={<AsTyped>{name}</AsTyped>} />,
        description: t`Its doses were deleted too.`,
      }}
      onDeleted={onDeleted}
    />
  );
}

const Question = ({ name }: { readonly name: ReactNode }) => (
  <Trans>
    Delete {name} and every dose you logged? If you only stopped taking it, give it a last day
    instead.
  </Trans>
);

interface SuggestionsProps {
  readonly id: string;
  readonly words: readonly MessageDescriptor[];
}

function Suggestions({ id, words }: SuggestionsProps) {
  const { i18n } = useLingui();
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word.id} value={i18n._(word)} />
      ))}
    </datalist>
  );
}

const OnYourList = ({ name }: { readonly name: ReactNode }) => (
  <Trans>{name} is on your list</Trans>
);

const IsDeleted = ({ name }: { readonly name: ReactNode }) => <Trans>{name} is deleted</Trans>;
