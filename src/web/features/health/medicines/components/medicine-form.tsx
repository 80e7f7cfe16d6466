import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { troubleOf } from "#web/api/trouble.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { fieldMessage } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DeleteMedicine } from "./delete-medicine.tsx";
import { medicineSuggestions, unitSuggestions } from "./labels.ts";
import type { MedicineDraft } from "./medicine-draft.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { LONGEST_NOTE } from "./side-effects-form.tsx";
import { type MedicineFormProps, useMedicineForm } from "./use-medicine-form.ts";

type TextName = "name" | "dose" | "unit" | "startDate" | "endDate" | "why";

/** Adds a medicine, or changes one. */
export function MedicineForm(props: MedicineFormProps) {
  const { i18n, t } = useLingui();
  const form = useMedicineForm(props);
  const { draft, problems, change, error } = form;
  const trouble = error === null ? null : troubleOf(error);
  const suggestions = useId();
  const units = useId();
  const field = (name: TextName) => ({
    name,
    value: draft[name],
    error: problems[name] ? i18n._(problems[name]) : fieldMessage(i18n, trouble, name),
    onChange: (value: string) => change({ [name]: value } as Partial<MedicineDraft>),
    autoComplete: "off",
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextField {...field("name")} label={t`Name`} list={suggestions} maxLength={80} required />
      <Suggestions id={suggestions} words={medicineSuggestions.map((word) => i18n._(word))} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field("dose")} label={t`Dose each time`} inputMode="decimal" maxLength={9} />
        <TextField {...field("unit")} label={t`Unit`} list={units} maxLength={20} />
        <Suggestions id={units} words={unitSuggestions.map((word) => i18n._(word))} />
      </div>
      <ScheduleFields draft={draft} problems={problems} onChange={change} />
      {form.countsAnew && (
        <Notice tone="info">
          <Trans>
            Days gone by will be counted by this schedule too. If your clinician changed it, rather
            end this one and add it again with the new schedule.
          </Trans>
        </Notice>
      )}
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
      <FailureNotice failure={error} />
      <Button type="submit" busy={form.isPending}>
        {form.isPending ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
      {props.medicine !== null && (
        <DeleteMedicine medicine={props.medicine} onDeleted={props.onDone} />
      )}
    </form>
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
