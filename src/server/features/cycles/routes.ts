import type { FastifyInstance } from "fastify";
import {
  changeCycle,
  deleteCycle,
  getCycleSummary,
  listCycles,
  startCycle,
} from "#contract/cycles.ts";
import { getForecast } from "#contract/forecast.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { listEntries } from "#server/storage/journal/list-entries.ts";
import {
  answerOf,
  existing,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
import type { ReadOverview } from "./overview.ts";
import { changedCycle, checkCycle, newCycle } from "./rules.ts";

export function cycleRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  readOverview: ReadOverview,
): void {
  route(app, gatekeeper, listCycles, ({ owner, query }) =>
    listEntries(journal.read(owner), "cycle", query),
  );

  route(app, gatekeeper, startCycle, ({ owner, body, today, timeZone }) =>
    journal.write(owner, async (writer) => {
      const { id, ...input } = body;
      const duplicate = id === undefined ? null : await writer.findStored("cycle", id);
      if (duplicate) return answerOf(duplicate);
      const cycle = newCycle(id ?? crypto.randomUUID(), input, { today, timeZone });
      checkCycle(cycle, await writer.list("cycle"), today);
      return answerOf(await writer.put("cycle", cycle));
    }),
  );

  route(app, gatekeeper, changeCycle, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, params, today } = call;
      const before = existing(await writer.findStored("cycle", params.id), expectedRevision);
      const after = changedCycle(before.entry, call.body, call);
      return replaceEntry(writer, "cycle", { before, after, expectedRevision }, async () => {
        const cycles = await writer.list("cycle");
        checkCycle(
          after,
          cycles.filter(({ id }) => id !== after.id),
          today,
        );
      });
    }),
  );

  route(app, gatekeeper, deleteCycle, (call) =>
    journal.write(call.owner, async (writer) =>
      removeEntry(writer, "cycle", await writer.findStored("cycle", call.params.id), call),
    ),
  );

  route(app, gatekeeper, getCycleSummary, async (call) => (await readOverview(call)).summary);

  route(app, gatekeeper, getForecast, async (call) => (await readOverview(call)).insight);
}
