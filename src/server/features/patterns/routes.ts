import type { FastifyInstance } from "fastify";
import type { ResponseData } from "#contract/endpoint.ts";
import { getPatterns } from "#contract/patterns.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { createSessionCache } from "#server/http/session-cache.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { patternsOf } from "./rules.ts";

export function patternRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  const cache = createSessionCache<ResponseData<typeof getPatterns>>();

  route(app, gatekeeper, getPatterns, (call) =>
    cache.get(call, () => patternsOf(journal.read(call.owner), call.today)),
  );
}
