import type { FastifyInstance } from "fastify";
import {
  changePcosLog,
  deletePcosLog,
  getPcosLog,
  listPcosLogs,
  type PcosLog,
  savePcosLog,
} from "#contract/daily-log.ts";
import { addDays } from "#domain/calendar-day.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { dayOf, daysOf, newestFirst } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import {
  answerOf,
  existing,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";

export function pcosLogRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, listPcosLogs, async ({ owner, query, today }) => {
    const lastDays = { from: addDays(today, 1 - query.days), to: today };
    const stored = await journal.read(owner).listStored("pcosLog", daysOf(query) ?? lastDays);
    return newestFirst(stored.map(answerOf), (log) => log);
  });

  route(app, gatekeeper, getPcosLog, async ({ owner, params }) => {
    const stored = await journal.read(owner).findStored("pcosLog", params.date);
    if (!stored) throw notFound();
    return answerOf(stored);
  });

  route(app, gatekeeper, savePcosLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const after: PcosLog = { ...call.body, date: dayOf(call.body.date, call) };
      const before = await writer.findStored("pcosLog", after.date);
      const { expectedRevision } = call;
      return replaceEntry(writer, "pcosLog", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, changePcosLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, params, body } = call;
      const before = existing(await writer.findStored("pcosLog", params.date), expectedRevision);
      const after: PcosLog = { ...before.entry, ...body };
      return replaceEntry(writer, "pcosLog", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, deletePcosLog, (call) =>
    journal.write(call.owner, async (writer) =>
      removeEntry(writer, "pcosLog", await writer.findStored("pcosLog", call.params.date), call),
    ),
  );
}
