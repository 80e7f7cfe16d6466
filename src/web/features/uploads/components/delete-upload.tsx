import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Upload } from "#contract/uploads.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
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
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteUpload();
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        <Trans>Delete this file</Trans>
      </Button>
    );
  }
  const remove = () =>
    mutate(upload.id, {
      onSuccess: () => {
        showToast({ title: t`File deleted`, description: t`Nothing of it is left.` });
        onDeleted();
      },
    });
  return (
    <div className="grid gap-3 rounded-control bg-urgent-wash p-4">
      <p>
        <Trans>Delete this file for good? It cannot be brought back.</Trans>
      </p>
      {error !== null && (
        <Notice tone="urgent">
          <p>{i18n._(wordsOf(troubleOf(error)))}</p>
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="danger" busy={isPending} onClick={remove}>
          <Trans>Delete</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  );
}
