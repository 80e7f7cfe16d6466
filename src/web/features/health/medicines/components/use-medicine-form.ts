import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { newId } from "#web/api/new-id.ts";
import { focusField } from "#web/ui/focus-field.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useAddMedicine, useChangeMedicine } from "../api.ts";
import { changeTo, countsDifferently } from "../view-model.ts";
import {
  type DraftProblems,
  draftOf,
  type MedicineDraft,
  readDraft,
  scheduleOf,
} from "./medicine-draft.ts";

export interface MedicineFormProps {
  /** The one to change; `null` adds one. */
  readonly medicine: Medicine | null;
  /** One that has ended and is taken again: a new one begins like it. */
  readonly like?: Medicine | undefined;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** What is typed, what is wrong with it, and how it is saved. */
export function useMedicineForm({ medicine, like, today, onDone }: MedicineFormProps) {
  const [draft, setDraft] = useState<MedicineDraft>(() => firstDraft(medicine, like, today));
  const [problems, setProblems] = useState<DraftProblems>({});
  const saving = useSaving(medicine, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, today);
    setProblems(read.kind === "invalid" ? read.problems : {});
    if (read.kind === "medicine") saving.save(read.medicine);
    else focusField(Object.keys(read.problems)[0] ?? "name");
  };
  const hasBegun = medicine !== null && medicine.startDate < today;
  return {
    draft,
    problems,
    change: (fields: Partial<MedicineDraft>) => setDraft((before) => ({ ...before, ...fields })),
    submit,
    countsAnew: hasBegun && countsDifferently(medicine.schedule, scheduleOf(draft)),
    isPending: saving.isPending,
    error: saving.error,
  };
}

function firstDraft(
  medicine: Medicine | null,
  like: Medicine | undefined,
  today: CalendarDay,
): MedicineDraft {
  if (like === undefined) return draftOf(medicine, today);
  return { ...draftOf(like, today), startDate: today, endDate: "", sideEffects: "" };
}

function useSaving(medicine: Medicine | null, onDone: () => void) {
  const { t } = useLingui();
  const [id] = useState(newId);
  const adding = useAddMedicine();
  const changing = useChangeMedicine();
  const save = (read: Omit<Medicine, "id">) => {
    const onSuccess = () => {
      const { name } = read;
      showToast({ title: t`${name} is on your list`, description: t`Its doses are shown by day.` });
      onDone();
    };
    if (medicine !== null) {
      changing.mutate({ id: medicine.id, change: changeTo(read) }, { onSuccess });
    } else adding.mutate({ id, medicine: read, isAgain: adding.isError }, { onSuccess });
  };
  return {
    save,
    isPending: adding.isPending || changing.isPending,
    error: adding.error ?? changing.error,
  };
}
