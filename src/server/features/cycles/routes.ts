import type { FastifyInstance } from "fastify";
import {
  changeCycle,
  deleteCycle,
  getCycleSummary,
  listCycles,
  startCycle,
} from "#contract/cycles.ts";
import { getForecast } from "#contract/forecast.ts";
import { notFound } from "#server/http/problems.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { daysOf } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { ReadOverview } from "./overview.ts";
import { changedCycle, checkCycle, newCycle, newestFirst } from "./rules.ts";

export function cycleRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  readOverview: ReadOverview,
): void {
  route(app, gatekeeper, listCycles, async ({ owner, query }) =>
    newestFirst(await journal.read(owner).list("cycle", daysOf(query))),
  );

  route(app, gatekeeper, startCycle, ({ owner, body, today, timeZone }) =>
    journal.write(owner, async (writer) => {
      const { id, ...sent } = body;
      const replayed = id === undefined ? null : await writer.find("cycle", id);
      if (replayed) return replayed;
      const cycle = newCycle(id ?? crypto.randomUUID(), sent, { today, timeZone });
      checkCycle(cycle, await writer.list("cycle"), today);
      await writer.put("cycle", cycle);
      return cycle;
    }),
  );

  route(app, gatekeeper, changeCycle, ({ owner, params, body, today, timeZone }) =>
    journal.write(owner, async (writer) => {
      const cycles = await writer.list("cycle");
      const before = cycles.find((cycle) => cycle.id === params.id);
      if (!before) throw notFound();
      const after = changedCycle(before, body, { today, timeZone });
      checkCycle(
        after,
        cycles.filter((cycle) => cycle !== before),
        today,
      );
      await writer.put("cycle", after);
      return after;
    }),
  );

  route(app, gatekeeper, deleteCycle, ({ owner, params }) =>
    journal.write(owner, async (writer) => {
      if (!(await writer.remove("cycle", params.id))) throw notFound();
      return null;
    }),
  );

  route(app, gatekeeper, getCycleSummary, async (call) => (await readOverview(call)).summary);

  route(app, gatekeeper, getForecast, async (call) => (await readOverview(call)).insight);
}
