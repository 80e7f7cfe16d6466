import type { FastifyInstance } from "fastify";
import { importHistory, listImports, undoImport } from "#contract/account/imports.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { importedKinds, withoutAnswers } from "./rules.ts";
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
      const removed = await writer.removeWrittenAt(record.revision, importedKinds);
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
