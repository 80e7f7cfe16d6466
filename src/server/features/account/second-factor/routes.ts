import type { FastifyInstance } from "fastify";
import * as secondFactor from "#contract/account/second-factor.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { AccessServices } from "../access.ts";
import { describeAccount } from "../management.ts";
import { describeSecondFactor, makeSecret, turnOff, turnOn } from "./rules.ts";

export function secondFactorRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  services: AccessServices,
): void {
  route(app, gatekeeper, secondFactor.getSecondFactor, ({ owner }) =>
    describeSecondFactor(services, owner),
  );
  route(app, gatekeeper, secondFactor.makeSecondFactorSecret, async ({ owner }) =>
    makeSecret((await describeAccount(services, owner)).email),
  );
  route(app, gatekeeper, secondFactor.turnOnSecondFactor, async (call) => ({
    spareCodes: await turnOn(services, call, call.body),
  }));
  route(app, gatekeeper, secondFactor.turnOffSecondFactor, async (call) => {
    await turnOff(services, call, call.body);
    return null;
  });
}
