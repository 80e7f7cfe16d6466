import type { Access } from "#contract/account/access.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";
import type { Confirmation } from "../second-factor/api.ts";

export const accessQuery = { ...queryOf("GET /api/account/access", {}), staleTime: 0 };

const allAccess = [
  "GET /api/account/access",
  "GET /api/account",
  "GET /api/account/sessions",
  "GET /api/account/passkeys",
  "GET /api/account/second-factor",
  "GET /api/calendar-feed",
  "GET /api/shared-reports",
  "GET /api/trusted-views",
  "GET /api/mail-reminders",
  "GET /api/push",
] as const;

type PasswordChange = CallInput<"POST /api/account/password">["body"];

export const useChangePassword = (
  toast: () => ToastMessage,
  onSaved: (change: PasswordChange) => void,
) =>
  useSave({
    send: (body: PasswordChange) =>
      withPasskey((part) => call("POST /api/account/password", { body: { ...body, ...part } })),
    refreshes: allAccess,
    toast,
    onSaved: (_, change) => onSaved(change),
  });

export const useLockOut = (onDone: (password: string) => void) =>
  useSave({
    send: (confirmation: Confirmation) =>
      withPasskey((part) =>
        call("POST /api/account/lock-out", { body: { ...confirmation, ...part } }),
      ),
    refreshes: allAccess,
    onSaved: (_, { password }) => onDone(password),
  });

type NewToken = CallInput<"POST /api/account/tokens">["body"];

export const useMakeToken = (onMade: (token: string) => void) =>
  useSave({
    send: (body: NewToken) => call("POST /api/account/tokens", { body }),
    refreshes: ["GET /api/account/access"],
    onSaved: ({ token }) => onMade(token),
  });

function end({ kind, id }: Access): Promise<unknown> {
  const params = { id };
  if (kind === "calendarFeed") return call("DELETE /api/calendar-feed", {});
  if (kind === "mail") return call("DELETE /api/mail-reminders", {});
  if (kind === "accessToken") return call("DELETE /api/account/tokens/{id}", { params });
  if (kind === "trustedView") return call("DELETE /api/trusted-views/{id}", { params });
  return call("POST /api/shared-reports/{id}/revoke", { params });
}

export const useEndAccess = () => useSave({ send: end, refreshes: allAccess, isOneTap: true });
