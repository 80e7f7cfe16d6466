import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { readUser } from "#web/api/session.ts";
import { useKept } from "#web/entry/kept.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { useDueReminders } from "#web/features/account/reminders/api.ts";
import { forgetPlan, keepPlan } from "#web/worker/note-plan.ts";

/**
 * Tells the worker which messages are about doses, where she chooses them and where they lead. Behind
 * an app lock it is told nothing: then a message has no buttons.
 */
export function NotePlan() {
  const [owner] = useState(() => readUser()?.id ?? "unknown");
  const { t } = useLingui();
  const isLocked = useKept(lockOf(owner)) !== null;
  const { data } = useDueReminders();
  useEffect(() => {
    if (!globalThis.caches || data === undefined) return;
    // An answer that an earlier release kept on the device names none.
    const { notes = [], laterMinutes } = data;
    const buttons = { done: t`Done`, later: t`Later` };
    const work =
      isLocked || notes.length === 0
        ? forgetPlan()
        : keepPlan({ owner, buttons, notes, laterMinutes });
    // A full disk: notes have no buttons.
    work.catch(() => undefined);
  }, [owner, isLocked, data, t]);
  return null;
}
