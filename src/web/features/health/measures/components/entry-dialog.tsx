import { Trans, useLingui } from "@lingui/react/macro";
import type { DayMeasures } from "#contract/entries/measures.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { MeasureFields } from "#web/entry/measures/measure-fields.tsx";
import { QuestionList } from "#web/entry/measures/question-list.tsx";
import { unitOf } from "#web/entry/measures/typed-measures.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { measureLabels } from "#web/words/measure.ts";
import { type DayOfMeasures, deleteMeasures } from "../api.ts";
import { type EntryFormProps, useEntryForm } from "../use-entry-form.ts";
import { measures, valueText } from "../view-model.ts";

interface FormProps extends EntryFormProps {
  readonly form: ReturnType<typeof useEntryForm>;
}

export function EntryDialog(props: EntryFormProps) {
  const { entry, onDone } = props;
  const form = useEntryForm(props);
  const { unit, isSaving, changeTyped, changeUnit } = form;
  const save = form.isAsking ? <Trans>It's correct, save it</Trans> : <Trans>Save values</Trans>;
  const title = entry ? <Trans>Edit values</Trans> : <Trans>Add values</Trans>;
  return (
    <Dialog open onOpenChange={onDone} title={title}>
      <Form onSubmit={form.submit} className="grid gap-5">
        <DayField {...props} form={form} />
        <MeasureFields
          typed={form.draft.typed}
          unit={unit}
          problems={form.problems}
          onChange={changeTyped}
          onUnit={changeUnit}
        />
        {form.isEmpty && (
          <Notice tone="info">
            <Trans>Enter at least one value.</Trans>
          </Notice>
        )}
        <QuestionList questions={form.questions} onChange={changeTyped} onUnit={changeUnit} />
        <FailureNotice failure={form.failure} />
        <DayConflict {...props} form={form} />
        <Button type="submit" busy={isSaving}>
          {isSaving ? <Trans>Saving...</Trans> : save}
        </Button>
        {entry !== null && <DeleteDay day={entry} onDeleted={onDone} />}
      </Form>
    </Dialog>
  );
}

function DayField({ entry, today, form }: FormProps) {
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
      hint={base === null ? undefined : t`This day already has values: see below.`}
      onChange={changeDate}
    />
  );
}

function DayConflict({ form: { conflict, unit }, onDone }: FormProps) {
  const { i18n } = useLingui();
  const rowsOf = (day: DayOfMeasures) =>
    measures.map((measure) => {
      const value = valueText(measure, day, unit);
      const text = value === null ? null : `${value} ${unitOf(measure, unit)}`;
      return { label: i18n._(measureLabels[measure]), text };
    });
  return <ConflictDialog conflict={conflict} rowsOf={rowsOf} onKeepTheirs={onDone} />;
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
      refreshes={["GET /api/metabolic"]}
      toast={{ title: t`Values deleted`, description: t`They're no longer in your charts.` }}
      onDeleted={onDeleted}
    />
  );
}
