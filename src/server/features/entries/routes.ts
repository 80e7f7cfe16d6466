import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import { datedKinds } from "#contract/dated-kinds.ts";
import { countMoods, getMoodToday, getStressToday } from "#contract/entries/check-in.ts";
import type { DatedEndpoints } from "#contract/kernel/dated-endpoints.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { EntryOf } from "#server/storage/journal/collections.ts";
import { datedEntries, type EntryInput } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { checkLabResult, checkQuestionnaire, needsAMeasure } from "./rules.ts";

type Served = keyof typeof datedKinds;

type EndpointsOf<K extends Served> = DatedEndpoints<
  z.ZodMiniType<Revised<EntryOf<K>>>,
  z.ZodMiniType<EntryInput<EntryOf<K>>>,
  z.ZodMiniType<EntryInput<EntryOf<K>>>
>;

const endpoints: { readonly [K in Served]: EndpointsOf<K> } = datedKinds;

const checks: { readonly [K in Served]?: (entry: EntryOf<K>) => void } = {
  mood: needsAMeasure,
  ovulation: needsAMeasure,
  measures: needsAMeasure,
  hairAndSkin: needsAMeasure,
  signs: needsAMeasure,
  questionnaire: checkQuestionnaire,
  labResult: checkLabResult,
};

export function entryRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const serve = <K extends Served>(kind: K) => {
    const { list, save, change, remove } = endpoints[kind];
    const entries = datedEntries(journal, kind, checks[kind]);
    route(app, gatekeeper, list, ({ owner, query, today }) => entries.list(owner, query, today));
    route(app, gatekeeper, save, (call) => entries.save(call, call.body));
    route(app, gatekeeper, change, (call) => entries.change(call, call.params.id, call.body));
    route(app, gatekeeper, remove, (call) => entries.remove(call, call.params.id));
  };
  for (const kind of Object.keys(endpoints) as Served[]) serve(kind);

  const [moods, stress] = [datedEntries(journal, "mood"), datedEntries(journal, "stress")];
  route(app, gatekeeper, countMoods, async ({ owner }) => ({
    count: await journal.read(owner).count("mood"),
  }));
  route(app, gatekeeper, getMoodToday, ({ owner, today }) => moods.ofDay(owner, today));
  route(app, gatekeeper, getStressToday, ({ owner, today }) => stress.ofDay(owner, today));
}
