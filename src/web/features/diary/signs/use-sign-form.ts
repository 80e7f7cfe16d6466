import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { saveSigns } from "#contract/entries/signs.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { revisionOf } from "#web/entry/conflict/conflict.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { useGlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { useRefresh } from "#web/entry/saving/use-refresh.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import type { SaveState } from "../daily-log/use-day-form.ts";
import { type SavedSigns, saveSignDay, undoSave } from "./api.ts";
import { bodyOf, draftOf, isEmpty, type SignBody, type SignDraft, saysTheSame } from "./form.ts";

export interface SignFormProps {
  readonly day: CalendarDay;
  readonly entry: SavedSigns | null;
  readonly drafts: Map<CalendarDay, SignDraft>;
  readonly onSaveAttempt: () => void;
}

export type SignFormState = ReturnType<typeof useSignForm>;

export function useSignForm({ day, entry, drafts, onSaveAttempt: onTried }: SignFormProps) {
  const { t } = useLingui();
  const unit = useGlucoseUnit();
  const [base, setBase] = useState(entry);
  const [emptyDraft, setEmptyDraft] = useState<SignDraft | null>(null);
  const form = useDraft({
    form: `signs.${day}`,
    initial: () => drafts.get(day) ?? draftOf(entry, unit),
    schema: saveSigns.request.body,
    bodyOf: (draft) => bodyOf(draft, day),
  });
  const { draft } = form;
  const isTouched = !saysTheSame(draft, draftOf(base, draft.unit), day);
  const begin = (next: SavedSigns | null) => {
    setBase(next);
    form.begin(draftOf(next, draft.unit));
  };
  if (!isTouched && revisionOf(entry) > revisionOf(base)) begin(entry);
  useEffect(() => {
    if (isTouched) drafts.set(day, draft);
    else drafts.delete(day);
  }, [drafts, day, draft, isTouched]);

  const undo = useUndo();
  const { save, isSaving, failure, conflict } = useSave<SignBody, SavedSigns, SavedSigns>({
    send: saveSignDay,
    base,
    refreshes: ["GET /api/signs"],
    onSaved: (saved) => {
      begin(saved);
      onTried();
      showToast({
        title: t`Signs saved`,
        ...(saved.pregnancyTest === "positive" && {
          description: t`Book a clinic visit. They'll talk through your choices with you.`,
        }),
        action: { label: t`Undo`, act: () => void undo(saved, base, begin) },
      });
    },
    onFailed: onTried,
  });
  const submit = () => {
    setEmptyDraft(isEmpty(draft, day) ? draft : null);
    if (!isEmpty(draft, day)) form.saveWith(save);
  };
  return {
    draft,
    base,
    failure,
    conflict,
    submit,
    begin,
    change: form.change,
    messageOf: (field: string) => form.messageOf(field, failure),
    state: stateOf({ isSaving, isTouched, isSaved: base !== null }),
    isEmpty: isEmpty(draft, day),
    hasNothing: emptyDraft === draft,
  };
}

function useUndo() {
  const { t } = useLingui();
  const refresh = useRefresh();
  return async (
    saved: SavedSigns,
    before: SavedSigns | null,
    begin: (day: SavedSigns | null) => void,
  ) => {
    try {
      await undoSave(saved, before);
      begin(before);
    } catch {
      showToast({
        title: t`Not undone`,
        description: t`Check your connection. You can change the day here.`,
        variant: "destructive",
      });
    }
    await refresh(["GET /api/signs"]);
  };
}

function stateOf(form: Readonly<Record<"isSaving" | "isTouched" | "isSaved", boolean>>): SaveState {
  if (form.isSaving) return "saving";
  if (form.isTouched) return "unsaved";
  return form.isSaved ? "saved" : "blank";
}
