import type { FastifyInstance } from "fastify";
import type { ResponseData } from "#contract/endpoint.ts";
import { getPatterns } from "#contract/patterns.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { createSessionCache } from "#server/http/session-cache.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { hasLongHistory } from "#server/storage/journal/long-history.ts";
import { patternsOf } from "./rules.ts";
import type { patternTasks } from "./task.ts";

export function patternRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof patternTasks>,
): void {
  const cache = createSessionCache<ResponseData<typeof getPatterns>>();

  route(app, gatekeeper, getPatterns, (call) =>
    cache.get(call, async () => {
      const reader = journal.read(call.owner);
      if (await hasLongHistory(reader)) return work.run(call, "patterns", null);
      return patternsOf(reader, call.today);
    }),
  );
}
