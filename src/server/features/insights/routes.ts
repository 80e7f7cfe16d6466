import type { FastifyInstance } from "fastify";
import { getCortisolInsight } from "#contract/insights.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { cortisolInsight, insightDays } from "./rules.ts";

export function insightRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getCortisolInsight, async ({ owner, today }) =>
    cortisolInsight(await journal.read(owner).list("stress", insightDays(today)), today),
  );
}
