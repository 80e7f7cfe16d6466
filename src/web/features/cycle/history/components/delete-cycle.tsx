import { Trans, useLingui } from "@lingui/react/macro";
import type { Cycle } from "#contract/cycles.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteCycle } from "../api.ts";
import { CycleTrouble } from "./cycle-trouble.tsx";

interface DeleteCycleProps {
  readonly cycle: Cycle;
  readonly onDeleted: () => void;
}

/** Deletes a cycle after asking once more. */
export function DeleteCycle({ cycle, onDeleted }: DeleteCycleProps) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error } = useDeleteCycle();
  const began = formatDay(cycle.startDay, i18n.locale);
  const remove = () =>
    mutate(cycle.id, {
      onSuccess: () => {
        showToast({ title: t`Cycle deleted`, description: t`The days around it count as one.` });
        onDeleted();
      },
    });
  return (
    <DeleteWithQuestion
      label={<Trans>Delete this cycle</Trans>}
      question={
        <Trans>
          Delete the period that began {began}? The cycle before it then runs on to the next one.
        </Trans>
      }
      isBusy={isPending}
      trouble={error && <CycleTrouble trouble={troubleOf(error)} />}
      onDelete={remove}
    />
  );
}
