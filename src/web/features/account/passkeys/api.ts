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
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { Confirmation } from "../second-factor/api.ts";

export type MadePasskey = RequestInput<typeof addPasskey>["body"];
export type AddedPasskey = ResponseData<typeof addPasskey>;

/** Creates a passkey and adds it if it can decrypt the data (PRF); otherwise calls `onMade`. */
export const useMakePasskey = (onAdded: () => void, onMade: (made: MadePasskey) => void) =>
  useSave({
    send: async ({ password, ...proof }: Confirmation) => {
      const asked = await withPasskey((part) =>
        call(beginPasskey, { body: { password, ...proof, ...part } }),
      );
      const { makePasskey } = await import("#web/api/session/passkey-device.ts");
      const made: MadePasskey = { password, ...(await makePasskey(asked)) };
      if (made.prf === undefined) return made;
      await call(addPasskey, { body: made });
      return null;
    },
    refreshes: [listPasskeys],
    onSaved: (made) => (made ? onMade(made) : onAdded()),
  });

/** Calls whose answers change with a second step; it also ends the user's other sessions. */
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
