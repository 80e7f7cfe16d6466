import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Endpoint, RequestData, ResponseData } from "#contract/kernel/endpoint.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { type FileAnswer, mediaTypesOf } from "#contract/kernel/files.ts";
import { TIME_ZONE_HEADER } from "#contract/kernel/headers.ts";
import { stateTag } from "#contract/kernel/state-tag.ts";
import { dayInZone, isTimeZone } from "#domain/days/calendar-day.ts";
import { AppError, invalidField, invalidFields, notFound } from "#server/failures/app-error.ts";
import type { Reserve } from "#server/storage/disk/reserve.ts";
import { Page } from "#server/storage/journal/reading/list-entries.ts";
import type { Precondition } from "#server/storage/journal/replace-entry.ts";
import type { Owner } from "#server/storage/owner.ts";
import { shortHash } from "#server/storage/vault/short-hash.ts";
import type { AnswerCache } from "./answers/answer-cache.ts";
import {
  changesWithoutWrite,
  findResponse,
  isCacheable,
  keepResponse,
} from "./answers/cached-responses.ts";
import { compressAnswer, isCompressible } from "./answers/compression.ts";
import { boundJson } from "./answers/json-body.ts";
import { listAnswer, nextPage } from "./answers/list-answer.ts";
import { sendFile } from "./answers/send-file.ts";
import type { Authenticated, ConnectedCaller, SignedCall } from "./caller.ts";
import type { Capacity } from "./fairness/capacity.ts";
import { createIntake } from "./fairness/intake.ts";
import { networkOf } from "./fairness/network.ts";

export interface Gatekeeper {
  readonly clock: () => number;
  readonly build: string;
  readonly reserve: Reserve;
  readonly capacity: Capacity;
  readonly answers: AnswerCache;
  readonly checksPages: boolean;
  /** @throws AppError `not_signed_in`, or `out_of_scope` for an access token */
  readonly authenticate: (
    authorization: string | undefined,
    endpoint: Endpoint,
  ) => Promise<Authenticated>;
  /** The profile's time zone, for a request without the header. */
  readonly zoneOf: (owner: Owner) => Promise<string | null>;
}

export type Call<E extends Endpoint> = RequestData<E> & {
  readonly caller: ConnectedCaller;
} & (E extends {
    access: "session";
  }
    ? SignedCall
    : unknown) &
  (E["entry"] extends null ? unknown : Precondition);

const JSON_TYPE = "application/json; charset=utf-8";

/** The response to a list may be a page of it. */
type Answer<E extends Endpoint> =
  | ResponseData<E>
  | (ResponseData<E> extends (infer Entry)[] ? Page<Entry> : never);

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** Authenticates, answers 304 when nothing changed, validates, and strips to the contract. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  endpoint: E,
  handler: Handler<E>,
): void {
  addRoute(app, gatekeeper, endpoint, {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    onSend: [
      ...(isCompressible(endpoint) ? [compressAnswer] : []),
      ...(isCacheable(endpoint) ? [keepResponse] : []),
    ],
    handler: async (request, reply) => {
      const needsSession = endpoint.access === "session";
      const signed = needsSession
        ? await authenticateCall(gatekeeper, endpoint, request, reply)
        : undefined;
      if (signed === "unchanged") return reply.code(304).send();
      const response =
        signed && isCacheable(endpoint)
          ? await findResponse(gatekeeper.answers, signed, request, reply)
          : null;
      if (response) return reply.send(response);
      const call = {
        ...parseRequest(endpoint, request),
        ...(endpoint.entry && { expectedRevision: expectedRevisionOf(request) }),
        caller: callerOf(request, reply),
        ...signed,
      };
      const work = () => handler(call as unknown as Call<E>);
      const answer = await (worksOnFullDisk(endpoint) ? gatekeeper.reserve.lend(work) : work());
      if (signed && request.method !== "GET") gatekeeper.answers.forget(signed);
      return sendAnswer(gatekeeper, endpoint, request, reply, answer);
    },
  });
}

async function sendAnswer(
  { checksPages }: Gatekeeper,
  { status, response }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  reply.code(status);
  if (!response) return reply.send();
  if (mediaTypesOf(response)) return sendFile(request, reply, answer as FileAnswer);
  const next = answer instanceof Page ? nextPage(request.url, answer) : null;
  if (next !== null) reply.header("Link", next);
  const list = await listAnswer(response, answer, checksPages);
  return list ? reply.type(JSON_TYPE).send(list) : response.parse(answer);
}

// Calls that remove data without being DELETE, or that a user needs in order to remove any.
const ALSO_ON_FULL_DISK: readonly string[] = [
  "/api/auth/login",
  "/api/auth/passkey",
  "/api/auth/logout",
  "/api/shared-reports/{id}/revoke",
];

