import type { FastifyInstance } from "fastify";
import {
  CARE_STEPS_MAX,
  type CarePlan,
  changeCarePlan,
  getCarePlan,
} from "#contract/account/care-plan.ts";
import { withStep } from "#contract/entries/record-changes.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";

export function carePlanRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getCarePlan, async ({ owner }) => {
    const stored = await journal.read(owner).findStored("carePlan", ONLY);
    return answerOf(stored ?? NO_PLAN);
  });

  route(app, gatekeeper, changeCarePlan, (call) =>
    journal.write(call.owner, async (writer) => {
      const before = await writer.findStored("carePlan", ONLY);
      const after = withStep((before ?? NO_PLAN).entry, call.body);
      const { expectedRevision } = call;
      return replaceEntry(writer, "carePlan", { before, after, expectedRevision }, () => {
        if (after.done.length <= CARE_STEPS_MAX) return;
        throw invalidField("step", "too_many", { max: CARE_STEPS_MAX });
      });
    }),
  );
}

const NO_PLAN: Stored<CarePlan> = { entry: { done: [] }, revision: 0 };
