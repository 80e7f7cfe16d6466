import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { BodyCheck } from "#contract/hair-and-skin.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { showToast } from "#web/ui/toast.tsx";
import { checkDraftOf, readSkinLook, skinLookRecord, useSaveCheck } from "../api.ts";
import {
  type CheckDraft,
  type CheckStep,
  isTouched,
  moveDraft,
  type ReadDraft,
  readDraft,
} from "../view-model.ts";
import type { SkinLook } from "./skin-looks.ts";

export interface CheckWalkProps {
  readonly initial: CheckDraft;
  readonly checks: readonly BodyCheck[];
  readonly today: CalendarDay;
  readonly owner: string;
  /** She leaves, with all saved or with the rest kept for later. */
  readonly onLeave: () => void;
}

/** The walk's state: what she has answered, kept at every step, and what came of saving it. */
export function useCheckWalk({ initial, checks, today, owner, onLeave }: CheckWalkProps) {
  const [draft, setDraft] = useState(initial);
  const [hasReviewed, setReviewed] = useState(initial.step === "review");
  const [look, setLook] = useState(readSkinLook);
  const [hindrance, setHindrance] = useState<Exclude<ReadDraft["kind"], "check"> | null>(null);
  const saving = useSaving(setDraft, () => {
    checkDraftOf(owner).write(null);
    onLeave();
  });

  useEffect(() => {
    checkDraftOf(owner).write(isTouched(draft) ? draft : null);
  }, [owner, draft]);

  const change = (next: CheckDraft) => {
    setHindrance(null);
    setDraft(next);
  };
  const go = (step: CheckStep) => {
    if (step === "review") setReviewed(true);
    setDraft((before) => ({ ...before, step }));
  };
  const move = (date: string) => {
    const held = checks.find((check) => check.date === date) ?? null;
    change(moveDraft(draft, date, held));
  };
  const chooseLook = (next: SkinLook) => {
    skinLookRecord.write(next);
    setLook(next);
  };
  const save = async () => {
    const read = readDraft(draft, today);
    setHindrance(read.kind === "check" ? null : read.kind);
    if (read.kind === "check") await saving.save(read, draft.base);
  };
  const { trouble, isElsewhere, isPending } = saving;
  const shown = { draft, look, hasReviewed, hindrance, trouble, isElsewhere, isPending };
  return { ...shown, change, go, move, chooseLook, save };
}

/** Sends the check; says where another tab was quicker, and keeps what could not be sent. */
function useSaving(
  setDraft: (update: (before: CheckDraft) => CheckDraft) => void,
  onSaved: () => void,
) {
  const { t } = useLingui();
  const [isElsewhere, setElsewhere] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutateAsync, isPending } = useSaveCheck();

  const save = async (
    { date, fields }: Extract<ReadDraft, { kind: "check" }>,
    base: BodyCheck | null,
  ) => {
    setTrouble(null);
    try {
      const outcome = await mutateAsync({ date, fields, base });
      if (outcome.kind === "changed") {
        setDraft((before) => ({ ...before, base: outcome.current }));
        setElsewhere(true);
        return;
      }
      onSaved();
      showToast({ title: t`Check saved`, description: t`It is in your trend now.` });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return { save, isPending, isElsewhere, trouble };
}
