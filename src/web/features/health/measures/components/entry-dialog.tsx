import { Trans, useLingui } from "@lingui/react/macro";
import { type DayMeasures, listDayMeasures } from "#contract/measures.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { MeasureFields } from "#web/entry/measures/measure-fields.tsx";
import { QuestionList } from "#web/entry/measures/question-list.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { deleteMeasures } from "../api.ts";
import { type EntryFormProps, useEntryForm } from "../use-entry-form.ts";
import { DayConflict } from "./day-conflict.tsx";

/** What the dialog is about: the values of a day, or new ones. */
export type EntryTask = { readonly entry: DayMeasures | null };

interface EntryDialogProps extends Omit<EntryFormProps, "entry"> {
  readonly task: EntryTask;
}

/** Adds or changes the values of one day. */
export function EntryDialog({ task, ...rest }: EntryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={rest.onDone}
      title={task.entry ? <Trans>Edit values</Trans> : <Trans>Add values</Trans>}
    >
      <EntryForm entry={task.entry} {...rest} />
    </Dialog>
  );
}

function EntryForm(props: EntryFormProps) {
  const form = useEntryForm(props);
  const { draft, unit, problems, questions, isSaving } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <DayField {...props} form={form} />
      <MeasureFields
        typed={draft.typed}
        unit={unit}
        problems={problems}
        onChange={form.changeTyped}
        onUnit={form.changeUnit}
      />
      {form.isEmpty && (
        <Notice tone="info">
          <Trans>Enter at least one value.</Trans>
        </Notice>
      )}
      <QuestionList
        questions={questions}
        onChange={form.changeTyped}
        onUnit={form.changeUnit}
        guidanceHref="/guidance"
      />
      <FailureNotice failure={form.failure} />
      <DayConflict form={form} onDone={props.onDone} />
      <Button type="submit" busy={isSaving}>
        {isSaving ? (
          <Trans>Saving...</Trans>
        ) : form.isAsking ? (
          <Trans>It is right, save</Trans>
        ) : (
          <Trans>Save values</Trans>
        )}
      </Button>
      {props.entry !== null && <DeleteDay day={props.entry} onDeleted={props.onDone} />}
    </form>
  );
}

interface DayFieldProps extends EntryFormProps {
  readonly form: ReturnType<typeof useEntryForm>;
}

function DayField({ entry, today, form }: DayFieldProps) {
  const { i18n, t } = useLingui();
  const { draft, problems, base, changeDate } = form;
  if (entry !== null) {
    return <p className="-mt-2 text-soft">{formatDay(entry.date, i18n.locale)}</p>;
  }
  return (
    <TextField
      type="date"
      name="date"
      label={t`Date`}
      value={draft.date}
      max={today}
      required
      error={problems.date && i18n._(problems.date)}
      hint={base === null ? undefined : t`This day has values already: they are below.`}
      onChange={changeDate}
    />
  );
}

interface DeleteDayProps {
  readonly day: DayMeasures;
  readonly onDeleted: () => void;
}

function DeleteDay({ day, onDeleted }: DeleteDayProps) {
  const { i18n, t } = useLingui();
  const words = formatDay(day.date, i18n.locale);
  return (
    <DeleteEntry
      entry={day}
      label={t`Delete these values`}
      question={<Trans>Delete all values of {words}?</Trans>}
      keep={<Trans>Keep them</Trans>}
      send={deleteMeasures}
      refreshes={[listDayMeasures]}
      toast={{ title: t`Values deleted`, description: t`They are gone from your charts.` }}
      onDeleted={onDeleted}
    />
  );
}
