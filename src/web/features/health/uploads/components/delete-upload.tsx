import { Trans, useLingui } from "@lingui/react/macro";
import type { Upload } from "#contract/uploads.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteUpload } from "../api.ts";

interface DeleteUploadProps {
  readonly upload: Upload;
  readonly onDeleted: () => void;
}

/** Deletes a file after asking once more. */
export function DeleteUpload({ upload, onDeleted }: DeleteUploadProps) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error } = useDeleteUpload();
  const remove = () =>
    mutate(upload.id, {
      onSuccess: () => {
        showToast({ title: t`File deleted`, description: t`Nothing of it is left.` });
        onDeleted();
      },
    });
  return (
    <DeleteWithQuestion
      label={<Trans>Delete this file</Trans>}
      question={<Trans>Delete this file for good? It cannot be brought back.</Trans>}
      isBusy={isPending}
      trouble={error && <Notice tone="urgent">{i18n._(wordsOf(troubleOf(error)))}</Notice>}
      onDelete={remove}
    />
  );
}
