import type { FastifyInstance } from "fastify";
import {
  changeOvulation,
  deleteOvulation,
  listOvulation,
  saveOvulation,
} from "#contract/ovulation.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { needsAMeasure } from "#server/storage/journal/needs-a-measure.ts";

export function ovulationRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  const entries = datedEntries(journal, "ovulation", needsAMeasure);

  route(app, gatekeeper, listOvulation, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, saveOvulation, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeOvulation, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteOvulation, ({ owner, params }) => entries.remove(owner, params.id));
}
