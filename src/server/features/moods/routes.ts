import type { FastifyInstance } from "fastify";
import { changeMood, deleteMood, getMoodToday, listMoods, saveMood } from "#contract/moods.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";

export function moodRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const entries = datedEntries(journal, "mood");

  route(app, gatekeeper, listMoods, ({ owner, query }) => entries.list(owner, query));
  route(app, gatekeeper, getMoodToday, ({ owner, today }) => entries.ofDay(owner, today));
  route(app, gatekeeper, saveMood, (call) => entries.save(call.owner, call, call.body));
  route(app, gatekeeper, changeMood, (call) =>
    entries.change(call.owner, call, call.params.id, call.body),
  );
  route(app, gatekeeper, deleteMood, ({ owner, params }) => entries.remove(owner, params.id));
}
