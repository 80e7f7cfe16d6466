import type { FastifyInstance } from "fastify";
import { changeProfile, getProfile, type Profile } from "#contract/profile.ts";
import { notFound } from "#server/http/problems.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Reader } from "#server/storage/journal/journal.ts";
import { applyChange } from "./rules.ts";

export function profileRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getProfile, ({ owner }) => profileIn(journal.read(owner)));

  route(app, gatekeeper, changeProfile, ({ owner, body, today, timeZone }) =>
    journal.write(owner, async (writer) => {
      const now = { instant: gatekeeper.clock(), today, timeZone };
      const changed = applyChange(await profileIn(writer), body, now);
      await writer.put("profile", changed);
      return changed;
    }),
  );
}

async function profileIn(reader: Reader): Promise<Profile> {
  const profile = await reader.find("profile", ONLY);
  if (!profile) throw notFound();
  return profile;
}
