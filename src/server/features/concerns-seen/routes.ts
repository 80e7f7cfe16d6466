import type { FastifyInstance } from "fastify";
import {
  type ConcernsSeen,
  changeConcernsSeen,
  getConcernsSeen,
} from "#contract/insights/concerns-seen.ts";
import { dayMeant } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { withoutGaps } from "#server/storage/journal/field-gaps.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Stored } from "#server/storage/journal/reader.ts";
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
      const { key, seenOn } = call.body;
      const before = await writer.findStored("concernsSeen", ONLY);
      const { seen } = (before ?? NONE_SEEN).entry;
      const day = seenOn === null ? null : dayMeant(seenOn, call.timeZone);
      const after: ConcernsSeen = { seen: withoutGaps({ ...seen, [key]: day }) };
      const { expectedRevision } = call;
      return replaceEntry(writer, "concernsSeen", { before, after, expectedRevision }, () => {
        if (day !== null && day > call.today) throw invalidField("seenOn", "in_future");
      });
    }),
  );
}

const NONE_SEEN: Stored<ConcernsSeen> = { entry: { seen: {} }, revision: 0 };
