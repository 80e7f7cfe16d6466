import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LabResult } from "#contract/labs.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteResult } from "../api.ts";

interface DeleteResultProps {
  readonly result: LabResult;
  readonly onDeleted: () => void;
}

/** Deletes a result after asking once more. */
export function DeleteResult({ result, onDeleted }: DeleteResultProps) {
  const { i18n, t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteResult();
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        <Trans>Delete this result</Trans>
      </Button>
    );
  }
  const remove = () =>
    mutate(result.id, {
      onSuccess: () => {
        showToast({ title: t`Result deleted`, description: t`It is gone from its chart.` });
        onDeleted();
      },
    });
  return (
    <div className="grid gap-3 rounded-control bg-urgent-wash p-4">
      <p>
        <Trans>Delete this result?</Trans>
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
