import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClock } from "#web/entry/use-clock.ts";
import { dueQuery } from "#web/features/account/reminders/api.ts";
import { handOverTimes } from "#web/features/account/reminders/own-messages.ts";
import { useKeptPlan } from "./note-plan.tsx";
import { useOwnMessages } from "./use-own-messages.ts";

/**
 * Works out, behind whatever page is open, when messages leave that her cycle decides, hands over the
 * times and tells the worker what they are about. Each time it is asked what is due. Draws nothing.
 */
export function OwnMessages() {
  const { today } = useClock();
  const { data: due, dataUpdatedAt } = useQuery({ ...dueQuery, enabled: false });
  const { data } = useOwnMessages(due?.day === today ? due.facts : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser that is new has no times yet
  useEffect(() => {
    if (data !== undefined) handOverTimes(data.minutes);
  }, [data, dataUpdatedAt]);
  useKeptPlan(due && data && { notes: data.notes, laterMinutes: due.laterMinutes });
  return null;
}
