import { useMutation } from "@tanstack/react-query";
import { deleteAccount, exportAccount } from "#contract/account.ts";
import { call } from "#web/api/call.ts";

export function useExportAccount() {
  return useMutation({ mutationFn: () => call(exportAccount, {}) });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
  });
}
