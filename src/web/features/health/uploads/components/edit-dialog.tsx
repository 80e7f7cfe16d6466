import { Trans, useLingui } from "@lingui/react/macro";
import type { Upload } from "#contract/entries/uploads.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { type FileDraft, removeUpload, renameUpload } from "../api.ts";
import { useFileDraft } from "../use-file-forms.ts";
import { FileFields } from "./file-fields.tsx";

interface EditDialogProps {
  readonly upload: Upload;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

export function EditDialog({ upload, today, onDone }: EditDialogProps) {
  const { i18n, t } = useLingui();
  const form = useFileDraft(`upload.${upload.id}`, upload, today);
  const { save, isSaving, failure, conflict } = useSave({
    send: renameUpload,
    base: upload,
    refreshes: ["GET /api/uploads"],
    toast: () => ({ title: t`File changed`, description: t`We saved its new name and date.` }),
    onSaved: onDone,
  });
  const dayText = (date: string) => (isCalendarDay(date) ? formatDay(date, i18n.locale) : date);
  const submit = () => {
    if (form.read() !== null) void save(form.draft);
  };
  return (
    <Dialog open onOpenChange={onDone} title={<Trans>Edit file</Trans>}>
      <Form onSubmit={submit} className="grid gap-5">
        <FileFields form={form} failure={failure} today={today} />
        <FailureNotice failure={failure} />
        <ConflictDialog
          conflict={conflict}
          rowsOf={(file: FileDraft) => [
            { label: t`Name`, text: file.name },
            { label: t`Date on the document`, text: dayText(file.date) },
          ]}
          onKeepTheirs={onDone}
        />
        <Button type="submit" busy={isSaving}>
          {isSaving ? <Trans>Saving...</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <DeleteEntry
          entry={upload}
          label={t`Delete this file`}
          question={<Trans>Delete this file for good? You can't undo it.</Trans>}
          send={removeUpload}
          refreshes={["GET /api/uploads"]}
          toast={{ title: t`File deleted`, description: t`We permanently deleted it.` }}
          onDeleted={onDone}
        />
      </Form>
    </Dialog>
  );
}
