import type { FastifyInstance } from "fastify";
import {
  changePcosLog,
  deletePcosLog,
  getPcosLog,
  listPcosLogs,
  type PcosLog,
  savePcosLog,
} from "#contract/daily-log.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { notFound } from "#server/http/problems.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { dayOf, daysOf, newestFirst } from "#server/storage/journal/dated-entries.ts";
import type { Journal, Reader } from "#server/storage/journal/journal.ts";

export function pcosLogRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, listPcosLogs, async ({ owner, query, today }) => {
    const lastDays = { from: addDays(today, 1 - query.days), to: today };
    const logs = await journal.read(owner).list("pcosLog", daysOf(query) ?? lastDays);
    return newestFirst(logs, (log) => log);
  });

  route(app, gatekeeper, getPcosLog, ({ owner, params }) =>
    logOf(journal.read(owner), params.date),
  );

  route(app, gatekeeper, savePcosLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const log: PcosLog = { ...call.body, date: dayOf(call.body.date, call) };
      await writer.put("pcosLog", log);
      return log;
    }),
  );

  route(app, gatekeeper, changePcosLog, ({ owner, params, body }) =>
    journal.write(owner, async (writer) => {
      const log: PcosLog = { ...(await logOf(writer, params.date)), ...body };
      await writer.put("pcosLog", log);
      return log;
    }),
  );

  route(app, gatekeeper, deletePcosLog, ({ owner, params }) =>
    journal.write(owner, async (writer) => {
      if (!(await writer.remove("pcosLog", params.date))) throw notFound();
      return null;
    }),
  );
}

async function logOf(reader: Reader, date: CalendarDay): Promise<PcosLog> {
  const log = await reader.find("pcosLog", date);
  if (!log) throw notFound();
  return log;
}
