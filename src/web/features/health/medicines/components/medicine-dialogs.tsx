import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EndForm, SideEffectsForm } from "./change-forms.tsx";
import { MedicineForm } from "./medicine-form.tsx";

/** What she is about to do with her list or with one medicine. */
export type MedicineTask =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "again" | "side-effects" | "end"; readonly medicine: Medicine };

interface MedicineDialogsProps {
  readonly task: MedicineTask;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

const titles: Record<MedicineTask["kind"], ReactNode> = {
  add: <Trans>Add a medicine or supplement</Trans>,
  edit: <Trans>Edit</Trans>,
  again: <Trans>Take it again</Trans>,
  "side-effects": <Trans>What I noticed</Trans>,
  end: <Trans>I stopped taking it</Trans>,
};

export function MedicineDialogs({ task, today, onClose }: MedicineDialogsProps) {
  return (
    <Dialog open onOpenChange={onClose} title={titles[task.kind]}>
      {formOf(task, { today, onDone: onClose })}
    </Dialog>
  );
}

function formOf(task: MedicineTask, shared: { today: CalendarDay; onDone: () => void }) {
  switch (task.kind) {
    case "add":
      return <MedicineForm medicine={null} {...shared} />;
    case "edit":
      return <MedicineForm medicine={task.medicine} {...shared} />;
    case "again": {
      const { id: _, endDate: __, sideEffects: ___, ...like } = task.medicine;
      return (
        <MedicineForm medicine={null} like={{ ...like, startDate: shared.today }} {...shared} />
      );
    }
    case "side-effects":
      return <SideEffectsForm medicine={task.medicine} {...shared} />;
    case "end":
      return <EndForm medicine={task.medicine} {...shared} />;
  }
}
