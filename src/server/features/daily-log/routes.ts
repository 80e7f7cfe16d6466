import type { FastifyInstance } from "fastify";
import {
  changeDailyLog,
  type DailyLog,
  deleteDailyLog,
  getDailyLog,
  listDailyLogs,
  saveDailyLog,
} from "#contract/daily-log.ts";
import { addDays } from "#domain/calendar-day.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { dayOf } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { listEntries } from "#server/storage/journal/list-entries.ts";
import {
  answerOf,
  existing,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";

export function dailyLogRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, listDailyLogs, ({ owner, query: { days, ...range }, today }) => {
    const lastDays = { from: addDays(today, 1 - days), to: today };
    const hasRange = Object.keys(range).length > 0;
    return listEntries(journal.read(owner), "dailyLog", hasRange ? range : lastDays);
  });

  route(app, gatekeeper, getDailyLog, async ({ owner, params }) => {
    const stored = await journal.read(owner).findStored("dailyLog", params.date);
    if (!stored) throw notFound();
    return answerOf(stored);
  });

  route(app, gatekeeper, saveDailyLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const after: DailyLog = { ...call.body, date: dayOf(call.body.date, call) };
      const before = await writer.findStored("dailyLog", after.date);
      const { expectedRevision } = call;
      return replaceEntry(writer, "dailyLog", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, changeDailyLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, params, body } = call;
      const before = existing(await writer.findStored("dailyLog", params.date), expectedRevision);
      const after: DailyLog = { ...before.entry, ...body };
      return replaceEntry(writer, "dailyLog", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, deleteDailyLog, (call) =>
    journal.write(call.owner, async (writer) =>
      removeEntry(writer, "dailyLog", await writer.findStored("dailyLog", call.params.date), call),
    ),
  );
}
