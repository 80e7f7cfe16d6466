import { useEffect } from "react";
import type { CallInput } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { callForFile } from "#web/api/call-for-file.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { followWrites } from "#web/api/writes.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { saveFile } from "#web/ui/browser/save-file.ts";

export const remindersQuery = queryOf("GET /api/reminders", {});
export const dueQuery = queryOf("GET /api/reminders/due", {});

export type ReminderChanges = CallInput<"PATCH /api/reminders">["body"];

export const saveReminders = (body: ReminderChanges) => call("PATCH /api/reminders", { body });

export function useDueReminders() {
  const client = useQueryClient();
  useEffect(() => followWrites(() => void client.invalidateQueries(dueQuery)), [client]);
  return useQuery({ ...dueQuery, staleTime: 0 });
}

export const feedQuery = queryOf("GET /api/calendar-feed", {});

export const useMakeFeed = () =>
  useSave({
    send: () => call("POST /api/calendar-feed", {}),
    refreshes: ["GET /api/calendar-feed"],
    isOneTap: true,
  });

export const useEndFeed = () =>
  useSave({
    send: () => call("DELETE /api/calendar-feed", {}),
    refreshes: ["GET /api/calendar-feed"],
    isOneTap: true,
  });

export const useSaveFeedFile = (path: string) =>
  useMutation({
    mutationFn: async () => {
      const token = path.slice(path.lastIndexOf("/") + 1);
      saveFile(await callForFile("GET /api/calendar-feed/{token}", { params: { token } }));
    },
  });
