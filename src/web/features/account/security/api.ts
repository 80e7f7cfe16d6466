import { listAccess } from "#contract/account/access.ts";
import {
  changeEmail,
  getAccount,
  listSessions,
  makeRecoveryCode,
  revokeAllSessions,
  revokeSession,
} from "#contract/account/account.ts";
import type { RequestData, ResponseData } from "#contract/kernel/endpoint.ts";
import { getMail } from "#contract/push/mail.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { storeEmail } from "#web/api/session/session.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { Confirmation } from "../second-factor/api.ts";

export const accountQuery = queryOf(getAccount, {});
export const sessionsQuery = queryOf(listSessions, {});

export const accessAtOpeningQuery = {
  ...queryOf(listAccess, {}),
  queryKey: [listAccess.path, "at opening"],
};

type NewCode = ResponseData<typeof makeRecoveryCode>;

type EmailChange = RequestData<typeof changeEmail>["body"];
type ChangedEmail = ResponseData<typeof changeEmail>;

export const useChangeEmail = (onSaved: (answer: ChangedEmail) => void) =>
  useSave({
    send: (body: EmailChange) => call(changeEmail, { body }),
    refreshes: [getAccount, getMail],
    onSaved: (answer: ChangedEmail) => {
      storeEmail(answer.email);
      onSaved(answer);
    },
  });

/** Pass `token` if the new session is not stored yet. */
export const useMakeRecoveryCode = (onSaved: (answer: NewCode) => void, token?: string) =>
  useSave({
    send: async (confirmation: Confirmation) => {
      return withPasskey((part) =>
        call(makeRecoveryCode, { body: { ...confirmation, ...part } }, { token }),
      );
    },
    refreshes: [getAccount],
    onSaved,
  });

export const useRevokeSession = () =>
  useSave({
    send: (id: string) => call(revokeSession, { params: { id } }),
    refreshes: [listSessions, listAccess],
  });

export const useRevokeAllSessions = (onSaved: () => void) =>
  useSave({ send: () => call(revokeAllSessions, {}), refreshes: [], onSaved });
