import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Cycle } from "#contract/cycles.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
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
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteCycle();
  const began = formatDay(cycle.startDay, i18n.locale);
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        <Trans>Delete this cycle</Trans>
      </Button>
    );
  }
  const remove = () =>
    mutate(cycle.id, {
      onSuccess: () => {
        showToast({ title: t`Cycle deleted`, description: t`The days around it count as one.` });
        onDeleted();
      },
    });
  return (
    <div className="grid gap-3 rounded-control bg-urgent-wash p-4">
      <p>
        <Trans>
          Delete the period that began {began}? The cycle before it then runs on to the next one.
        </Trans>
      </p>
      {error !== null && <CycleTrouble trouble={troubleOf(error)} />}
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
