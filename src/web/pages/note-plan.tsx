import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { readUser } from "#web/api/session.ts";
import { useKept } from "#web/entry/kept.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { useDueReminders } from "#web/features/account/reminders/api.ts";
import { forgetPlan, keepPlan, type NotePlan as Plan } from "#web/worker/note-plan.ts";

type Messages = Pick<Plan, "notes" | "laterMinutes">;

/**
 * Tells the worker which messages are about doses, where she chooses them and where they lead. Behind
 * an app lock it is told nothing: then a message has no buttons. What is told stays until it is known
 * anew.
 */
export function useKeptPlan(messages: Messages | undefined) {
  const [owner] = useState(() => readUser()?.id ?? "unknown");
  const { t } = useLingui();
  const isLocked = useKept(lockOf(owner)) !== null;
  const { notes, laterMinutes } = messages ?? {};
  useEffect(() => {
    if (!globalThis.caches || notes === undefined || laterMinutes === undefined) return;
    const buttons = { done: t`Done`, later: t`Later` };
    const work =
      isLocked || notes.length === 0
        ? forgetPlan()
        : keepPlan({ owner, buttons, notes, laterMinutes });
    // A full disk: notes have no buttons.
    work.catch(() => undefined);
  }, [owner, isLocked, notes, laterMinutes, t]);
}

const NO_NOTES: Messages["notes"] = [];

/** The messages that the server works out; of others `OwnMessages` tells. */
export function NotePlan() {
  const { data } = useDueReminders();
  // An answer that an earlier release kept on the device names none.
  const isOfServer = data !== undefined && (data.facts ?? null) === null;
  useKeptPlan(isOfServer ? { ...data, notes: data.notes ?? NO_NOTES } : undefined);
  return null;
}
