import type { FastifyInstance } from "fastify";
import { EXPORT_VERSION, exportAccount } from "#contract/account.ts";
import type { ResponseData } from "#contract/endpoint.ts";
import type { AccountFacts } from "#server/accounts/keeping.ts";
import { type Gatekeeper, route } from "#server/http.ts";
import type { Journal } from "#server/journal/journal.ts";
import type { Owner } from "#server/owner.ts";
import { exportEverything } from "./rules.ts";

export function exportRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  accountFacts: (owner: Owner) => Promise<AccountFacts>,
): void {
  route(app, gatekeeper, exportAccount, async ({ owner }) => {
    const { email, createdAt } = await accountFacts(owner);
    const everything = {
      format: "mwezi-export",
      version: EXPORT_VERSION,
      exportedAt: new Date(gatekeeper.clock()).toISOString(),
      account: { email, createdAt },
      ...(await exportEverything(journal.read(owner))),
    };
    // The contract parses it on the way out.
    return everything as ResponseData<typeof exportAccount>;
  });
}
