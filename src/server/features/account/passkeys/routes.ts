import type { FastifyInstance } from "fastify";
import * as passkeys from "#contract/account/passkeys.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { makeChallenge } from "#server/storage/vault/challenge.ts";
import type { AccessServices } from "../access.ts";
import { SIGN_IN } from "./challenges.ts";
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "./rules.ts";
import { signInWithPasskey } from "./sign-in.ts";

export function passkeyRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  services: AccessServices,
): void {
  const { secret, clock, site } = services;

  route(app, gatekeeper, passkeys.listPasskeys, ({ owner }) => listPasskeys(services, owner));
  route(app, gatekeeper, passkeys.beginPasskey, (call) => beginPasskey(services, call, call.body));
  route(app, gatekeeper, passkeys.addPasskey, (call) => addPasskey(services, call, call.body));
  route(app, gatekeeper, passkeys.removePasskey, async (call) => {
    await removePasskey(services, call, call.params.id, call.body);
    return null;
  });

  route(app, gatekeeper, passkeys.beginPasskeySignIn, async () => ({
    challenge: makeChallenge(secret, SIGN_IN, clock()),
    site: site.id,
  }));
  route(app, gatekeeper, passkeys.signInWithPasskey, ({ caller, headers, body }) =>
    signInWithPasskey(services, { ...caller, deviceToken: headers["device-token"] }, body),
  );
}
