import type { FastifyInstance } from "fastify";
import { getCortisolInsight } from "#contract/insights/insights.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { readDays } from "#server/storage/journal/reading/read-days.ts";
import { cortisolInsight, insightDays } from "./rules.ts";

export function insightRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getCortisolInsight, async ({ owner, today }) =>
    cortisolInsight(
      dayRecords(await readDays(journal.read(owner), insightDays(today))).values(),
      today,
    ),
  );
}
