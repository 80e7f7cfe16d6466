import { Trans } from "@lingui/react/macro";
import type { Cycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { AddCycleForm } from "./add-cycle-form.tsx";
import { EditCycleForm } from "./edit-cycle-form.tsx";

/** What the dialog is about: a logged cycle, or a period that began on some day. */
export type CycleTask =
  | { readonly kind: "edit"; readonly cycle: Cycle }
  | { readonly kind: "add"; readonly day: CalendarDay };

interface CycleDialogProps {
  /** `null` while it is closed. */
  readonly task: CycleTask | null;
  readonly today: CalendarDay;
  readonly makeId: () => string;
  readonly onClose: () => void;
}

/** Adds a period she did not log in time, or changes what she logged. */
export function CycleDialog({ task, today, makeId, onClose }: CycleDialogProps) {
  return (
    <Dialog
      open={task !== null}
      onOpenChange={onClose}
      title={task?.kind === "add" ? <Trans>Add a period</Trans> : <Trans>Edit this cycle</Trans>}
    >
      {task?.kind === "edit" && <EditCycleForm cycle={task.cycle} today={today} onDone={onClose} />}
      {task?.kind === "add" && (
        <AddCycleForm day={task.day} today={today} makeId={makeId} onDone={onClose} />
      )}
    </Dialog>
  );
}
