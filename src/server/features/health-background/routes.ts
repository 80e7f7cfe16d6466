import type { FastifyInstance } from "fastify";
import {
  changeHealthBackground,
  getHealthBackground,
  type HealthBackground,
} from "#contract/account/health-background.ts";
import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";

export function healthBackgroundRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getHealthBackground, async ({ owner }) => {
    const stored = await journal.read(owner).findStored("healthBackground", ONLY);
    return answerOf(stored ?? NOTHING_SAID);
  });

  route(app, gatekeeper, changeHealthBackground, (call) =>
    journal.write(call.owner, async (writer) => {
      const before = await writer.findStored("healthBackground", ONLY);
      const fields = { ...(before ?? NOTHING_SAID).entry, ...withoutUndefined(call.body) };
      const after: HealthBackground = withoutGaps(fields);
      const { expectedRevision, today } = call;
      return replaceEntry(writer, "healthBackground", { before, after, expectedRevision }, () => {
        const dated = ["lastCervicalScreening", "notPregnantOn"] as const;
        const wrong = dated.find((field) => (after[field] ?? today) > today);
        if (wrong !== undefined) throw invalidField(wrong, "in_future");
      });
    }),
  );
}

const NOTHING_SAID: Stored<HealthBackground> = { entry: {}, revision: 0 };
