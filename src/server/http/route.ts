import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { BytesShape, Endpoint, RequestData, ResponseData } from "#contract/endpoint.ts";
import { parseFields } from "#contract/field-problems.ts";
import { type FileAnswer, FileSchema } from "#contract/files.ts";
import { TIME_ZONE_HEADER } from "#contract/headers.ts";
import { type CalendarDay, dayInZone, isTimeZone } from "#domain/calendar-day.ts";
import { AppError, invalidField, invalidFields, notFound } from "#server/failures/app-error.ts";
import type { Precondition } from "#server/storage/journal/replace-entry.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { Authenticated, Caller } from "./caller.ts";
import { createIntake } from "./intake.ts";

/** What `route()` needs to prove a caller and to know her day. */
export interface Gatekeeper {
  readonly clock: () => number;
  readonly release: string;
  readonly authenticate: (authorization: string | undefined) => Promise<Authenticated>;
  /** The zone in her profile, for a caller that does not say its own. */
  readonly zoneOf: (owner: Owner) => Promise<string | null>;
}

/** What a handler knows of a proved call. */
export interface Signed {
  readonly session: Authenticated;
  readonly owner: Owner;
  readonly timeZone: string;
  readonly today: CalendarDay;
}

export type Call<E extends Endpoint> = RequestData<E> & { readonly caller: Caller } & (E extends {
    access: "session";
  }
    ? Signed
    : unknown) &
  (E["entry"] extends null ? unknown : Precondition);

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseData<E>>;

/**
 * Serves one endpoint of the contract: proves the caller, answers 304 when nothing changed, parses
 * the request, and lets out only what the contract promises.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  endpoint: E,
  handler: Handler<E>,
): void {
  addRoute(app, gatekeeper, endpoint.request.bytes, {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const signed =
        endpoint.access === "session" ? await prove(gatekeeper, request, reply) : undefined;
      if (signed === "unchanged") return reply.code(304).send();
      const call = {
        ...parseRequest(endpoint, request),
        ...(endpoint.entry && { expectedRevision: expectedRevisionOf(request) }),
        ...{ caller: callerOf(request), ...signed },
      };
      const answer = await handler(call as unknown as Call<E>);
      reply.code(endpoint.status);
      if (!endpoint.response) return reply.send();
      if (endpoint.response === FileSchema) return sendFile(reply, answer as unknown as FileAnswer);
      return checked(endpoint.response, answer);
    },
  });
}

/** A body that is no short JSON gets a parser and a limit of its own, which no other route shares. */
function addRoute(
  app: FastifyInstance,
  { authenticate }: Gatekeeper,
  bytes: BytesShape | undefined,
  route: RouteOptions,
): void {
  if (!bytes) {
    app.route(route);
    return;
  }
  const { type, maxBytes } = bytes;
  const takeIn = createIntake();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(type, { parseAs: "buffer" }, (_, body, done) => done(null, body));
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      config: { bodyType: type },
      // Nobody's bytes are taken in before she has proved who she is.
      onRequest: async (request, reply) => {
        const { owner } = await authenticate(request.headers.authorization);
        takeIn(owner.accountId, request.raw, reply.raw);
      },
    });
  });
}

function sendFile(reply: FastifyReply, { name, type, bytes }: FileAnswer): FastifyReply {
  reply.type(type).header("Content-Disposition", `attachment; filename="${name}"`);
  // An answer that is a file is never drawn as a page of ours.
  reply.header("Content-Security-Policy", "sandbox");
  if (bytes instanceof Uint8Array) return reply.send(Buffer.from(bytes));
  return reply.send(bytes instanceof Readable ? bytes : Readable.from(bytes));
}

// An answer that is kept and given again was checked when it was made.
const answersChecked = new WeakMap<object, unknown>();

function checked(schema: NonNullable<Endpoint["response"]>, answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return schema.parse(answer);
  const known = answersChecked.get(answer);
  if (known !== undefined) return known;
  const parsed = schema.parse(answer);
  answersChecked.set(answer, parsed);
  return parsed;
}

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers["user-agent"],
});

async function prove(
  gatekeeper: Gatekeeper,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Signed | "unchanged"> {
  const session = await gatekeeper.authenticate(request.headers.authorization);
  const timeZone = await timeZoneOf(gatekeeper, request, session.owner);
  const today = dayInZone(gatekeeper.clock(), timeZone);
  if (request.method === "GET") {
    // Answers depend on her data, her day and this release, and on nothing else.
    const tag = `"${gatekeeper.release}-${session.revision}-${today}"`;
    reply.header("ETag", tag);
    if (request.headers["if-none-match"] === tag) return "unchanged";
  }
  return { session, owner: session.owner, timeZone, today };
}

async function timeZoneOf(
  gatekeeper: Gatekeeper,
  request: FastifyRequest,
  owner: Owner,
): Promise<string> {
  const sent = request.headers[TIME_ZONE_HEADER.toLowerCase()];
  if (sent === undefined) return (await gatekeeper.zoneOf(owner)) ?? "UTC";
  if (typeof sent === "string" && isTimeZone(sent)) return sent;
  throw invalidField(TIME_ZONE_HEADER, "wrong_time_zone");
}

const ENTITY_TAG = /^"(0|[1-9]\d{0,14})"$/;

/** @throws AppError `invalid_input` for anything but one revision, or `*` for an entry not there yet */
function expectedRevisionOf({ headers }: FastifyRequest): number | null {
  const { "if-match": read, "if-none-match": none } = headers;
  if (read !== undefined) {
    const revision = ENTITY_TAG.exec(read)?.[1];
    if (revision !== undefined) return Number(revision);
    throw invalidField("If-Match", "wrong_value");
  }
  if (none === undefined) return null;
  if (none === "*") return 0;
  throw invalidField("If-None-Match", "wrong_value");
}

const PARTS = ["params", "query", "headers", "body"] as const;

function parseRequest(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = endpoint.request[part];
    if (!schema) continue;
    const input = part === "headers" ? wordsOf(request) : (request[part] ?? {});
    const result = parseFields(schema, input, part);
    // An identifier that cannot exist is an entry that does not.
    if (!result.success && part === "params") {
      throw notFound();
    }
    if (!result.success) throw invalidFields(result.problems);
    parsed[part] = result.data;
  }
  if (endpoint.request.bytes) parsed.bytes = bytesOf(request);
  return parsed;
}

/** What the headers say; one that is not percent-encoded stays as it came. */
function wordsOf({ headers }: FastifyRequest): Record<string, unknown> {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === "string" ? decode(value) : value,
    ]),
  );
}

/** @throws AppError `malformed_request` */
function bytesOf(request: FastifyRequest): Uint8Array {
  if (Buffer.isBuffer(request.body) && request.body.length > 0) return request.body;
  throw new AppError("malformed_request", "Nothing came. Choose the file again and send it.");
}
