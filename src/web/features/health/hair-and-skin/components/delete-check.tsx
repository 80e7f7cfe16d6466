import { Trans, useLingui } from "@lingui/react/macro";
import type { BodyCheck } from "#contract/hair-and-skin.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteCheck } from "../api.ts";

interface DeleteCheckProps {
  readonly check: BodyCheck;
  readonly onDone: () => void;
}

/** Deletes a check after asking once more. */
export function DeleteCheck({ check, onDone }: DeleteCheckProps) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error } = useDeleteCheck();
  const day = formatDay(check.date, i18n.locale);
  const remove = () =>
    mutate(check.id, {
      onSuccess: () => {
        onDone();
        showToast({ title: t`Check deleted`, description: t`It is gone from your trend.` });
      },
    });
  return (
    <Dialog open onOpenChange={onDone} title={<Trans>Delete the check of {day}?</Trans>}>
      <div className="grid gap-4">
        <p>
          <Trans>Its scores and its notes go. This cannot be undone.</Trans>
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
          <Button variant="secondary" onClick={onDone}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
