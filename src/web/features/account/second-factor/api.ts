import type { CallAnswer, CallInput } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

export const secondFactorQuery = queryOf("GET /api/account/second-factor", {});

export type Secret = CallAnswer<"POST /api/account/second-factor/secret">;

export const useMakeSecret = (onMade: (secret: Secret) => void) =>
  useSave({
    send: () => call("POST /api/account/second-factor/secret", {}),
    refreshes: [],
    onSaved: onMade,
  });

export interface Confirmation {
  readonly password: string;
  readonly code?: string;
}

type TurningOn = CallInput<"POST /api/account/second-factor">["body"];

export const useTurnOn = (onSaved: (spareCodes: readonly string[]) => void) =>
  useSave({
    send: (body: TurningOn) =>
      withPasskey((current) =>
        call("POST /api/account/second-factor", { body: { ...body, current } }),
      ),
    refreshes: ["GET /api/account/second-factor", "GET /api/account/sessions"],
    onSaved: ({ spareCodes }) => onSaved(spareCodes),
  });

type TurningOff = CallInput<"DELETE /api/account/second-factor">["body"];

export const useTurnOff = (onSaved: () => void) =>
  useSave({
    send: (body: TurningOff) => call("DELETE /api/account/second-factor", { body }),
    refreshes: ["GET /api/account/second-factor", "GET /api/account/sessions"],
    onSaved,
  });
