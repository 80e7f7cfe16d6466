import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import {
  type ImportRecordSchema,
  importHistory,
  listImports,
  undoImport,
} from "#contract/account/imports.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Writer } from "#server/storage/journal/journal.ts";
import { withoutAnswers } from "./profile/rules.ts";
import { importedKinds, withoutAdded } from "./rules.ts";
import type { importTasks } from "./task.ts";

export function importRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof importTasks>,
): void {
  route(app, gatekeeper, importHistory, (call) => work.run(call, "import", { bytes: call.bytes }));

  route(app, gatekeeper, listImports, async ({ owner }) =>
    (await journal.read(owner).list("import")).toSorted((one, other) =>
      other.at.localeCompare(one.at),
    ),
  );

  route(app, gatekeeper, undoImport, ({ owner, params }) =>
    journal.write(owner, async (writer) => {
      const record = await writer.find("import", params.id);
      if (!record) throw notFound();
      // First, since what was merged into is her own entry and must outlive the import.
      const unmerged = await unmerge(writer, record.merged ?? []);
      const removed = unmerged + (await writer.removeWrittenAt(record.revision, importedKinds));
      const profile = await writer.find("profile", ONLY);
      const restored = profile && withoutAnswers(profile, record.filled);
      if (restored && restored !== profile) await writer.put("profile", restored);
      await writer.remove("import", params.id);
      const { profile: _answers, ...entries } = record.counts;
      const written = Object.values(entries).reduce((sum, count) => sum + count, 0);
      return { removed, changedSince: written - removed };
    }),
  );
}

async function unmerge(
  writer: Writer,
  merged: NonNullable<z.output<typeof ImportRecordSchema>["merged"]>,
): Promise<number> {
  const byId = new Map(
    merged.length === 0 ? [] : (await writer.list("ovulation")).map((entry) => [entry.id, entry]),
  );
  let count = 0;
  for (const { id, added } of merged) {
    const entry = byId.get(id);
    if (entry === undefined) continue;
    const before = withoutAdded(entry, added);
    if (Object.keys(before).length === Object.keys(entry).length) continue;
    await writer.put("ovulation", before);
    count += 1;
  }
  return count;
}
