import type { FastifyInstance } from "fastify";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import {
  addLifeStage,
  changeLifeStage,
  deleteLifeStage,
  listLifeStages,
} from "#contract/entries/life-stages.ts";
import { beginningOf } from "#domain/life/life-stage.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import {
  type StageHistory,
  withoutStage,
  withStage,
} from "#server/storage/journal/reading/life-stage-history.ts";
import { newestFirst } from "#server/storage/journal/reading/newest-first.ts";
import { readHistory, writeHistory } from "#server/storage/journal/reading/stored-history.ts";
import {
  answerOf,
  existing,
  removeEntry,
  replaceEntry,
} from "#server/storage/journal/replace-entry.ts";
import { changedStage, newStage } from "./rules.ts";

export function lifeStageRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, listLifeStages, async ({ owner }) => {
    const stored = await journal.read(owner).listStored("lifeStage");
    return (await newestFirst(stored, ({ entry }) => beginningOf(entry))).map(answerOf);
  });

  route(app, gatekeeper, addLifeStage, (call) =>
    journal.write(call.owner, async (writer) => {
      const { id = crypto.randomUUID(), ...input } = call.body;
      const duplicate = await writer.findStored("lifeStage", id);
      if (duplicate) return answerOf(duplicate);
      const stage = newStage(id, input, call);
      const before = await readHistory(writer, call.today);
      await writeHistory(writer, placed(before, stage), id);
      return answerOf(await writer.put("lifeStage", stage));
    }),
  );

  route(app, gatekeeper, changeLifeStage, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, params } = call;
      const before = existing(await writer.findStored("lifeStage", params.id), expectedRevision);
      const after = changedStage(before.entry, call.body, call);
      return replaceEntry(writer, "lifeStage", { before, after, expectedRevision }, async () => {
        const history = await readHistory(writer, call.today);
        await writeHistory(writer, placed(history, after), after.id);
      });
    }),
  );

  route(app, gatekeeper, deleteLifeStage, (call) =>
    journal.write(call.owner, async (writer) => {
      const before = await writer.findStored("lifeStage", call.params.id);
      const { entry } = existing(before, call.expectedRevision);
      const history = withoutStage(await readHistory(writer, call.today), entry);
      await removeEntry(writer, "lifeStage", before, call);
      await writeHistory(writer, history, entry.id);
      return null;
    }),
  );
}

function placed(before: StageHistory, stage: LifeStage): StageHistory {
  const after = withStage(before, stage);
  if ("overlaps" in after) throw invalidField(after.overlaps, "overlaps_stage");
  return after;
}
