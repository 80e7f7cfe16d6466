import { Trans, useLingui } from "@lingui/react/macro";
import type { Metabolic } from "#contract/measures.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DeleteEntry } from "./delete-entry.tsx";
import { MeasureFields } from "./measure-fields.tsx";
import { PleaseCheckList } from "./please-check-list.tsx";
import { type EntryFormProps, useEntryForm } from "./use-entry-form.tsx";

/** What the dialog is about: the values of a day, or new ones. */
export type EntryTask = { readonly entry: Metabolic | null };

interface EntryDialogProps extends Omit<EntryFormProps, "entry"> {
  /** `null` while it is closed. */
  readonly task: EntryTask | null;
}

/** Adds or changes the values of one day. */
export function EntryDialog({ task, ...rest }: EntryDialogProps) {
  return (
    <Dialog
      open={task !== null}
      onOpenChange={rest.onDone}
      title={task?.entry ? <Trans>Edit values</Trans> : <Trans>Add values</Trans>}
    >
      {task !== null && <EntryForm entry={task.entry} {...rest} />}
    </Dialog>
  );
}

function EntryForm(props: EntryFormProps) {
  const { i18n, t } = useLingui();
  const form = useEntryForm(props);
  const { draft, problems, base, isPending } = form;
  const shownDay = props.entry && formatDay(props.entry.date, i18n.locale);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.isElsewhere && (
        <Notice tone="info" title={<Trans>This day was changed somewhere else</Trans>}>
          <Trans>What you typed is still here. Save again to put it over the other values.</Trans>
        </Notice>
      )}
      {shownDay !== null ? (
        <p className="-mt-2 text-soft">{shownDay}</p>
      ) : (
        <TextField
          type="date"
          name="date"
          label={t`Date`}
          value={draft.date}
          max={props.today}
          required
          error={problems.date && i18n._(problems.date)}
          hint={base === null ? undefined : t`This day has values already: they are below.`}
          onChange={form.changeDate}
        />
      )}
      <MeasureFields
        typed={draft.typed}
        problems={problems}
        glucoseUnit={props.glucoseUnit}
        onChange={form.changeTyped}
      />
      {form.isEmpty && (
        <Notice tone="info">
          <Trans>Enter at least one value.</Trans>
        </Notice>
      )}
      <PleaseCheckList checks={form.checks} />
      {form.trouble !== null && (
        <Notice tone="urgent">
          <p>{i18n._(wordsOf(form.trouble))}</p>
        </Notice>
      )}
      <Button type="submit" busy={isPending}>
        {isPending ? (
          <Trans>Saving...</Trans>
        ) : form.checks.length > 0 ? (
          <Trans>It is right, save</Trans>
        ) : (
          <Trans>Save values</Trans>
        )}
      </Button>
      {props.entry !== null && <DeleteEntry entry={props.entry} onDeleted={props.onDone} />}
    </form>
  );
}
