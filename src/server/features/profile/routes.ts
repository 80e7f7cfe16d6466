import type { FastifyInstance } from "fastify";
import { changeProfile, getProfile } from "#contract/profile.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { storedProfile } from "#server/storage/journal/profile-entry.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";
import { applyChange } from "./rules.ts";

export function profileRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getProfile, async ({ owner }) =>
    answerOf(await storedProfile(journal.read(owner))),
  );

  route(app, gatekeeper, changeProfile, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, today, timeZone } = call;
      const now = { instant: gatekeeper.clock(), today, timeZone };
      const before = await storedProfile(writer);
      const after = applyChange(before.entry, call.body, now);
      return replaceEntry(writer, "profile", { before, after, expectedRevision });
    }),
  );
}
