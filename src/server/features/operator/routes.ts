import type { FastifyInstance } from "fastify";
import { getOperator } from "#contract/account/service.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";

export type Operator = ResponseData<typeof getOperator>;

export function operatorRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  operator: Operator,
): void {
  route(app, gatekeeper, getOperator, async () => operator);
}

/** RFC 9116, 2.5.5: at most a year ahead. */
const VALID_FOR = 180 * 86_400_000;
const PASSWORD_PAGE = "/settings/security";

interface WellKnown {
  readonly clock: () => number;
  readonly publicAddress: string | null;
  readonly securityContact: string | null;
}

/** Well-known URLs for other programs: the security contact, and how to change the password. */
export function wellKnownRoutes(
  app: FastifyInstance,
  { clock, publicAddress, securityContact }: WellKnown,
): void {
  const path = "/.well-known/security.txt";
  app.get(path, async (_, reply) => {
    if (securityContact === null) throw notFound();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock() + VALID_FOR).toISOString()}`,
      "Preferred-Languages: en",
      ...(publicAddress === null ? [] : [`Canonical: ${publicAddress}${path}`]),
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
  app.get("/.well-known/change-password", async (_, reply) => reply.redirect(PASSWORD_PAGE, 302));
}
