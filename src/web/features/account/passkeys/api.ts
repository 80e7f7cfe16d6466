import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "#contract/passkeys.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { useSave } from "#web/entry/use-save.ts";

export const passkeysQuery = queryOf(listPasskeys, {});

export const useAddPasskey = (onSaved: () => void) =>
  useSave({
    send: async (password: string) => {
      const asked = await call(beginPasskey, { body: { password } });
      const { makePasskey } = await import("#web/api/passkey-device.ts");
      return call(addPasskey, { body: { password, ...(await makePasskey(asked)) } });
    },
    refreshes: [listPasskeys],
    onSaved,
  });

export const useRemovePasskey = (id: string, onSaved: () => void) =>
  useSave({
    send: (password: string) => call(removePasskey, { params: { id }, body: { password } }),
    refreshes: [listPasskeys],
    onSaved,
  });
