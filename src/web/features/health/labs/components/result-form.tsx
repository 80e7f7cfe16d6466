import { Trans, useLingui } from "@lingui/react/macro";
import { type LabResult, listLabResults } from "#contract/labs.ts";
import { labTests } from "#domain/lab-tests.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { labTestHints, labTestLabels } from "#web/words/lab-test.ts";
import { deleteResult } from "../api.ts";
import { type FormState, type ResultFormProps, useResultForm } from "../use-result-form.ts";
import { ResultConflict } from "./result-conflict.tsx";
import { ValueFields } from "./value-fields.tsx";

/** One line of a report: the test, the day of the blood draw, the number and its range. */
export function ResultForm(props: ResultFormProps) {
  const form = useResultForm(props);
  return (
    <form noValidate onSubmit={form.submitLast} className="grid gap-5">
      <TestFields form={form} />
      <DateField form={form} today={props.today} />
      {form.draft.test !== "" && <ValueFields form={form} />}
      <Details form={form} />
      <FailureNotice failure={form.failure} />
      <ResultConflict form={form} onDone={props.onDone} />
      <SaveButtons form={form} isNew={props.result === null} />
      {props.result !== null && <DeleteResult result={props.result} onDeleted={props.onDone} />}
    </form>
  );
}

function TestFields({ form }: { readonly form: FormState }) {
  const { i18n, t } = useLingui();
  const { draft, change, problemOf } = form;
  const hint = draft.test === "" ? undefined : labTestHints[draft.test];
  return (
    <>
      <SelectField
        name="test"
        label={t`Test`}
        value={draft.test}
        placeholder={t`Choose a test`}
        options={labTests.map((test) => ({ value: test, label: i18n._(labTestLabels[test]) }))}
        hint={hint && i18n._(hint)}
        error={problemOf("test")}
        onChange={form.chooseTest}
      />
      {draft.test === "other" && (
        <TextField
          name="name"
          label={t`Name of the test`}
          value={draft.name}
          maxLength={80}
          autoComplete="off"
          error={problemOf("name")}
          onChange={(name) => change({ name })}
        />
      )}
    </>
  );
}

interface DateFieldProps {
  readonly form: FormState;
  readonly today: string;
}

function DateField({ form: { draft, change, problemOf }, today }: DateFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      type="date"
      name="date"
      label={t`Date the blood was taken`}
      value={draft.date}
      max={today}
      required
      error={problemOf("date")}
      onChange={(date) => change({ date })}
    />
  );
}

/** What she may add, folded away so that a result is three fields. */
function Details({ form: { draft, change, problemOf } }: { readonly form: FormState }) {
  const { t } = useLingui();
  return (
    <details className="group" open={draft.laboratory !== "" || draft.notes !== "" || undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-soft [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          size={18}
          className="flex-none transition-transform group-open:rotate-90"
        />
        <Trans>Laboratory and notes</Trans>
      </summary>
      <div className="mt-2 grid gap-4">
        <TextField
          name="laboratory"
          label={t`Laboratory`}
          value={draft.laboratory}
          maxLength={80}
          autoComplete="off"
          error={problemOf("laboratory")}
          onChange={(laboratory) => change({ laboratory })}
        />
        <TextAreaField
          name="notes"
          label={t`Notes`}
          rows={2}
          value={draft.notes}
          maxLength={2000}
          error={problemOf("notes")}
          onChange={(notes) => change({ notes })}
        />
      </div>
    </details>
  );
}

interface SaveButtonsProps {
  readonly form: FormState;
  readonly isNew: boolean;
}

function SaveButtons({ form, isNew }: SaveButtonsProps) {
  const { isPending, probableUnit, isRefused } = form;
  const isAsking = probableUnit !== null && !isRefused;
  return (
    <div className="grid gap-3">
      <Button type="submit" busy={isPending}>
        {isPending ? (
          <Trans>Saving...</Trans>
        ) : isAsking ? (
          <Trans>It is right, save</Trans>
        ) : (
          <Trans>Save result</Trans>
        )}
      </Button>
      {isNew && (
        <Button variant="secondary" disabled={isPending} onClick={form.submitAndStay}>
          <Trans>Save and add another of this report</Trans>
        </Button>
      )}
    </div>
  );
}

interface DeleteResultProps {
  readonly result: LabResult;
  readonly onDeleted: () => void;
}

function DeleteResult({ result, onDeleted }: DeleteResultProps) {
  const { t } = useLingui();
  return (
    <DeleteEntry
      label={t`Delete this result`}
      question={<Trans>Delete this result?</Trans>}
      entry={result}
      send={deleteResult}
      refreshes={[listLabResults]}
      toast={{ title: t`Result deleted`, description: t`It is gone from its chart.` }}
      onDeleted={onDeleted}
    />
  );
}
