import type { FastifyInstance } from "fastify";
import { changeLabResult, deleteLabResult, listLabResults, saveLabResult } from "#contract/labs.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { checkLabResult } from "./rules.ts";

export function labRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const entries = datedEntries(journal, "labResult", checkLabResult);

  route(app, gatekeeper, listLabResults, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, saveLabResult, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeLabResult, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteLabResult, ({ owner, params }) => entries.remove(owner, params.id));
}
