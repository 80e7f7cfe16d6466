import { useEffect } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
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
  const { data: due, isFetching } = useQuery({ ...dueQuery, enabled: false });
  const { data } = useOwnMessages(due?.day === today ? due.facts : null);
  // After each answer, an equal one too: a browser that is new has no times yet.
  useEffect(() => {
    if (data !== undefined && !isFetching) handOverTimes(data.minutes);
  }, [data, isFetching]);
  useKeptPlan(due && data && { notes: data.notes, laterMinutes: due.laterMinutes });
  return null;
}
