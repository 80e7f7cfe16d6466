import type { FastifyInstance } from "fastify";
import { changeProfile, getProfile, type Profile } from "#contract/profile.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Stored, StoredReader } from "#server/storage/journal/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";
import { applyChange } from "./rules.ts";

export function profileRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getProfile, async ({ owner }) =>
    answerOf(await profileIn(journal.read(owner))),
  );

  route(app, gatekeeper, changeProfile, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, today, timeZone } = call;
      const now = { instant: gatekeeper.clock(), today, timeZone };
      const before = await profileIn(writer);
      const after = applyChange(before.entry, call.body, now);
      return replaceEntry(writer, "profile", { before, after, expectedRevision });
    }),
  );
}

async function profileIn(reader: StoredReader): Promise<Stored<Profile>> {
  const profile = await reader.findStored("profile", ONLY);
  if (!profile) throw notFound();
  return profile;
}
