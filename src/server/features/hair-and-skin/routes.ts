import type { FastifyInstance } from "fastify";
import {
  changeBodyCheck,
  deleteBodyCheck,
  listBodyChecks,
  saveBodyCheck,
} from "#contract/hair-and-skin.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { needsAMeasure } from "#server/storage/journal/needs-a-measure.ts";

export function bodyCheckRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  const entries = datedEntries(journal, "bodyCheck", needsAMeasure);

  route(app, gatekeeper, listBodyChecks, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, saveBodyCheck, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeBodyCheck, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteBodyCheck, ({ owner, params }) => entries.remove(owner, params.id));
}
