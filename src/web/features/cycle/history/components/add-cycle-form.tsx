import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAddCycle } from "../api.ts";
import { type CycleProblems, newDraft, problemsOf } from "../view-model.ts";
import { CycleFields } from "./cycle-fields.tsx";
import { CycleTrouble } from "./cycle-trouble.tsx";

interface AddCycleFormProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly makeId: () => string;
  readonly onDone: () => void;
}

/** Adds a period that she did not log in time. A second try sends the same one, saved once. */
export function AddCycleForm({ day, today, makeId, onDone }: AddCycleFormProps) {
  const { t } = useLingui();
  const [id] = useState(makeId);
  const [draft, setDraft] = useState(() => newDraft(day));
  const [problems, setProblems] = useState<CycleProblems>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutateAsync, isPending } = useAddCycle();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, today);
    setProblems(found);
    setTrouble(null);
    if (Object.keys(found).length > 0) return;
    try {
      await mutateAsync({ id, draft });
      showToast({ title: t`Period added`, description: t`Averages and predictions follow it.` });
      onDone();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CycleFields draft={draft} onChange={setDraft} problems={problems} today={today} />
      {trouble !== null && <CycleTrouble trouble={trouble} />}
      <Button type="submit" busy={isPending}>
        {isPending ? <Trans>Saving...</Trans> : <Trans>Add this period</Trans>}
      </Button>
    </form>
  );
}
