import type { FastifyInstance } from "fastify";
import { getTried } from "#contract/insights/tried.ts";
import {
  changeVisitPlan,
  getVisitPlan,
  makeVisitPdf,
  makeVisitReport,
  makeVisitText,
  type VisitPlan,
} from "#contract/visit/visit.ts";
import { visitParts } from "#contract/visit/visit-report.ts";
import { withoutUndefined } from "#domain/basics/field-gaps.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";
import { planToday } from "./rules.ts";
import type { visitTasks } from "./task.ts";

export function visitRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work<typeof visitTasks>,
): void {
  route(app, gatekeeper, getVisitPlan, async ({ owner }) => {
    const stored = await journal.read(owner).findStored("visitPlan", ONLY);
    return answerOf(planToday(stored ?? FIRST_PLAN));
  });

  route(app, gatekeeper, changeVisitPlan, (call) =>
    journal.write(call.owner, async (writer) => {
      const stored = await writer.findStored("visitPlan", ONLY);
      const before = stored && planToday(stored);
      const plan = before ?? planToday(FIRST_PLAN);
      const after = { ...plan.entry, ...withoutUndefined(call.body) };
      const { expectedRevision } = call;
      return replaceEntry(writer, "visitPlan", { before, after, expectedRevision });
    }),
  );

  route(app, gatekeeper, getTried, (call) => work.run(call, "tried", null));
  route(app, gatekeeper, makeVisitReport, (call) => work.run(call, "visitReport", call.body));
  route(app, gatekeeper, makeVisitPdf, (call) => work.run(call, "visitPdf", call.body));
  route(app, gatekeeper, makeVisitText, (call) => work.run(call, "visitText", call.body));
}

const FIRST_PLAN: Stored<VisitPlan> = {
  entry: { questions: [], months: 6, include: [...visitParts] },
  revision: 0,
};
