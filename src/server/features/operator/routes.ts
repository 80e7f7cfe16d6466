import type { FastifyInstance } from "fastify";
import type { ResponseData } from "#contract/endpoint.ts";
import { getOperator } from "#contract/service.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";

export type Operator = ResponseData<typeof getOperator>;

export function operatorRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  operator: Operator,
): void {
  route(app, gatekeeper, getOperator, async () => operator);
}
