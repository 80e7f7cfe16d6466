import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { listUploads, type Upload } from "#contract/uploads.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useSave } from "#web/entry/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { removeUpload, renameUpload } from "../api.ts";
import { FileFields } from "./file-fields.tsx";
import { useFileDraft } from "./use-file-draft.ts";

interface EditDialogProps {
  readonly upload: Upload;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Renames a file, says which day it is from, or deletes it. */
export function EditDialog({ upload, today, onDone }: EditDialogProps) {
  const { t } = useLingui();
  const form = useFileDraft(upload, today);
  const { save, isSaving, failure } = useSave({
    send: renameUpload,
    refreshes: [listUploads],
    toast: () => ({ title: t`File changed`, description: t`Its new name and date are saved.` }),
    onSaved: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.read() !== null) void save({ id: upload.id, ...form.draft });
  };
  return (
    <Dialog open onOpenChange={onDone} title={<Trans>Edit file</Trans>}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FileFields form={form} failure={failure} today={today} />
        <FailureNotice failure={failure} />
        <Button type="submit" busy={isSaving}>
          {isSaving ? <Trans>Saving...</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <DeleteEntry
          entry={upload}
          label={<Trans>Delete this file</Trans>}
          question={<Trans>Delete this file for good? It cannot be brought back.</Trans>}
          send={removeUpload}
          refreshes={[listUploads]}
          toast={{ title: t`File deleted`, description: t`Nothing of it is left.` }}
          onDeleted={onDone}
        />
      </form>
    </Dialog>
  );
}
