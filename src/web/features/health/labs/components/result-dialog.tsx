import { Trans, useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { labTests } from "#domain/labs/lab-tests.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { entryNotes } from "#web/entry/conflict/joined-notes.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { labTestHints, labTestLabels } from "#web/words/lab-test.ts";
import { deleteResult, type ResultBody } from "../api.ts";
import { type FormState, type ResultFormProps, useResultForm } from "../use-result-form.ts";
import { FoundLine } from "./found-line.tsx";
import { ResultField, ValueFields } from "./value-fields.tsx";

export function ResultDialog(props: ResultFormProps) {
  const { result, proposal, today, onDone } = props;
  const { t } = useLingui();
  const form = useResultForm(props);
  return (
    <Dialog open onOpenChange={onDone} title={<Title {...props} />}>
      <Form onSubmit={form.submitLast} className="grid gap-5">
        {proposal && <FoundLine proposal={proposal} form={form} />}
        <TestFields form={form} />
        <ResultField
          form={form}
          type="date"
          name="date"
          label={t`Date the blood was taken`}
          max={today}
          required
        />
        {form.draft.test !== "" && <ValueFields form={form} />}
        <Details form={form} />
        <FailureNotice failure={form.failure} />
        <Conflict form={form} onDone={onDone} />
        <SaveButtons form={form} result={result} proposal={proposal} />
        {result && (
          <DeleteEntry
            label={t`Delete this result`}
            question={<Trans>Delete this result?</Trans>}
            entry={result}
            send={deleteResult}
            refreshes={["GET /api/labs"]}
            toast={{ title: t`Result deleted`, description: t`It's no longer in its chart.` }}
            onDeleted={onDone}
          />
        )}
      </Form>
    </Dialog>
  );
}

function Title({ result, proposal }: ResultFormProps) {
  if (proposal === undefined) {
    return result ? <Trans>Edit result</Trans> : <Trans>Add a result</Trans>;
  }
  const { place, count } = proposal;
  return (
    <Trans>
      Result {place} of {count}
    </Trans>
  );
}

interface FormProps {
  readonly form: FormState;
}

function TestFields({ form }: FormProps) {
  const { i18n, t } = useLingui();
  const { test } = form.draft;
  const hint = test === "" ? undefined : labTestHints[test];
  return (
    <>
      <SelectField
        name="test"
        label={t`Test`}
        value={test}
        placeholder={t`Choose a test`}
        options={labTests.map((value) => ({ value, label: i18n._(labTestLabels[value]) }))}
        hint={hint && i18n._(hint)}
        error={form.messageOf("test")}
        onChange={form.chooseTest}
      />
      {test === "other" && (
        <ResultField form={form} name="name" label={t`Name of the test`} maxLength={80} />
      )}
    </>
  );
}

function Details({ form }: FormProps) {
  const { t } = useLingui();
  const { laboratory, notes } = form.draft;
  return (
    <details className="group" open={laboratory !== "" || notes !== "" || undefined}>
      <Summary className="font-semibold text-soft">
        <Trans>Laboratory and notes</Trans>
      </Summary>
      <div className="mt-2 grid gap-4">
        <ResultField form={form} name="laboratory" label={t`Laboratory`} maxLength={80} />
        <TextAreaField
          {...draftFields(form).field("notes")}
          label={t`Notes`}
          rows={2}
          maxLength={2000}
          error={form.messageOf("notes")}
        />
      </div>
    </details>
  );
}

function Conflict({ form, onDone }: FormProps & Pick<ResultFormProps, "onDone">) {
  const { i18n, t } = useLingui();
  const dayText = (date: string) => (isCalendarDay(date) ? formatDay(date, i18n.locale) : date);
  const range = ({ rangeLow: low, rangeHigh: high }: ResultBody) =>
    low === undefined && high === undefined ? null : `${low ?? ""}–${high ?? ""}`;
  return (
    <ConflictDialog
      conflict={form.conflict}
      rowsOf={(result: ResultBody) => [
        { label: t`Test`, text: result.name ?? i18n._(labTestLabels[result.test]) },
        { label: t`Date the blood was taken`, text: dayText(result.date) },
        { label: t`Result`, text: `${result.comparator ?? ""}${result.value} ${result.unit}` },
        { label: t`Range printed on the report`, text: range(result) },
        { label: t`Laboratory`, text: result.laboratory ?? null },
        { label: t`Notes`, text: result.notes ?? null },
      ]}
      notes={entryNotes}
      onKeepTheirs={onDone}
    />
  );
}

function SaveButtons({
  form,
  result,
  proposal,
}: FormProps & Pick<ResultFormProps, "result" | "proposal">) {
  const { isSaving, isAsking, submitAndStay } = form;
  const save = isAsking ? <Trans>It's correct, save it</Trans> : <Trans>Save result</Trans>;
  return (
    <div className="grid gap-3">
      <Button type="submit" busy={isSaving}>
        {isSaving ? <Trans>Saving...</Trans> : save}
      </Button>
      {result === null && (
        <Button
          variant="secondary"
          disabled={isSaving}
          onClick={proposal ? proposal.onSkip : submitAndStay}
        >
          {proposal ? (
            <Trans>Don't save this one</Trans>
          ) : (
            <Trans>Save and add another from this report</Trans>
          )}
        </Button>
      )}
    </div>
  );
}
