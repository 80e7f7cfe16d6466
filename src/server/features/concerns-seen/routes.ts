import type { FastifyInstance } from "fastify";
import { withSeen } from "#contract/entries/record-changes.ts";
import {
  type ConcernsSeen,
  changeConcernsSeen,
  getConcernsSeen,
} from "#contract/insights/concerns-seen.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";

export function concernsSeenRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getConcernsSeen, async ({ owner }) => {
    const stored = await journal.read(owner).findStored("concernsSeen", ONLY);
    return answerOf(stored ?? NONE_SEEN);
  });

  route(app, gatekeeper, changeConcernsSeen, (call) =>
    journal.write(call.owner, async (writer) => {
      const before = await writer.findStored("concernsSeen", ONLY);
      const after = withSeen((before ?? NONE_SEEN).entry, call.body, call.timeZone);
      const { expectedRevision } = call;
      return replaceEntry(writer, "concernsSeen", { before, after, expectedRevision }, () => {
        if ((after.seen[call.body.key] ?? call.today) > call.today)
          throw invalidField("seenOn", "in_future");
      });
    }),
  );
}

const NONE_SEEN: Stored<ConcernsSeen> = { entry: { seen: {} }, revision: 0 };
