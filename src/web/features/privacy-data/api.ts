import { useMutation } from "@tanstack/react-query";
import { deleteAccount, exportAccount } from "#contract/account.ts";
import { call, callForFile } from "#web/api/call.ts";

export function useExportAccount() {
  return useMutation({ mutationFn: () => callForFile(exportAccount, {}) });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
  });
}
