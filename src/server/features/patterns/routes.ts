import type { FastifyInstance } from "fastify";
import { getPatterns } from "#contract/insights/patterns.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { hasLongHistory } from "#server/storage/journal/reading/long-history.ts";
import { patternsOf } from "./rules.ts";
import type { patternTasks } from "./task.ts";

export function patternRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof patternTasks>,
): void {
  route(app, gatekeeper, getPatterns, async (call) => {
    const reader = journal.read(call.owner);
    if (await hasLongHistory(reader)) return work.run(call, "patterns", null);
    return patternsOf(reader, call.today);
  });
}
