import type { FastifyInstance } from "fastify";
import { type CarePlan, changeCarePlan, getCarePlan } from "#contract/care-plan.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Reader } from "#server/storage/journal/journal.ts";

export function carePlanRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  route(app, gatekeeper, getCarePlan, ({ owner }) => planIn(journal.read(owner)));

  route(app, gatekeeper, changeCarePlan, ({ owner, body: { step, isDone } }) =>
    journal.write(owner, async (writer) => {
      const others = (await planIn(writer)).done.filter((done) => done !== step);
      const plan = { done: isDone ? [...others, step] : others };
      await writer.put("carePlan", plan);
      return plan;
    }),
  );
}

async function planIn(reader: Reader): Promise<CarePlan> {
  return (await reader.find("carePlan", ONLY)) ?? { done: [] };
}
