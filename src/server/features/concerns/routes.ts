import type { FastifyInstance } from "fastify";
import { type Concerns, listConcerns } from "#contract/concerns.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { createSessionCache } from "#server/http/session-cache.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { hasLongHistory } from "#server/storage/journal/long-history.ts";
import { readConcerns } from "./rules.ts";
import type { concernTasks } from "./task.ts";

export function concernRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof concernTasks>,
): void {
  const cache = createSessionCache<Concerns>();

  route(app, gatekeeper, listConcerns, (call) =>
    cache.get(call, async () => {
      const reader = journal.read(call.owner);
      if (await hasLongHistory(reader)) return work.run(call, "concerns", null);
      return readConcerns(reader, call.today);
    }),
  );
}
