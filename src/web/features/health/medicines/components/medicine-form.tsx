import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type FormEvent, useId } from "react";
import { listDoses, listMedicines, type Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { removeMedicine } from "../api.ts";
import { LONGEST_NOTE, type MedicineFields, scheduleOf, useMedicineDraft } from "../form.ts";
import { useSaveMedicine } from "../use-save-medicine.ts";
import { countsDifferently } from "../view-model.ts";
import { medicineSuggestions, unitSuggestions } from "../words.ts";
import { MedicineConflict } from "./medicine-conflict.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";

interface MedicineFormProps {
  /** The one to change; `null` adds one. */
  readonly medicine: Medicine | null;
  /** What a new one begins like: one that has ended and is taken again. */
  readonly like?: MedicineFields;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

type TextName = "name" | "dose" | "unit" | "startDate" | "endDate" | "why";

/** Adds a medicine, or changes one. */
export function MedicineForm({ medicine, like, today, onDone }: MedicineFormProps) {
  const { t } = useLingui();
  const form = useMedicineDraft(medicine ?? like ?? null, today);
  const { draft, change, messageOf } = form;
  const { save, isSaving, failure, conflict } = useSaveMedicine({
    medicine,
    toast: ({ name }) => ({
      title: t`${name} is on your list`,
      description: t`Its doses are shown by day.`,
    }),
    onDone,
  });
  const field = (name: TextName) => ({
    name,
    value: draft[name],
    error: messageOf(name, failure),
    onChange: (value: string) => change({ [name]: value }),
    autoComplete: "off",
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.read();
    if (body !== null) void save(body);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <NameAndDose field={field} />
      <ScheduleFields form={form} failure={failure} />
      <CountsAnew
        isShown={
          medicine !== null &&
          medicine.startDate < today &&
          countsDifferently(medicine.schedule, scheduleOf(draft))
        }
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("startDate")} type="date" label={t`First day`} required />
        <TextField
          {...field("endDate")}
          type="date"
          label={t`Last day`}
          hint={t`Leave it empty while you take it.`}
        />
      </div>
      <TextField {...field("why")} label={t`What it is for`} maxLength={200} />
      <TextAreaField
        name="sideEffects"
        label={t`Side effects you noticed`}
        value={draft.sideEffects}
        maxLength={LONGEST_NOTE}
        rows={2}
        onChange={(sideEffects) => change({ sideEffects })}
      />
      <FailureNotice failure={failure} />
      <MedicineConflict conflict={conflict} onDone={onDone} />
      <Button type="submit" busy={isSaving}>
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
      {medicine !== null && <DeleteMedicine medicine={medicine} onDeleted={onDone} />}
    </form>
  );
}

interface NameAndDoseProps {
  readonly field: (name: TextName) => Omit<ComponentProps<typeof TextField>, "label">;
}

function NameAndDose({ field }: NameAndDoseProps) {
  const { i18n, t } = useLingui();
  const names = useId();
  const units = useId();
  return (
    <>
      <TextField {...field("name")} label={t`Name`} list={names} maxLength={80} required />
      <Suggestions id={names} words={medicineSuggestions.map((word) => i18n._(word))} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field("dose")} label={t`Dose each time`} inputMode="decimal" maxLength={9} />
        <TextField {...field("unit")} label={t`Unit`} list={units} maxLength={20} />
        <Suggestions id={units} words={unitSuggestions.map((word) => i18n._(word))} />
      </div>
    </>
  );
}

function CountsAnew({ isShown }: { readonly isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Notice tone="info">
      <Trans>
        Days gone by will be counted by this schedule too. If your clinician changed it, rather end
        this one and add it again with the new schedule.
      </Trans>
    </Notice>
  );
}

interface DeleteMedicineProps {
  readonly medicine: Medicine;
  readonly onDeleted: () => void;
}

/** Deletes a medicine with all its doses, after asking once more. */
function DeleteMedicine({ medicine, onDeleted }: DeleteMedicineProps) {
  const { t } = useLingui();
  const { name } = medicine;
  return (
    <DeleteEntry
      entry={medicine}
      label={t`Delete this medicine`}
      question={
        <Trans>
          Delete {name} and every dose you noted of it? If you only stopped taking it, give it a
          last day instead.
        </Trans>
      }
      send={removeMedicine}
      refreshes={[listMedicines, listDoses]}
      toast={{ title: t`${name} is deleted`, description: t`Its doses are gone with it.` }}
      onDeleted={onDeleted}
    />
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly words: readonly string[];
}

/** Names to choose from; anything else may be typed as well. */
function Suggestions({ id, words }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
