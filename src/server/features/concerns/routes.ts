import type { FastifyInstance } from "fastify";
import { listConcerns } from "#contract/insights/concerns.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { hasLongHistory } from "#server/storage/journal/reading/long-history.ts";
import { readConcerns } from "./rules.ts";
import type { concernTasks } from "./task.ts";

export function concernRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof concernTasks>,
): void {
  route(app, gatekeeper, listConcerns, async (call) => {
    const reader = journal.read(call.owner);
    if (await hasLongHistory(reader)) return work.run(call, "concerns", null);
    return readConcerns(reader, call.today);
  });
}