const worksOnFullDisk = ({ method, path }: Endpoint) =>
  method === "DELETE" || ALSO_ON_FULL_DISK.includes(path);

function addRoute(
  app: FastifyInstance,
  { authenticate, capacity }: Gatekeeper,
  endpoint: Endpoint,
  route: RouteOptions,
): void {
  const { bytes } = endpoint.request;
  if (!bytes) {
    app.route(route);
    return;
  }
  const { type, maxBytes } = bytes;
  const admit = createIntake();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(type, { parseAs: "buffer" }, (_, body, done) => done(null, body));
    if (bytes.type === "application/json") boundJson(scope, bytes);
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      config: { bodyType: type },
      // Authenticated before the body is received.
      onRequest: async (request, reply) => {
        const { owner } = await authenticate(request.headers.authorization, endpoint);
        await capacity.checkStorage();
        const holder = { accountId: owner.accountId, address: networkOf(request.ip) };
        await admit(holder, reply.raw);
      },
    });
  });
}

const callerOf = (request: FastifyRequest, reply: FastifyReply): ConnectedCaller => ({
  address: networkOf(request.ip),
  userAgent: request.headers["user-agent"],
  gone: () => closingOf(reply),
});

function closingOf({ raw }: FastifyReply): AbortSignal {
  const closing = new AbortController();
  if (raw.destroyed) closing.abort();
  raw.once("close", () => closing.abort());
  return closing.signal;
}

async function authenticateCall(
  gatekeeper: Gatekeeper,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedCall | "unchanged"> {
  const session = await gatekeeper.authenticate(request.headers.authorization, endpoint);
  const timeZone = await timeZoneOf(gatekeeper, request, session.owner);
  const today = dayInZone(gatekeeper.clock(), timeZone);
  if (request.method === "GET" && !changesWithoutWrite(endpoint)) {
    const account = shortHash(session.owner.accountId);
    const tag = stateTag({ build: gatekeeper.build, account, revision: session.revision, today });
    const known = request.headers["if-none-match"];
    const isUnchanged = known?.startsWith(tag.slice(0, -1));
    reply.header("ETag", isUnchanged ? known : tag);
    if (isUnchanged) return "unchanged";
  }
  return { session, owner: session.owner, timeZone, today };
}

const PROOF_LASTS = 5 * 60_000;

export function checkProof({ provenAt }: Authenticated, now: number): void {
  if (now - provenAt <= PROOF_LASTS) return;
  throw new AppError("proof_needed", "Send the password or a passkey to /api/account/proof first.");
}

async function timeZoneOf(
  gatekeeper: Gatekeeper,
  request: FastifyRequest,
  owner: Owner,
): Promise<string> {
  const header = request.headers[TIME_ZONE_HEADER.toLowerCase()];
  if (header === undefined) return (await gatekeeper.zoneOf(owner)) ?? "UTC";
  if (typeof header === "string" && isTimeZone(header)) return header;
  throw invalidField(TIME_ZONE_HEADER, "wrong_time_zone");
}

const ENTITY_TAG = /^"(0|[1-9]\d{0,14})"$/;

/** @throws AppError `invalid_input` for anything except one revision, or `*` for a new entry */
function expectedRevisionOf({ headers }: FastifyRequest): number | null {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  if (ifMatch !== undefined) {
    const revision = ENTITY_TAG.exec(ifMatch)?.[1];
    if (revision !== undefined) return Number(revision);
    throw invalidField("If-Match", "wrong_value");
  }
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch === "*") return 0;
  throw invalidField("If-None-Match", "wrong_value");
}

const PARTS = ["params", "query", "headers", "body"] as const;

function parseRequest(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = endpoint.request[part];
    if (!schema) continue;
    const input = part === "headers" ? decodedHeaders(request) : (request[part] ?? {});
    const result = parseFields(schema, input, part);
    // An invalid id is an entry that does not exist.
    if (!result.success && part === "params") {
      throw notFound();
    }
    if (!result.success) throw invalidFields(result.problems);
    parsed[part] = result.data;
  }
  if (endpoint.request.bytes) parsed.bytes = bytesOf(request);
  return parsed;
}

/** Returns the headers, percent-decoded; an invalid encoding is left unchanged. */
function decodedHeaders({ headers }: FastifyRequest): Record<string, unknown> {
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

function bytesOf(request: FastifyRequest): Uint8Array {
  if (Buffer.isBuffer(request.body) && request.body.length > 0) return request.body;
  throw new AppError("malformed_request", "Nothing came. Choose the file again and send it.");
}
