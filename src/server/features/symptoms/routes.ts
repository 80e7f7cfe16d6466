import type { FastifyInstance } from "fastify";
import { changeSymptom, deleteSymptom, listSymptoms, saveSymptom } from "#contract/symptoms.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";

export function symptomRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  const entries = datedEntries(journal, "symptom");

  route(app, gatekeeper, listSymptoms, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, saveSymptom, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeSymptom, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteSymptom, ({ owner, params }) => entries.remove(owner, params.id));
}
