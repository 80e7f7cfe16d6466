import { Trans, useLingui } from "@lingui/react/macro";
import type { Metabolic } from "#contract/measures.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
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
  const { mutate, isPending, error } = useDeleteMeasures();
  const day = formatDay(entry.date, i18n.locale);
  const remove = () =>
    mutate(entry.id, {
      onSuccess: () => {
        showToast({ title: t`Values deleted`, description: t`They are gone from your charts.` });
        onDeleted();
      },
    });
  return (
    <DeleteWithQuestion
      label={<Trans>Delete these values</Trans>}
      question={<Trans>Delete all values of {day}?</Trans>}
      keep={<Trans>Keep them</Trans>}
      isBusy={isPending}
      trouble={error && <Notice tone="urgent">{i18n._(wordsOf(troubleOf(error)))}</Notice>}
      onDelete={remove}
    />
  );
}
