import type { ResponseData } from "#contract/kernel/endpoint.ts";
import { endMail, getMail, startMail } from "#contract/push/mail.ts";
import { listDueReminders } from "#contract/push/reminders.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { queryOf } from "#web/api/query-of.ts";
import { useSave } from "#web/entry/use-save.ts";

/** Notes by e-mail as they stand, and what such a mail says. */
export type Mail = NonNullable<ResponseData<typeof getMail>["mail"]>;

const mailQuery = queryOf(getMail, {});

/** `null` where this copy of Mwezi sends no mail, and until that is known. */
export function useMail(): Mail | null {
  // The link in a mail changes it too, and so does an address that takes none.
  const { data } = useQuery({ ...mailQuery, refetchOnMount: "always" });
  return data?.mail ?? null;
}

/** Her consent; the first mail asks the address itself. */
export function useStartMail() {
  const client = useQueryClient();
  return useSave({
    send: (_draft: null) => call(startMail, {}),
    refreshes: [getMail],
    isOneTap: true,
    // Asked what is due, the server works out when to write.
    onSaved: () => void client.refetchQueries({ queryKey: [listDueReminders.path] }),
  });
}

export const useEndMail = () =>
  useSave({
    send: (_draft: null) => call(endMail, {}),
    refreshes: [getMail],
    isOneTap: true,
  });
