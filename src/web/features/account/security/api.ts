import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changePassword,
  getAccount,
  listSessions,
  makeRecoveryCode,
  revokeAllSessions,
  revokeSession,
} from "#contract/account.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";

export const accountQuery = queryOf(getAccount, {});
export const sessionsQuery = queryOf(listSessions, {});

/** Changing the password ends every other session, so the list is read again. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly currentPassword: string; readonly newPassword: string }) =>
      call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listSessions.path] }),
  });
}

export function useMakeRecoveryCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(makeRecoveryCode, { body: { password } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getAccount.path] }),
  });
}

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listSessions.path] }),
  });
}

export function useRevokeAllSessions() {
  return useMutation({ mutationFn: () => call(revokeAllSessions, {}) });
}
