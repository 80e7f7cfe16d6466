import type { FastifyInstance } from "fastify";
import {
  changeMetabolic,
  deleteMetabolic,
  listMetabolic,
  saveMetabolic,
} from "#contract/measures.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { needsAMeasure } from "#server/storage/journal/needs-a-measure.ts";

export function metabolicRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  const entries = datedEntries(journal, "metabolic", needsAMeasure);

  route(app, gatekeeper, listMetabolic, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, saveMetabolic, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeMetabolic, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteMetabolic, ({ owner, params }) => entries.remove(owner, params.id));
}
