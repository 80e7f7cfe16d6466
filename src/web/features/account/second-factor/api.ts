import { listSessions } from "#contract/account/account.ts";
import {
  getSecondFactor,
  makeSecondFactorSecret,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "#contract/account/second-factor.ts";
import type { RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { useSave } from "#web/entry/use-save.ts";

export const secondFactorQuery = queryOf(getSecondFactor, {});

export type Secret = ResponseData<typeof makeSecondFactorSecret>;

export const useMakeSecret = (onMade: (secret: Secret) => void) =>
  useSave({
    send: (_: null) => call(makeSecondFactorSecret, {}),
    refreshes: [],
    onSaved: onMade,
  });

type TurningOn = RequestInput<typeof turnOnSecondFactor>["body"];

export const useTurnOn = (onSaved: (spareCodes: readonly string[]) => void) =>
  useSave({
    send: (body: TurningOn) => call(turnOnSecondFactor, { body }),
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
