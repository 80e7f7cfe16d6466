import { Trans, useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { removeStage, type StageBody } from "../api.ts";
import { REFRESHES, type StageForm, type StageFormOptions, useStageForm } from "../form.ts";
import { methodLabels, nameOf } from "../words.ts";
import {
  DayFields,
  EndFields,
  KindField,
  MethodFields,
  WithoutPeriodsField,
} from "./stage-fields.tsx";

interface StageDialogProps extends Pick<StageFormOptions, "stage" | "like" | "today"> {
  readonly onClose: () => void;
}

export function StageDialog({ stage, like, today, onClose }: StageDialogProps) {
  const { i18n, t } = useLingui();
  const toast = { title: t`Saved`, description: t`Your history is up to date.` };
  const form = useStageForm({ stage, like, today, toast, onDone: onClose });
  const { draft, field } = form;
  const title = stage === null ? t`Add to your history` : i18n._(nameOf(stage));
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Form onSubmit={form.submit} className="grid gap-5">
        {stage === null && <KindField field={field} />}
        {draft.kind === "contraception" && <MethodFields draft={draft} field={field} />}
        {draft.kind === "no_periods" && <WithoutPeriodsField field={field} />}
        <DayFields draft={draft} field={field} today={today} />
        <EndFields draft={draft} field={field} />
        <FailureNotice failure={form.failure} />
        <StageConflict conflict={form.conflict} onDone={onClose} />
        <Button type="submit" busy={form.isSaving}>
          {form.isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
        {stage !== null && (
          <DeleteEntry
            entry={stage}
            label={t`Delete this entry`}
            question={
              <Trans>
                Delete this from your history? If it's over, give it a last day instead.
              </Trans>
            }
            send={removeStage}
            refreshes={REFRESHES}
            toast={{ title: t`Deleted`, description: t`Your history is up to date.` }}
            onDeleted={onClose}
          />
        )}
      </Form>
    </Dialog>
  );
}

const stageNotes = {
  read: ({ notes }: StageBody) => notes,
  write: (stage: StageBody, notes: string) => ({ ...stage, notes }),
};

interface StageConflictProps extends Pick<StageForm, "conflict"> {
  readonly onDone: () => void;
}

function StageConflict({ conflict, onDone }: StageConflictProps) {
  const { i18n, t } = useLingui();
  const dayText = (day?: string) =>
    day !== undefined && isCalendarDay(day) ? formatDay(day, i18n.locale) : null;
  const rowsOf = ({ method, from, to, notes }: StageBody) => [
    { label: t`Method`, text: method === undefined ? null : i18n._(methodLabels[method]) },
    { label: t`First day`, text: dayText(from) },
    { label: t`Last day`, text: dayText(to) },
    { label: t`Notes`, text: notes ?? null },
  ];
  return (
    <ConflictDialog conflict={conflict} rowsOf={rowsOf} notes={stageNotes} onKeepTheirs={onDone} />
  );
}
