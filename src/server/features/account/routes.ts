import type { FastifyInstance } from "fastify";
import * as account from "#contract/account.ts";
import * as auth from "#contract/auth.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { type AccessServices, recover, register, signIn } from "./access.ts";
import { changePassword, deleteAccount, describeAccount, issueRecoveryCode } from "./management.ts";
import { endAllSessions, endSession, listSessions } from "./sessions.ts";

export function accountRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  services: AccessServices,
): void {
  const { db } = services;

  route(app, gatekeeper, auth.register, ({ caller, body }) => register(services, caller, body));
  route(app, gatekeeper, auth.login, ({ caller, body }) => signIn(services, caller, body));
  route(app, gatekeeper, auth.recover, ({ caller, body }) => recover(services, caller, body));
  route(app, gatekeeper, auth.logout, async ({ owner, session }) => {
    await endSession(db, owner, session.tokenHash);
    return null;
  });

  route(app, gatekeeper, account.getAccount, ({ owner }) => describeAccount(services, owner));
  route(app, gatekeeper, account.changePassword, async ({ session, body }) => {
    await changePassword(services, session, body);
    return null;
  });
  route(app, gatekeeper, account.makeRecoveryCode, async ({ session, body }) => ({
    recoveryCode: await issueRecoveryCode(services, session, body.password),
  }));
  route(app, gatekeeper, account.deleteAccount, async ({ session, body }) => {
    await deleteAccount(services, session, body.password);
    return null;
  });

  route(app, gatekeeper, account.listSessions, ({ session }) => listSessions(db, session));
  route(app, gatekeeper, account.revokeSession, async ({ owner, params }) => {
    await endSession(db, owner, params.id);
    return null;
  });
  route(app, gatekeeper, account.revokeAllSessions, async ({ owner }) => {
    await endAllSessions(db, owner);
    return null;
  });
}
