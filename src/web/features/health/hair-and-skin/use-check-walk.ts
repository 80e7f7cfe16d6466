import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { SkinLook } from "../body-figures/view-model.ts";
import { checkDraftOf, readSkinLook, saveCheck, skinLookRecord } from "./api.ts";
import {
  type CheckDraft,
  type CheckStep,
  isTouched,
  moveDraft,
  type ReadDraft,
  readDraft,
} from "./view-model.ts";

export interface CheckWalkProps {
  readonly initial: CheckDraft;
  readonly checks: readonly HairAndSkin[];
  readonly today: CalendarDay;
  readonly owner: string;
  readonly onLeave: () => void;
}

export function useCheckWalk({ initial, checks, today, owner, onLeave }: CheckWalkProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [hasReviewed, setReviewed] = useState(initial.step === "review");
  const [look, setLook] = useState(readSkinLook);
  const [hindrance, setHindrance] = useState<Exclude<ReadDraft["kind"], "check"> | null>(null);
  const leave = () => {
    checkDraftOf(owner).write(null);
    onLeave();
  };
  const saving = useSave({
    send: saveCheck,
    base: draft.base,
    refreshes: ["GET /api/body-checks"],
    toast: () => ({ title: t`Check saved`, description: t`It's in your trend now.` }),
    onSaved: leave,
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
    const check = checks.find((one) => one.date === date) ?? null;
    change(moveDraft(draft, date, check));
  };
  const chooseLook = (next: SkinLook) => {
    skinLookRecord.write(next);
    setLook(next);
  };
  const save = async () => {
    const read = readDraft(draft, today);
    setHindrance(read.kind === "check" ? null : read.kind);
    if (read.kind === "check") await saving.save({ date: read.date, ...read.fields });
  };
  const { failure, conflict, isSaving } = saving;
  const state = { draft, look, hasReviewed, hindrance, failure, conflict, isSaving };
  return { ...state, change, go, move, chooseLook, save, leave };
}
