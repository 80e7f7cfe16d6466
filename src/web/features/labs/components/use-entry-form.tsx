import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveMeasures } from "../api.ts";
import {
  draftOf,
  type EntryDraft,
  type EntryProblems,
  readDraft,
  type TypedField,
} from "../view-model.ts";
import type { EntryFormProps } from "./entry-dialog.tsx";
import { type PleaseCheck, pleaseCheck } from "./please-check.ts";

/** The form's state: what is typed, what is wrong, and what to look at once more. */
export function useEntryForm({ entry, entries, glucoseUnit, today, onDone }: EntryFormProps) {
  const { t } = useLingui();
  const onDay = (date: string) => entries.find((candidate) => candidate.date === date) ?? null;
  const [base, setBase] = useState(() => entry ?? onDay(today));
  const [draft, setDraft] = useState<EntryDraft>(() =>
    draftOf(base?.date ?? today, base, glucoseUnit),
  );
  const [problems, setProblems] = useState<EntryProblems>({});
  const [checks, setChecks] = useState<readonly PleaseCheck[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutateAsync, isPending } = useSaveMeasures();

  const changeTyped = (field: TypedField, text: string) => {
    setChecks([]);
    setDraft((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));
  };
  /** Another day begins from what that day holds, unless she has typed something already. */
  const changeDate = (date: string) => {
    const held = onDay(date);
    const isUntouched =
      JSON.stringify(draft.typed) === JSON.stringify(draftOf("", base, glucoseUnit).typed);
    setBase(held);
    setDraft((before) =>
      isUntouched ? draftOf(date, held, glucoseUnit) : merged({ ...before, date }, held),
    );
  };
  /** A save replaces the day, so what it holds already comes along where she typed nothing. */
  const merged = (typedDraft: EntryDraft, held: typeof base): EntryDraft => {
    const kept = draftOf(typedDraft.date, held, glucoseUnit).typed;
    const typed = Object.entries(typedDraft.typed).filter(([, text]) => text.trim() !== "");
    return { ...typedDraft, typed: { ...kept, ...Object.fromEntries(typed) } };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, glucoseUnit, today);
    setProblems(read.kind === "invalid" ? read.problems : {});
    setEmpty(read.kind === "empty");
    setTrouble(null);
    if (read.kind !== "entry") return;
    const others = entries.filter(({ date }) => date !== read.date);
    const found = checks.length > 0 ? [] : pleaseCheck(read, base, others);
    setChecks(checks.length > 0 ? checks : found);
    if (found.length > 0) return;
    try {
      const outcome = await mutateAsync({ date: read.date, measures: read.measures, base });
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
  return {
    base,
    draft,
    problems,
    checks,
    isEmpty,
    isElsewhere,
    trouble,
    isPending,
    changeTyped,
    changeDate,
    submit,
  };
}
