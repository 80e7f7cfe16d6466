import { Trans, useLingui } from "@lingui/react/macro";
import type { LabResult } from "#contract/labs.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
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
  const { mutate, isPending, error } = useDeleteResult();
  const remove = () =>
    mutate(result.id, {
      onSuccess: () => {
        showToast({ title: t`Result deleted`, description: t`It is gone from its chart.` });
        onDeleted();
      },
    });
  return (
    <DeleteWithQuestion
      label={<Trans>Delete this result</Trans>}
      question={<Trans>Delete this result?</Trans>}
      isBusy={isPending}
      trouble={error && <Notice tone="urgent">{i18n._(wordsOf(troubleOf(error)))}</Notice>}
      onDelete={remove}
    />
  );
}
