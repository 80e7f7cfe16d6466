import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Metabolic } from "#contract/metabolic.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteMeasures } from "../api.ts";

interface DeleteEntryProps {
  readonly entry: Metabolic;
  readonly onDeleted: () => void;
}

/** Deletes a day's values after asking once more. */
export function DeleteEntry({ entry, onDeleted }: DeleteEntryProps) {
  const { i18n, t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteMeasures();
  const day = formatDay(entry.date, i18n.locale);
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        <Trans>Delete these values</Trans>
      </Button>
    );
  }
  const remove = () =>
    mutate(entry.id, {
      onSuccess: () => {
        showToast({ title: t`Values deleted`, description: t`They are gone from your charts.` });
        onDeleted();
      },
    });
  return (
    <div className="grid gap-3 rounded-control bg-urgent-wash p-4">
      <p>
        <Trans>Delete all values of {day}?</Trans>
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
          <Trans>Keep them</Trans>
        </Button>
      </div>
    </div>
  );
}
