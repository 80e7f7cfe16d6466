import type { FastifyInstance } from "fastify";
import {
  changeVisitPlan,
  getVisitPlan,
  makeVisitPdf,
  makeVisitReport,
  makeVisitText,
  type VisitPlan,
} from "#contract/visit.ts";
import { visitParts } from "#contract/visit-report.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Work } from "#server/jobs/work.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Reader } from "#server/storage/journal/journal.ts";

export function visitRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  work: Work,
): void {
  route(app, gatekeeper, getVisitPlan, ({ owner }) => planIn(journal.read(owner)));

  route(app, gatekeeper, changeVisitPlan, ({ owner, body }) =>
    journal.write(owner, async (writer) => {
      const before = await planIn(writer);
      const plan: VisitPlan = {
        questions: body.questions ?? before.questions,
        months: body.months ?? before.months,
        include: body.include ?? before.include,
      };
      await writer.put("visitPlan", plan);
      return plan;
    }),
  );

  route(app, gatekeeper, makeVisitReport, (call) => work.run(call, "visitReport", call.body));
  route(app, gatekeeper, makeVisitPdf, (call) => work.run(call, "visitPdf", call.body));
  route(app, gatekeeper, makeVisitText, (call) => work.run(call, "visitText", call.body));
}

const FIRST_PLAN: VisitPlan = { questions: [], months: 6, include: [...visitParts] };

async function planIn(reader: Reader): Promise<VisitPlan> {
  return (await reader.find("visitPlan", ONLY)) ?? FIRST_PLAN;
}
