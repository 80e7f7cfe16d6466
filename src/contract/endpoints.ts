import * as account from "./account.ts";
import * as auth from "./auth.ts";
import * as cycles from "./cycles.ts";
import type { Endpoint } from "./endpoint.ts";
import * as profile from "./profile.ts";
import * as service from "./service.ts";

/** Every call of the API, for the OpenAPI document and for the tests that walk them all. */
export const endpoints: readonly Endpoint[] = [
  auth.register,
  auth.login,
  auth.recover,
  auth.logout,
  account.getAccount,
  account.changePassword,
  account.makeRecoveryCode,
  account.listSessions,
  account.revokeSession,
  account.revokeAllSessions,
  account.exportAccount,
  account.deleteAccount,
  profile.getProfile,
  profile.changeProfile,
  cycles.listCycles,
  cycles.startCycle,
  cycles.changeCycle,
  cycles.getCycleSummary,
  service.getOperator,
];
