import type { FastifyInstance } from "fastify";
import { exportAccount } from "#contract/account.ts";
import type { AccountFacts } from "#server/accounts/keeping.ts";
import { type Gatekeeper, route } from "#server/http.ts";
import type { Owner } from "#server/owner.ts";
import type { Work } from "#server/worker/work.ts";

export function exportRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  work: Work,
  accountFacts: (owner: Owner) => Promise<AccountFacts>,
): void {
  route(app, gatekeeper, exportAccount, async (call) => {
    const { email, createdAt } = await accountFacts(call.owner);
    return work.run(call, "export", { account: { email, createdAt } });
  });
}
