import type { changeEmail } from "#contract/account/account.ts";
import type { CallAnswer } from "#contract/endpoints.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { storeEmail } from "#web/api/session/session.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { Confirmation } from "../second-factor/api.ts";

export const accountQuery = queryOf("GET /api/account", {});
export const sessionsQuery = queryOf("GET /api/account/sessions", {});

export const accessAtOpeningQuery = {
  ...queryOf("GET /api/account/access", {}),
  queryKey: ["/api/account/access", "at opening"],
};

type NewCode = CallAnswer<"POST /api/account/recovery-code">;

type EmailChange = RequestData<typeof changeEmail>["body"];
type ChangedEmail = CallAnswer<"POST /api/account/email">;

export const useChangeEmail = (onSaved: (answer: ChangedEmail) => void) =>
  useSave({
    send: (body: EmailChange) => call("POST /api/account/email", { body }),
    refreshes: ["GET /api/account", "GET /api/mail-reminders"],
    onSaved: (answer: ChangedEmail) => {
      storeEmail(answer.email);
      onSaved(answer);
    },
  });

/** Pass `token` if the new session is not stored yet. */
export const useMakeRecoveryCode = (onSaved: (answer: NewCode) => void, token?: string) =>
  useSave({
    send: (confirmation: Confirmation) =>
      withPasskey((part) =>
        call("POST /api/account/recovery-code", { body: { ...confirmation, ...part } }, { token }),
      ),
    refreshes: ["GET /api/account"],
    onSaved,
  });

export const useRevokeSession = () =>
  useSave({
    send: (id: string) => call("DELETE /api/account/sessions/{id}", { params: { id } }),
    refreshes: ["GET /api/account/sessions", "GET /api/account/access"],
  });

export const useRevokeAllSessions = (onSaved: () => void) =>
  useSave({ send: () => call("DELETE /api/account/sessions", {}), refreshes: [], onSaved });
