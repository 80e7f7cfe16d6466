import { Trans } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { CycleTask } from "../view-model.ts";
import { CycleForm } from "./cycle-form.tsx";

interface CycleDialogProps {
  /** `null` while it is closed. */
  readonly task: CycleTask | null;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

/** Adds a period she did not log in time, or changes what she logged. */
export function CycleDialog({ task, today, onClose }: CycleDialogProps) {
  return (
    <Dialog
      open={task !== null}
      onOpenChange={onClose}
      title={task?.kind === "add" ? <Trans>Add a period</Trans> : <Trans>Edit this cycle</Trans>}
    >
      {task !== null && <CycleForm task={task} today={today} onDone={onClose} />}
    </Dialog>
  );
}
