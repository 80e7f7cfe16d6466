import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import { changeProfile, getProfile, type Profile } from "#contract/account/profile.ts";
import type { Setup } from "#contract/account/setup.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Writer } from "#server/storage/journal/journal.ts";
import { afterAnswers, answersIn } from "#server/storage/journal/reading/life-stage-history.ts";
import { storedProfile, withStages } from "#server/storage/journal/reading/profile-entry.ts";
import type { Stored, StoredReader } from "#server/storage/journal/reading/reader.ts";
import { writeHistory } from "#server/storage/journal/reading/stored-history.ts";
import { answerOf, conflict, isStale } from "#server/storage/journal/replace-entry.ts";
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
      await writeToReminders(writer, call.body.setup?.reminders);
      return { ...withStages(after, history.stages), revision };
    }),
  );
}

async function answeredProfile(reader: StoredReader): Promise<Stored<Profile>> {
  const { entry, revision } = await storedProfile(reader);
  return { entry: withStages(entry, await reader.list("lifeStage")), revision };
}

/** After onboarding, the reminders chosen in Settings follow the setup wizard's answer. */
async function writeToReminders(writer: Writer, chosen: Setup["reminders"]): Promise<void> {
  const before = chosen && (await writer.find("reminders", ONLY));
  if (!chosen || !before) return;
  const { time, tone } = chosen;
  if (before.dailyLog.time === time && before.tone === tone) return;
  await writer.put("reminders", { ...before, dailyLog: { ...before.dailyLog, time }, tone });
}
