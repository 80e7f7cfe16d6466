import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Upload } from "#contract/uploads.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { fieldMessage, troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangeUpload } from "../api.ts";
import { DeleteUpload } from "./delete-upload.tsx";

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
  const { mutate, isPending, error } = useChangeUpload();
  const trouble = error && troubleOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saved = () => {
      showToast({ title: t`File changed`, description: t`Its new name and date are saved.` });
      onDone();
    };
    mutate({ id: upload.id, name, date }, { onSuccess: saved });
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
          error={fieldMessage(trouble, "name")}
          onChange={setName}
        />
        <TextField
          type="date"
          name="date"
          label={t`Date on the paper`}
          value={date}
          max={today}
          required
          error={fieldMessage(trouble, "date")}
          onChange={setDate}
        />
        {trouble !== null && (
          <Notice tone="urgent">
            <p>{i18n._(wordsOf(trouble))}</p>
          </Notice>
        )}
        <Button type="submit" busy={isPending}>
          {isPending ? <Trans>Saving...</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <DeleteUpload upload={upload} onDeleted={onDone} />
      </form>
    </Dialog>
  );
}
