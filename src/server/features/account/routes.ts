import type { FastifyInstance } from "fastify";
import * as access from "#contract/account/access.ts";
import * as account from "#contract/account/account.ts";
import * as auth from "#contract/account/auth.ts";
import type { Caller } from "#server/http/caller.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { type AccessServices, recover, signIn } from "./access.ts";
import { changeEmail } from "./email-change.ts";
import { changePassword, lockOut } from "./lock-out/rules.ts";
import { deleteAccount, describeAccount, issueRecoveryCode, proveAgain } from "./management.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { begin, register } from "./registration.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import {
  endAllSessions,
  endSession,
  listSessions,
  revokeSession,
  type Visitor,
} from "./sessions.ts";

export function accountRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  services: AccessServices,
): void {
  const { db } = services;
  passkeyRoutes(app, gatekeeper, services);
  secondFactorRoutes(app, gatekeeper, services);

  route(app, gatekeeper, auth.register, async (call) => {
    await gatekeeper.capacity.checkRegistration();
    return register(services, visitorOf(call), call.body);
  });
  route(app, gatekeeper, auth.begin, async (call) => {
    await gatekeeper.capacity.checkRegistration();
    return begin(services, visitorOf(call), call.body);
  });
  route(app, gatekeeper, auth.login, (call) => signIn(services, visitorOf(call), call.body));
  route(app, gatekeeper, auth.recover, (call) => recover(services, visitorOf(call), call.body));
  route(app, gatekeeper, auth.logout, async ({ session }) => {
    await endSession(db, session);
    return null;
  });

  route(app, gatekeeper, account.getAccount, ({ owner }) => describeAccount(services, owner));
  route(app, gatekeeper, account.changePassword, async (call) => {
    await changePassword(services, call, call.body);
    return null;
  });
  route(app, gatekeeper, account.changeEmail, (call) => changeEmail(services, call, call.body));
  route(app, gatekeeper, access.lockEveryoneOut, async (call) => {
    await lockOut(services, call, call.body);
    return null;
  });
  route(app, gatekeeper, access.proveSession, async (call) => {
    await proveAgain(services, call, call.body);
    return null;
  });
  route(app, gatekeeper, account.makeRecoveryCode, async (call) => ({
    recoveryCode: await issueRecoveryCode(services, call, call.body),
  }));
  route(app, gatekeeper, account.deleteAccount, async (call) => {
    await deleteAccount(services, call, call.body.password);
    return null;
  });

  route(app, gatekeeper, account.listSessions, ({ session }) => listSessions(db, session));
  route(app, gatekeeper, account.revokeSession, async ({ owner, params }) => {
    await revokeSession(db, owner, params.id);
    return null;
  });
  route(app, gatekeeper, account.revokeAllSessions, async ({ owner }) => {
    await endAllSessions(db, owner);
    return null;
  });
}

interface SigningIn {
  readonly caller: Caller;
  readonly headers: auth.DeviceHeaders;
}

const visitorOf = ({ caller, headers }: SigningIn): Visitor => ({
  ...caller,
  deviceToken: headers["device-token"],
});
