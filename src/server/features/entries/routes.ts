import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import {
  countMoods,
  getMoodToday,
  getStressToday,
  moodEndpoints,
  stressEndpoints,
} from "#contract/entries/check-in.ts";
import { hairAndSkinEndpoints } from "#contract/entries/hair-and-skin.ts";
import { labResultEndpoints } from "#contract/entries/labs.ts";
import { measuresEndpoints } from "#contract/entries/measures.ts";
import { ovulationEndpoints } from "#contract/entries/ovulation.ts";
import { questionnaireEndpoints } from "#contract/entries/questionnaires.ts";
import { signEndpoints } from "#contract/entries/signs.ts";
import { symptomEndpoints } from "#contract/entries/symptoms.ts";
import type { DatedEndpoints } from "#contract/kernel/dated-endpoints.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { EntryOf } from "#server/storage/journal/collections.ts";
import {
  type DatedKind,
  datedEntries,
  type EntryInput,
} from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { checkLabResult, checkQuestionnaire, needsAMeasure } from "./rules.ts";

export function entryRoutes(app: FastifyInstance, gatekeeper: Gatekeeper, journal: Journal): void {
  const serve = <K extends DatedKind>(
    kind: K,
    { list, save, change, remove }: EndpointsOf<K>,
    check?: (entry: EntryOf<K>) => void,
  ) => {
    const entries = datedEntries(journal, kind, check);
    route(app, gatekeeper, list, ({ owner, query, today }) => entries.list(owner, query, today));
    route(app, gatekeeper, save, (call) => entries.save(call, call.body));
    route(app, gatekeeper, change, (call) => entries.change(call, call.params.id, call.body));
    route(app, gatekeeper, remove, (call) => entries.remove(call, call.params.id));
    return entries;
  };

  serve("symptom", symptomEndpoints);
  serve("ovulation", ovulationEndpoints, needsAMeasure);
  serve("measures", measuresEndpoints, needsAMeasure);
  serve("hairAndSkin", hairAndSkinEndpoints, needsAMeasure);
  serve("signs", signEndpoints, needsAMeasure);
  serve("questionnaire", questionnaireEndpoints, checkQuestionnaire);
  serve("labResult", labResultEndpoints, checkLabResult);
  const moods = serve("mood", moodEndpoints, needsAMeasure);
  const stress = serve("stress", stressEndpoints);

  route(app, gatekeeper, countMoods, async ({ owner }) => ({
    count: await journal.read(owner).count("mood"),
  }));
  route(app, gatekeeper, getMoodToday, ({ owner, today }) => moods.ofDay(owner, today));
  route(app, gatekeeper, getStressToday, ({ owner, today }) => stress.ofDay(owner, today));
}

type EndpointsOf<K extends DatedKind> = DatedEndpoints<
  z.ZodMiniType<Revised<EntryOf<K>>>,
  z.ZodMiniType<EntryInput<EntryOf<K>>>,
  z.ZodMiniType<EntryInput<EntryOf<K>>>
>;
