import { type Access, listAccess, lockEveryoneOut } from "#contract/account/access.ts";
import { changePassword, getAccount, listSessions } from "#contract/account/account.ts";
import { listPasskeys } from "#contract/account/passkeys.ts";
import { getSecondFactor } from "#contract/account/second-factor.ts";
import type { RequestInput } from "#contract/kernel/endpoint.ts";
import { endCalendarFeed, getCalendarFeed } from "#contract/push/calendar-feed.ts";
import { endMail, getMail } from "#contract/push/mail.ts";
import { getPush } from "#contract/push/push.ts";
import { listSharedReports, revokeSharedReport } from "#contract/visit/links.ts";
import { endTrustedView, listTrustedViews } from "#contract/visit/trusted-views.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";
import type { Confirmation } from "../second-factor/api.ts";

export const accessQuery = { ...queryOf(listAccess, {}), refetchOnMount: "always" as const };

/** Every call whose answer changes after a lock-out or a password change. */
const allAccess = [
  listAccess,
  getAccount,
  listSessions,
  listPasskeys,
  getSecondFactor,
  getCalendarFeed,
  listSharedReports,
  listTrustedViews,
  getMail,
  getPush,
];

type PasswordChange = RequestInput<typeof changePassword>["body"];

export const useChangePassword = (
  toast: () => ToastMessage,
  onSaved: (change: PasswordChange) => void,
) =>
  useSave({
    send: (body: PasswordChange) =>
      withPasskey((part) => call(changePassword, { body: { ...body, ...part } })),
    refreshes: allAccess,
    toast,
    onSaved: (_, change) => onSaved(change),
  });

export const useLockOut = (onDone: (password: string) => void) =>
  useSave({
    send: (confirmation: Confirmation) =>
      withPasskey((part) => call(lockEveryoneOut, { body: { ...confirmation, ...part } })),
    refreshes: allAccess,
    onSaved: (_, { password }) => onDone(password),
  });

/** Ends an access by its own call. */
function end({ kind, id }: Access): Promise<unknown> {
  const params = { id };
  if (kind === "calendarFeed") return call(endCalendarFeed, {});
  if (kind === "mail") return call(endMail, {});
  if (kind === "trustedView") return call(endTrustedView, { params });
  return call(revokeSharedReport, { params });
}

export const useEndAccess = () => useSave({ send: end, refreshes: allAccess, isOneTap: true });
