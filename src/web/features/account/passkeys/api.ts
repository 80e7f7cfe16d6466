import { listSessions } from "#contract/account/account.ts";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from "#contract/account/passkeys.ts";
import { getSecondFactor } from "#contract/account/second-factor.ts";
import type { RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { withPasskey } from "#web/api/with-passkey.ts";
import { useSave } from "#web/entry/use-save.ts";
import type { Confirmation } from "../second-factor/api.ts";

export const passkeysQuery = queryOf(listPasskeys, {});

export type MadePasskey = RequestInput<typeof addPasskey>["body"];
export type AddedPasskey = ResponseData<typeof addPasskey>;

/** Makes a passkey, and adds it where it opens her data; `onMade` is handed one that does not. */
export const useMakePasskey = (onAdded: () => void, onMade: (made: MadePasskey) => void) =>
  useSave({
    send: async ({ password, ...proof }: Confirmation) => {
      const asked = await withPasskey((part) =>
        call(beginPasskey, { body: { password, ...proof, ...part } }),
      );
      const { makePasskey } = await import("#web/api/passkey-device.ts");
      const made: MadePasskey = { password, ...(await makePasskey(asked)) };
      if (made.prf === undefined) return made;
      await call(addPasskey, { body: made });
      return null;
    },
    refreshes: [listPasskeys],
    onSaved: (made) => (made ? onMade(made) : onAdded()),
  });

/** What a second step changes: what is asked at sign-in, and her other sessions, which it ends. */
const ofSecondStep = [listPasskeys, getSecondFactor, listSessions];

export const useAddSecondStep = (onSaved: (added: AddedPasskey) => void) =>
  useSave({
    send: (body: MadePasskey) => call(addPasskey, { body }),
    refreshes: ofSecondStep,
    onSaved,
  });

export const useRemovePasskey = (id: string, onSaved: () => void) =>
  useSave({
    send: async (proof: Confirmation) => {
      return withPasskey((part) =>
        call(removePasskey, { params: { id }, body: { ...proof, ...part } }),
      );
    },
    refreshes: ofSecondStep,
    onSaved,
  });
