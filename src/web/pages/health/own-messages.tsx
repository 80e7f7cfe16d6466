import { useEffect } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { dueQuery } from "#web/features/account/reminders/api.ts";
import { handOverTimes } from "#web/features/account/reminders/own-messages.ts";
import { useStoredPlan } from "./note-plan.tsx";
import { useOwnMessages } from "./use-own-messages.ts";

/** Sends the times to the server and the contents to the worker, after each fetch. */
export function OwnMessages() {
  const { today } = useClock();
  const { data: due, isFetching } = useQuery({ ...dueQuery, enabled: false });
  const { data } = useOwnMessages(due?.day === today ? due.facts : null);
  // Runs after every response, even an equal one: a new browser has no times on the server yet.
  useEffect(() => {
    if (data !== undefined && !isFetching) handOverTimes(data.minutes);
  }, [data, isFetching]);
  useStoredPlan(due && data && { notes: data.notes, laterMinutes: due.laterMinutes });
  return null;
}
