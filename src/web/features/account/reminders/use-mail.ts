import type { CallAnswer } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

export type Mail = NonNullable<CallAnswer<"GET /api/mail-reminders">["mail"]>;

const mailQuery = queryOf("GET /api/mail-reminders", {});

export function useMail(): Mail | null {
  // A link in a mail or an undeliverable address changes the state too.
  const { data } = useQuery({ ...mailQuery, staleTime: 0 });
  return data?.mail ?? null;
}

/** Records consent; the server then sends a confirmation mail. */
export function useStartMail() {
  return useSave({
    send: () => call("POST /api/mail-reminders", {}),
    refreshes: ["GET /api/mail-reminders"],
    isOneTap: true,
    // The server schedules mails when the due reminders are fetched.
    onSaved: () => void call("GET /api/reminders/due", {}).catch(() => undefined),
  });
}

export const useEndMail = () =>
  useSave({
    send: () => call("DELETE /api/mail-reminders", {}),
    refreshes: ["GET /api/mail-reminders"],
    isOneTap: true,
  });
