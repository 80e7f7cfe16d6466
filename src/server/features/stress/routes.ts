import type { FastifyInstance } from "fastify";
import {
  changeStress,
  deleteStress,
  getStressToday,
  listStress,
  saveStress,
} from "#contract/stress.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";

export function stressRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const entries = datedEntries(journal, "stress");

  route(app, gatekeeper, listStress, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, getStressToday, ({ owner, today }) => entries.ofDay(owner, today));
  route(app, gatekeeper, saveStress, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeStress, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteStress, ({ owner, params }) => entries.remove(owner, params.id));
}
