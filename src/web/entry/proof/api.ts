import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

export const passkeysQuery = queryOf("GET /api/account/passkeys", {});

/** Returns whether the server asks for the password or a passkey again before it makes an access. */
export const needsProof = (failure: Error | null): boolean =>
  failure instanceof ApiError && failure.problem?.code === "proof_needed";

export const useProve = (onProven: () => void) =>
  useSave({
    send: (password: string | null) =>
      password === null
        ? withPasskey((part) => call("POST /api/account/proof", { body: part }))
        : call("POST /api/account/proof", { body: { password } }),
    refreshes: [],
    onSaved: onProven,
  });
