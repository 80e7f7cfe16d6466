import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type Cycle, leaveOutReasons, missedLogAnswers } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { leaveOutLabels } from "#web/words/leave-out-reason.ts";
import { missedLogLabels } from "#web/words/missed-log-answer.ts";
import { useChangeCycle } from "../api.ts";
import {
  type CycleDraft,
  type CycleProblems,
  changesOf,
  draftOf,
  problemsOf,
} from "../view-model.ts";
import { CycleFields } from "./cycle-fields.tsx";
import { CycleTrouble } from "./cycle-trouble.tsx";
import { DeleteCycle } from "./delete-cycle.tsx";

interface EditCycleFormProps {
  readonly cycle: Cycle;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Changes one cycle. What another tab changed meanwhile is shown before anything is written over. */
export function EditCycleForm({ cycle, today, onDone }: EditCycleFormProps) {
  const form = useEditing(cycle, today, onDone);
  const { base, draft, setDraft, problems, trouble, isPending } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.isElsewhere && (
        <Notice tone="info" title={<Trans>This cycle was changed somewhere else</Trans>}>
          {base === null ? (
            <Trans>It is no longer there. Close this and look again.</Trans>
          ) : (
            <Trans>Your changes are still here. Save again to put them over the other ones.</Trans>
          )}
        </Notice>
      )}
      <CycleFields draft={draft} onChange={setDraft} problems={problems} today={today} />
      <AverageFields draft={draft} onChange={setDraft} />
      {trouble !== null && <CycleTrouble trouble={trouble} />}
      <Button type="submit" busy={isPending} disabled={base === null}>
        {isPending ? <Trans>Saving...</Trans> : <Trans>Save changes</Trans>}
      </Button>
      <DeleteCycle cycle={cycle} onDeleted={onDone} />
    </form>
  );
}

function useEditing(cycle: Cycle, today: CalendarDay, onDone: () => void) {
  const { t } = useLingui();
  const [base, setBase] = useState<Cycle | null>(cycle);
  const [draft, setDraft] = useState<CycleDraft>(() => draftOf(cycle));
  const [problems, setProblems] = useState<CycleProblems>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const { mutateAsync, isPending } = useChangeCycle();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, today);
    setProblems(found);
    setTrouble(null);
    if (base === null || Object.keys(found).length > 0) return;
    const changes = changesOf(draft, base);
    if (Object.keys(changes).length === 0) return onDone();
    try {
      const outcome = await mutateAsync({ base, changes });
      if (outcome.kind === "changed") {
        setBase(outcome.current);
        setElsewhere(true);
        return;
      }
      showToast({ title: t`Cycle changed`, description: t`Averages and predictions follow it.` });
      onDone();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return { base, draft, setDraft, problems, trouble, isElsewhere, isPending, submit };
}

interface AverageFieldsProps {
  readonly draft: CycleDraft;
  readonly onChange: (draft: CycleDraft) => void;
}

/** What averages and forecasts should make of this cycle. */
function AverageFields({ draft, onChange }: AverageFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <ChoiceChips
        legend={<Trans>Did a period go unlogged in this cycle?</Trans>}
        name="missedLog"
        value={draft.missedLog}
        onChange={(missedLog) => onChange({ ...draft, missedLog })}
        options={choicesOf(missedLogAnswers, missedLogLabels, i18n)}
      />
      <SelectField
        name="leftOutBecause"
        label={t`In averages and predictions`}
        value={draft.leftOutBecause}
        onChange={(leftOutBecause) => onChange({ ...draft, leftOutBecause })}
        options={[
          { value: "counted", label: t`Count this cycle` },
          ...choicesOf(leaveOutReasons, leaveOutLabels, i18n),
        ]}
      />
    </>
  );
}
