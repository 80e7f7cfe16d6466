import { Trans } from "@lingui/react/macro";
import type { LabResult } from "#contract/labs.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { ResultFormProps } from "../use-result-form.ts";
import { ResultForm } from "./result-form.tsx";

/** What the dialog is about: a saved result, or a new one. */
export type ResultTask = { readonly result: LabResult | null };

interface ResultDialogProps extends Omit<ResultFormProps, "result"> {
  readonly task: ResultTask;
}

/** Adds, changes or deletes one result. */
export function ResultDialog({ task, ...rest }: ResultDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={rest.onDone}
      title={task.result ? <Trans>Edit result</Trans> : <Trans>Add a result</Trans>}
    >
      <ResultForm result={task.result} {...rest} />
    </Dialog>
  );
}
