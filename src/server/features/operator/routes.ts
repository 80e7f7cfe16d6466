import type { FastifyInstance } from "fastify";
import { getOperator } from "#contract/account/service.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";

export type Operator = ResponseData<typeof getOperator>;

export function operatorRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  operator: Operator,
): void {
  route(app, gatekeeper, getOperator, async () => operator);
}
