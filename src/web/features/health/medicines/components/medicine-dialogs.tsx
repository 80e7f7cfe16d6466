import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Medicine } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { LONGEST_NOTE, useMedicineForm } from "../form.ts";
import { FormFrame } from "./form-frame.tsx";
import { MedicineForm } from "./medicine-form.tsx";

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

function formOf(task: MedicineTask, shared: Pick<ChangeFormProps, "today" | "onDone">) {
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

interface ChangeFormProps {
  readonly medicine: Medicine;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

export function EndForm({ medicine, today, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const { startDate, name } = medicine;
  const endDate = startDate > today ? startDate : today;
  const form = useMedicineForm({
    medicine,
    like: { ...medicine, endDate },
    today,
    toast: () => ({
      title: <HasEnded name={<AsTyped>{name}</AsTyped>} />,
      description: t`We keep everything you logged for it.`,
    }),
    onDone,
  });
  return (
    <FormFrame form={form} submitWords={<Trans>Save the last day</Trans>} onDone={onDone}>
      <p className="-mt-2 text-lg font-semibold">
        <AsTyped>{name}</AsTyped>
      </p>
      <TextField
        {...form.field("endDate")}
        type="date"
        label={t`Last day you took it`}
        min={startDate}
        required
      />
      <p className="text-sm text-soft">
        <Trans>Before you stop a prescribed medicine, talk to your doctor or pharmacist.</Trans>
      </p>
    </FormFrame>
  );
}

export function SideEffectsForm({ medicine, today, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const form = useMedicineForm({
    medicine,
    today,
    toast: () => ({ title: t`Note saved`, description: t`You can put it on the list you share.` }),
    onDone,
  });
  return (
    <FormFrame form={form} submitWords={<Trans>Save the note</Trans>} onDone={onDone}>
      <p className="-mt-2 text-lg font-semibold">
        <AsTyped>{medicine.name}</AsTyped>
      </p>
      <TextAreaField
        {...form.field("sideEffects")}
        label={t`Side effects`}
        hint={t`What it was, when it began, how severe, and what helped.`}
        maxLength={LONGEST_NOTE}
      />
      <p className="text-sm text-soft">
        <Trans>
          If it's severe or comes on suddenly, get medical help now. For anything else that worries
          you, talk to your doctor or pharmacist.
        </Trans>
      </p>
    </FormFrame>
  );
}

const HasEnded = ({ name }: { readonly name: ReactNode }) => <Trans>{name} has ended</Trans>;
