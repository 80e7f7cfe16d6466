import { listSessions } from "#contract/account/account.ts";
import {
  getSecondFactor,
  makeSecondFactorSecret,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "#contract/account/second-factor.ts";
import type { RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { withPasskey } from "#web/api/session/with-passkey.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

export const secondFactorQuery = queryOf(getSecondFactor, {});

export type Secret = ResponseData<typeof makeSecondFactorSecret>;

export const useMakeSecret = (onMade: (secret: Secret) => void) =>
  useSave({
    send: (_: null) => call(makeSecondFactorSecret, {}),
    refreshes: [],
    onSaved: onMade,
  });

/** Credentials for an account with a second factor; without `code` a passkey replaces it. */
export interface Confirmation {
  readonly password: string;
  readonly code?: string;
}

type TurningOn = RequestInput<typeof turnOnSecondFactor>["body"];

export const useTurnOn = (onSaved: (spareCodes: readonly string[]) => void) =>
  useSave({
    send: async (body: TurningOn) => {
      return withPasskey((current) => call(turnOnSecondFactor, { body: { ...body, current } }));
    },
    refreshes: [getSecondFactor, listSessions],
    onSaved: ({ spareCodes }) => onSaved(spareCodes),
  });

type TurningOff = RequestInput<typeof turnOffSecondFactor>["body"];

export const useTurnOff = (onSaved: () => void) =>
  useSave({
    send: (body: TurningOff) => call(turnOffSecondFactor, { body }),
    refreshes: [getSecondFactor, listSessions],
    onSaved,
  });
