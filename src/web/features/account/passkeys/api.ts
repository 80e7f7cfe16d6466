import type { CallAnswer, CallInput } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { Confirmation } from "../second-factor/api.ts";

export type MadePasskey = CallInput<"POST /api/account/passkeys">["body"];
export type AddedPasskey = CallAnswer<"POST /api/account/passkeys">;

/** Creates a passkey and adds it if it can decrypt the data (PRF); otherwise calls `onMade`. */
export const useMakePasskey = (onAdded: () => void, onMade: (made: MadePasskey) => void) =>
  useSave({
    send: async ({ password, ...proof }: Confirmation) => {
      const asked = await withPasskey((part) =>
        call("POST /api/account/passkeys/challenge", { body: { password, ...proof, ...part } }),
      );
      const { makePasskey } = await import("#web/api/session/passkey-device.ts");
      const made: MadePasskey = { password, ...(await makePasskey(asked)) };
      if (made.prf === undefined) return made;
      await call("POST /api/account/passkeys", { body: made });
      return null;
    },
    refreshes: ["GET /api/account/passkeys"],
    onSaved: (made) => (made ? onMade(made) : onAdded()),
  });

const ofSecondStep = [
  "GET /api/account/passkeys",
  "GET /api/account/second-factor",
  "GET /api/account/sessions",
] as const;

export const useAddSecondStep = (onSaved: (added: AddedPasskey) => void) =>
  useSave({
    send: (body: MadePasskey) => call("POST /api/account/passkeys", { body }),
    refreshes: ofSecondStep,
    onSaved,
  });

export const useRemovePasskey = (id: string, onSaved: () => void) =>
  useSave({
    send: (proof: Confirmation) =>
      withPasskey((part) =>
        call("DELETE /api/account/passkeys/{id}", { params: { id }, body: { ...proof, ...part } }),
      ),
    refreshes: ofSecondStep,
    onSaved,
  });
