import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { readUser } from "#web/api/session/session.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { useDueReminders } from "#web/features/account/reminders/api.ts";
import { forgetPlan, keepPlan, type NotePlan as Plan } from "#web/worker/note-plan.ts";

type Messages = Pick<Plan, "notes" | "laterMinutes">;

/** Stores which messages are about doses; with an app lock nothing, so they have no buttons. */
export function useStoredPlan(messages: Messages | undefined) {
  const [owner] = useState(() => readUser()?.id ?? "unknown");
  const { t } = useLingui();
  const isLocked = useStoredValue(lockOf(owner)) !== null;
  const { notes, laterMinutes } = messages ?? {};
  useEffect(() => {
    if (!globalThis.caches || notes === undefined || laterMinutes === undefined) return;
    const buttons = { done: t`Done`, later: t`Later` };
    const work =
      isLocked || notes.length === 0
        ? forgetPlan()
        : keepPlan({ owner, buttons, notes, laterMinutes });
    // If the disk is full, notes have no buttons.
    work.catch(() => undefined);
  }, [owner, isLocked, notes, laterMinutes, t]);
}

const NO_NOTES: Messages["notes"] = [];

/** The plan of messages computed by the server; `OwnMessages` handles those of this device. */
export function NotePlan() {
  const { data } = useDueReminders();
  // An answer cached by an earlier release has no facts.
  const isOfServer = data !== undefined && (data.facts ?? null) === null;
  useStoredPlan(isOfServer ? { ...data, notes: data.notes ?? NO_NOTES } : undefined);
  return null;
}
