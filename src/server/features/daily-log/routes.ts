import type { FastifyInstance } from "fastify";
import {
  changeDailyLog,
  type DailyLog,
  deleteDailyLog,
  getDailyLog,
  listDailyLogs,
  saveDailyLog,
} from "#contract/entries/daily-log.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { dayOf, type LocalDay } from "#server/storage/journal/dated-entries.ts";
import type { Journal, Writer } from "#server/storage/journal/journal.ts";
import { listEntries } from "#server/storage/journal/reading/list-entries.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";
import {
  answerOf,
  existing,
  type Precondition,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
import {
  applyAnswer,
  type Bleeding,
  type CycleChanges,
  touchesCycles,
  undoChanges,
  withEarlierAnswer,
} from "./rules.ts";

export function dailyLogRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, listDailyLogs, ({ owner, query: { days, ...range }, today }) => {
    const lastDays = { from: addDays(today, 1 - days), to: today };
    const hasRange = Object.keys(range).length > 0;
    return listEntries(journal.read(owner), "dailyLog", hasRange ? range : lastDays, today);
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
      return saveLog(writer, { before, after }, call);
    }),
  );

  route(app, gatekeeper, changeDailyLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, params, body } = call;
      const before = existing(await writer.findStored("dailyLog", params.date), expectedRevision);
      const after: DailyLog = { ...before.entry, ...body };
      return saveLog(writer, { before, after }, call);
    }),
  );

  route(app, gatekeeper, deleteDailyLog, (call) =>
    journal.write(call.owner, async (writer) => {
      const before = await writer.findStored("dailyLog", call.params.date);
      await removeEntry(writer, "dailyLog", before, call);
      if (before?.entry.period !== undefined) {
        const bleeding = await readBleeding(writer, call.today);
        await writeCycles(writer, undoChanges(before.entry, bleeding));
      }
      return null;
    }),
  );
}

async function readBleeding(writer: Writer, today: CalendarDay): Promise<Bleeding> {
  return { cycles: await writer.list("cycle"), logs: await writer.list("dailyLog"), today };
}

async function writeCycles(writer: Writer, changes: CycleChanges): Promise<void> {
  for (const [id, cycle] of changes) {
    if (cycle === null) await writer.remove("cycle", id);
    else await writer.put("cycle", cycle);
  }
}

/** Saves the log and, depending on the answer to "Is this your period?", the cycles: all or nothing. */
async function saveLog(
  writer: Writer,
  { before, after }: { readonly before: Stored<DailyLog> | null; readonly after: DailyLog },
  { expectedRevision, today }: Precondition & LocalDay,
) {
  const earlier = before?.entry ?? null;
  if (!touchesCycles(earlier, after)) {
    const entry = withEarlierAnswer(earlier, after);
    return replaceEntry(writer, "dailyLog", { before, after: entry, expectedRevision });
  }
  const { log, cycles } = applyAnswer(earlier, after, await readBleeding(writer, today));
  return replaceEntry(writer, "dailyLog", { before, after: log, expectedRevision }, () =>
    writeCycles(writer, cycles),
  );
}
