import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Metabolic } from "#contract/measures.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveMeasures } from "../api.ts";
import {
  draftForDay,
  draftOf,
  type EntryDraft,
  type EntryProblems,
  type GlucoseUnit,
  type ReadDraft,
  readDraft,
  type TypedField,
} from "../view-model.ts";
import { type PleaseCheck, pleaseCheck } from "./please-check.ts";

export interface EntryFormProps {
  readonly entry: Metabolic | null;
  readonly entries: readonly Metabolic[];
  readonly glucoseUnit: GlucoseUnit;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** The form's state: what is typed, what is wrong, and what to look at once more. */
export function useEntryForm({ entry, entries, glucoseUnit, today, onDone }: EntryFormProps) {
  const onDay = (date: string) => entries.find((candidate) => candidate.date === date) ?? null;
  const [base, setBase] = useState(() => entry ?? onDay(today));
  const [draft, setDraft] = useState<EntryDraft>(() =>
    draftOf(base?.date ?? today, base, glucoseUnit),
  );
  const [problems, setProblems] = useState<EntryProblems>({});
  const [checks, setChecks] = useState<readonly PleaseCheck[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const saving = useSaving(base, setBase, onDone);

  const changeTyped = (field: TypedField, text: string) => {
    setChecks([]);
    setDraft((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));
  };
  const changeDate = (date: string) => {
    const held = onDay(date);
    setBase(held);
    setDraft(draftForDay(draft, base, { date, held }, glucoseUnit));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, glucoseUnit, today);
    setProblems(read.kind === "invalid" ? read.problems : {});
    setEmpty(read.kind === "empty");
    if (read.kind !== "entry") return;
    const others = entries.filter(({ date }) => date !== read.date);
    const found = pleaseCheck(read, base, others);
    // The second press says that it is right.
    if (checks.length === 0 && found.length > 0) setChecks(found);
    else await saving.save(read);
  };
  const { trouble, isElsewhere, isPending } = saving;
  const shown = { base, draft, problems, checks, isEmpty, trouble, isElsewhere, isPending };
  return { ...shown, changeTyped, changeDate, submit };
}

/** Sends the day; says where another tab was quicker, and keeps what could not be sent. */
function useSaving(
  base: Metabolic | null,
  setBase: (base: Metabolic | null) => void,
  onDone: () => void,
) {
  const { t } = useLingui();
  const [isElsewhere, setElsewhere] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutateAsync, isPending } = useSaveMeasures();

  const save = async ({ date, measures }: Extract<ReadDraft, { kind: "entry" }>) => {
    setTrouble(null);
    try {
      const outcome = await mutateAsync({ date, measures, base });
      if (outcome.kind === "changed") {
        setBase(outcome.current);
        setElsewhere(true);
        return;
      }
      showToast({ title: t`Values saved`, description: t`Your charts show them now.` });
      onDone();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return { save, isPending, isElsewhere, trouble };
}
