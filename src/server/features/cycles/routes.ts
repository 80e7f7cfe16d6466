import type { FastifyInstance } from "fastify";
import { changedCycle, joinedCycle, newCycle } from "#contract/entries/cycle-changes.ts";
import {
  type Cycle,
  changeCycle,
  deleteCycle,
  getCycleSummary,
  joinCycles,
  listCycles,
  splitCycle,
  startCycle,
} from "#contract/entries/cycles.ts";
import { getForecast } from "#contract/insights/forecast.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal, Writer } from "#server/storage/journal/journal.ts";
import { listEntries } from "#server/storage/journal/reading/list-entries.ts";
import {
  answerOf,
  existing,
  removable,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
import type { ReadOverview } from "./read-overview.ts";
import { checkCycle, checkJoin } from "./rules.ts";

export function cycleRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  readOverview: ReadOverview,
): void {
  route(app, gatekeeper, listCycles, ({ owner, query, today }) =>
    listEntries(journal.read(owner), "cycle", query, today),
  );

  route(app, gatekeeper, startCycle, ({ owner, body, today, timeZone }) =>
    journal.write(owner, async (writer) => {
      const { id, ...input } = body;
      const duplicate = id === undefined ? null : await writer.findStored("cycle", id);
      if (duplicate) return answerOf(duplicate);
      const cycle = newCycle(id ?? crypto.randomUUID(), input, timeZone);
      checkCycle(cycle, await otherCycles(writer, cycle), today);
      return answerOf(await writer.put("cycle", cycle));
    }),
  );

  route(app, gatekeeper, changeCycle, (call) => {
    const { body, expectedRevision, owner, params, today } = call;
    const isMoved = body.startDate !== undefined || body.endDate !== undefined;
    return journal.write(owner, async (writer) => {
      const before = existing(await writer.findStored("cycle", params.id), expectedRevision);
      const after = changedCycle(before.entry, body, call.timeZone);
      return replaceEntry(writer, "cycle", { before, after, expectedRevision }, async () => {
        if (isMoved) checkCycle(after, await otherCycles(writer, after), today);
      });
    });
  });

  route(app, gatekeeper, deleteCycle, (call) =>
    journal.write(call.owner, async (writer) =>
      removeEntry(writer, "cycle", await writer.findStored("cycle", call.params.id), call),
    ),
  );

  joinRoutes(app, gatekeeper, journal);
  overviewRoutes(app, gatekeeper, readOverview);
}

function joinRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  route(app, gatekeeper, joinCycles, ({ owner, params: { id: first, later: second }, today }) =>
    journal.write(owner, async (writer) => {
      const earlier = existing(await writer.findStored("cycle", first), null);
      const later = await writer.findStored("cycle", second);
      // Already joined: a retry after a lost response.
      if (later === null || second === first) return answerOf(earlier);
      const joined = joinedCycle(earlier.entry, later.entry);
      const others = (await writer.list("cycle")).filter(({ id }) => id !== first && id !== second);
      checkJoin(earlier.entry, later.entry, others);
      checkCycle(joined, others, today);
      await removeEntry(writer, "cycle", later, { expectedRevision: null });
      return answerOf(await writer.put("cycle", joined));
    }),
  );

  route(app, gatekeeper, splitCycle, (call) =>
    journal.write(call.owner, async (writer) => {
      const { body, params, today } = call;
      const joined = await writer.findStored("cycle", params.id);
      const isDone = (await writer.findStored("cycle", body.later.id)) !== null;
      // Already split: a retry after a lost response.
      if (isDone) return answerOf(existing(joined, null));
      removable(joined, call);
      const earlier = newCycle(params.id, body.earlier, call.timeZone);
      const later = newCycle(body.later.id, body.later, call.timeZone);
      const others = (await writer.list("cycle")).filter(({ id }) => id !== params.id);
      checkCycle(earlier, others, today);
      checkCycle(later, [...others, earlier], today);
      await writer.put("cycle", later);
      return answerOf(await writer.put("cycle", earlier));
    }),
  );
}

const otherCycles = async (writer: Writer, { id }: Cycle): Promise<Cycle[]> =>
  (await writer.list("cycle")).filter((cycle) => cycle.id !== id);

function overviewRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  readOverview: ReadOverview,
): void {
  route(app, gatekeeper, getCycleSummary, async (call) => (await readOverview(call)).summary);

  route(app, gatekeeper, getForecast, async (call) => (await readOverview(call)).insight);
}
