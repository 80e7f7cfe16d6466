import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import { changeProfile, getProfile, type Profile } from "#contract/profile.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { afterAnswers, answersIn } from "#server/storage/journal/life-stage-history.ts";
import { storedProfile, withStages } from "#server/storage/journal/profile-entry.ts";
import type { Stored, StoredReader } from "#server/storage/journal/reader.ts";
import { answerOf, conflict, isStale } from "#server/storage/journal/replace-entry.ts";
import { writeHistory } from "#server/storage/journal/stored-history.ts";
import { applyChange } from "./rules.ts";

export function profileRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getProfile, async ({ owner }) =>
    answerOf(await answeredProfile(journal.read(owner))),
  );

  route(app, gatekeeper, changeProfile, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, today, timeZone } = call;
      const { contraception, pregnancyStatus, ...others } = call.body;
      const before = await storedProfile(writer);
      const stages = await writer.list("lifeStage");
      const now = { instant: gatekeeper.clock(), today, timeZone };
      const changed = applyChange(before.entry, others, now);
      const stored = answersIn(before.entry);
      const history = afterAnswers({ stages, stored }, { contraception, pregnancyStatus }, today);
      const after = { ...changed, ...history.stored };
      if (isStale(before, expectedRevision)) {
        const current = { ...before, entry: withStages(before.entry, stages) };
        if (!isDeepStrictEqual(current.entry, withStages(after, history.stages))) {
          throw conflict(current);
        }
        return answerOf(current);
      }
      const { revision } = await writer.put("profile", after);
      await writeHistory(writer, history, null);
      return { ...withStages(after, history.stages), revision };
    }),
  );
}

async function answeredProfile(reader: StoredReader): Promise<Stored<Profile>> {
  const { entry, revision } = await storedProfile(reader);
  return { entry: withStages(entry, await reader.list("lifeStage")), revision };
}
