import type { FastifyInstance } from "fastify";
import { deleteDamagedEntry, listDamagedEntries } from "#contract/account/damaged-entries.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { readDamagedId } from "#server/storage/journal/damaged-entry.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { deleteOrphans } from "./rules.ts";
import type { damagedEntryTasks } from "./task.ts";

export function damagedEntryRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof damagedEntryTasks>,
): void {
  route(app, gatekeeper, listDamagedEntries, (call) => work.run(call, "damagedEntries", null));

  route(app, gatekeeper, deleteDamagedEntry, ({ owner, params }) =>
    journal.write(owner, async (writer, transaction) => {
      const place = readDamagedId(params.id);
      if (!place || !(await writer.removeDamaged(place))) throw notFound();
      await deleteOrphans(writer, transaction, owner);
      return null;
    }),
  );
}
