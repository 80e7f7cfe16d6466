import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { leaveOutReasons, missedLogAnswers, type RevisedCycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { missedLogLabels } from "#web/words/cycles.ts";
import { leaveOutLabels } from "#web/words/leave-out-reason.ts";
import { refreshes, removeCycle } from "../../overview/api.ts";
import { removeWithFlows } from "../api.ts";
import { useCycleForm } from "../use-cycle-form.ts";
import type { CycleTask } from "../view-model.ts";
import { CycleConflict } from "./cycle-conflict.tsx";
import { CycleFields, type CycleFieldsProps } from "./cycle-fields.tsx";

interface CycleDialogProps {
  readonly task: CycleTask | null;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

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

interface CycleFormProps {
  readonly task: CycleTask;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Server errors of these fields have no place of their own. */
const UNPLACED = ["flow", "notes", "isUnsure", "missedLog", "leftOutBecause"];

export function CycleForm({ task, today, onDone }: CycleFormProps) {
  const form = useCycleForm(task, today, onDone);
  const { base, isSaving } = form;
  return (
    <>
      <Form onSubmit={form.submit} className="grid gap-5">
        <CycleFields {...form} today={today} />
        {base !== null && <AverageFields {...form} />}
        <FailureNotice failure={form.failure} fields={UNPLACED} />
        <Button type="submit" busy={isSaving}>
          {isSaving ? (
            <Trans>Saving...</Trans>
          ) : base === null ? (
            <Trans>Add this period</Trans>
          ) : (
            <Trans>Save changes</Trans>
          )}
        </Button>
        {base !== null && <DeleteCycle cycle={base} onDeleted={onDone} />}
      </Form>
      <CycleConflict conflict={form.conflict} onDone={onDone} />
    </>
  );
}

function AverageFields(form: Pick<CycleFieldsProps, "draft" | "change">) {
  const { i18n, t } = useLingui();
  const { field } = draftFields(form);
  return (
    <>
      <ChoiceChips
        {...field("missedLog")}
        legend={<Trans>Is a period missing from this cycle?</Trans>}
        options={choicesOf(missedLogAnswers, missedLogLabels, i18n)}
      />
      <SelectField
        {...field("leftOutBecause")}
        label={t`In averages and predictions`}
        options={[
          { value: "counted", label: t`Count this cycle` },
          ...choicesOf(leaveOutReasons, leaveOutLabels, i18n),
        ]}
      />
    </>
  );
}

interface DeleteCycleProps {
  readonly cycle: RevisedCycle;
  readonly onDeleted: () => void;
}

function DeleteCycle({ cycle, onDeleted }: DeleteCycleProps) {
  const { i18n, t } = useLingui();
  const [withFlows, setWithFlows] = useState(false);
  const began = formatDay(cycle.startDay, i18n.locale);
  return (
    <DeleteEntry
      entry={cycle}
      label={<Trans>Delete this cycle</Trans>}
      question={
        <>
          <Trans>
            Delete the period that began {began}? The cycle before it will then last until the next
            period.
          </Trans>
          <Checkbox
            name="with-flows"
            label={t`Also delete the bleeding I logged on its days`}
            checked={withFlows}
            onChange={setWithFlows}
          />
        </>
      }
      send={withFlows ? removeWithFlows : removeCycle}
      refreshes={withFlows ? [...refreshes, "GET /api/pcos-logs"] : refreshes}
      toast={{
        title: t`Cycle deleted`,
        description: t`The cycles before and after it now count as one.`,
      }}
      onDeleted={onDeleted}
    />
  );
}
