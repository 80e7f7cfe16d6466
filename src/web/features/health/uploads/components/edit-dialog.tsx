import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { listUploads, type Upload } from "#contract/uploads.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { fieldMessage } from "#web/entry/field-words.ts";
import { useSave } from "#web/entry/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { removeUpload, renameUpload } from "../api.ts";

interface EditDialogProps {
  readonly upload: Upload;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Renames a file, says which day it is from, or deletes it. */
export function EditDialog({ upload, today, onDone }: EditDialogProps) {
  const { i18n, t } = useLingui();
  const [name, setName] = useState(upload.name);
  const [date, setDate] = useState<string>(upload.date);
  const { save, isSaving, failure } = useSave({
    send: renameUpload,
    refreshes: [listUploads],
    toast: () => ({ title: t`File changed`, description: t`Its new name and date are saved.` }),
    onSaved: onDone,
  });
  const trouble = failure && troubleOf(failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ id: upload.id, name, date });
  };
  return (
    <Dialog open onOpenChange={onDone} title={<Trans>Edit file</Trans>}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          name="name"
          label={t`Name`}
          value={name}
          maxLength={100}
          required
          error={fieldMessage(i18n, trouble, "name")}
          onChange={setName}
        />
        <TextField
          type="date"
          name="date"
          label={t`Date on the paper`}
          value={date}
          max={today}
          required
          error={fieldMessage(i18n, trouble, "date")}
          onChange={setDate}
        />
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
