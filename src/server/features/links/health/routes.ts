import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { MOST_WRONG_PINS } from "#contract/visit/links.ts";
import { AppError, invalidField, notFound } from "#server/failures/app-error.ts";
import { networkOf } from "#server/http/fairness/network.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { isTicket, makeTicket } from "#server/storage/vault/file-ticket.ts";
import { readLinkProof } from "#server/storage/vault/report-link.ts";
import { findReport, type ReportRow } from "../store.ts";
import { FHIR, parted } from "./rules.ts";

interface Parts extends Pick<Services, "db" | "clock" | "secret"> {
  readonly open: (link: string, pin: string | undefined, address: string) => Promise<ReportRow>;
}

/** The bodies of a manifest request, as the specification has them; other fields are ignored. */
const ManifestRequestSchema = z.object({
  recipient: z.string().check(z.minLength(1), z.maxLength(200)),
  passcode: z.optional(z.string().check(z.maxLength(100))),
  embeddedLengthMax: z.optional(z.int().check(z.nonnegative())),
});

const PATH = "/api/shl/:link";
const FILE = `${PATH}/file`;

/** SMART Health Links (STU 1). Any site may ask, as a clinic's viewer runs in the browser. */
export function healthLinkRoutes(app: FastifyInstance, services: Parts): void {
  const { db, clock, secret, open } = services;

  for (const path of [PATH, FILE]) {
    app.options(path, async (_, reply) =>
      forAnySite(reply)
        .header("Access-Control-Allow-Methods", "GET, POST")
        .header("Access-Control-Allow-Headers", "Content-Type")
        .code(204)
        .send(),
    );
  }

  app.post<{ Params: { link: string } }>(PATH, async ({ params, body, ip }, reply) => {
    forAnySite(reply);
    const asked = ManifestRequestSchema.safeParse(body);
    if (!asked.success) throw invalidField("recipient", "required");
    const { passcode, embeddedLengthMax = Number.POSITIVE_INFINITY } = asked.data;
    try {
      const row = await open(params.link, passcode, networkOf(ip));
      const jwe = jweOf(row);
      const ticket = makeTicket(secret, row.link_hash, clock());
      const file =
        jwe.length <= embeddedLengthMax
          ? { embedded: jwe }
          : { location: `${originOf(reply)}/api/shl/${params.link}/file?ticket=${ticket}` };
      return { status: "finalized", files: [{ contentType: FHIR, ...file }] };
    } catch (error) {
      if (!isPinError(error)) throw error;
      const remainingAttempts = await attemptsLeft(db, params.link);
      return reply.code(401).send({ remainingAttempts });
    }
  });

  app.get<{ Params: { link: string }; Querystring: { ticket?: string } }>(
    FILE,
    async ({ params, query }, reply) => {
      const row = await find(db, params.link);
      const isOpen = row !== undefined && row.expires_at > clock() && row.report_sealed.length > 0;
      const { ticket } = query;
      if (!isOpen || typeof ticket !== "string") throw notFound();
      if (!isTicket(secret, row.link_hash, ticket, clock())) throw notFound();
      return forAnySite(reply).type("application/jose").send(jweOf(row));
    },
  );
}

const forAnySite = (reply: FastifyReply) =>
  reply.header("Access-Control-Allow-Origin", "*").header("Cache-Control", "no-store");

const originOf = ({ request }: FastifyReply) => `${request.protocol}://${request.host}`;

const isPinError = (error: unknown) =>
  error instanceof AppError && (error.code === "pin_needed" || error.code === "wrong_pin");

function jweOf({ report_sealed: stored }: ReportRow): string {
  const { jwe } = parted(stored);
  if (jwe === null) throw notFound();
  return jwe;
}

async function find(db: Database, link: string): Promise<ReportRow | undefined> {
  const proof = readLinkProof(link);
  return proof === null ? undefined : findReport(db, proof.accountId, proof.hash);
}

async function attemptsLeft(db: Database, link: string): Promise<number> {
  return Math.max(0, MOST_WRONG_PINS - ((await find(db, link))?.wrong_pins ?? MOST_WRONG_PINS));
}
