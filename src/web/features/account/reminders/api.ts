import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { RequestInput } from "#contract/endpoint.ts";
import { changeReminders, getReminders, listDueReminders } from "#contract/reminders.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { followWrites } from "#web/api/writes.ts";

export const remindersQuery = queryOf(getReminders, {});
const dueQuery = queryOf(listDueReminders, {});

export type ReminderChanges = RequestInput<typeof changeReminders>["body"];

export const saveReminders = (body: ReminderChanges) => call(changeReminders, { body });

/** What is due today, asked anew whenever she has written something. */
export function useDueReminders() {
  const client = useQueryClient();
  useEffect(() => followWrites(() => void client.invalidateQueries(dueQuery)), [client]);
  return useQuery({ ...dueQuery, refetchOnMount: "always" });
}
