import type { FastifyReply, FastifyRequest } from "fastify";
import { listAccess } from "#contract/account/access.ts";
import { listSessions } from "#contract/account/account.ts";
import { listDamagedEntries } from "#contract/account/damaged-entries.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mediaTypesOf } from "#contract/kernel/files.ts";
import { buildOfTag, withContent } from "#contract/kernel/state-tag.ts";
import { listSharedReports } from "#contract/visit/links.ts";
import { answerHash } from "#server/storage/vault/short-hash.ts";
import type { SignedCall } from "../caller.ts";
import type { AnswerCache } from "./answer-cache.ts";

const withoutWrites: readonly Endpoint[] = [
  listAccess,
  listSessions,
  listDamagedEntries,
  listSharedReports,
];

/** Whether responses can change without a write to the account: never cached, and without an ETag. */
export const changesWithoutWrite = (endpoint: Endpoint): boolean =>
  withoutWrites.includes(endpoint);

export const isCacheable = (endpoint: Endpoint): boolean =>
  endpoint.method === "GET" &&
  endpoint.access === "session" &&
  endpoint.response !== null &&
  mediaTypesOf(endpoint.response) === null &&
  !changesWithoutWrite(endpoint);

const HEADERS = ["content-type", "content-encoding", "vary", "link"] as const;
const END_OF_HEADERS = 10;
/** Longer URLs are not cached, so that varied queries cannot fill the cache. */
const LONGEST_NAME = 500;

const pending = new WeakMap<AnswerCache, Map<string, Promise<void>>>();

type Sent = (reply: FastifyReply, payload: Uint8Array | null) => void;

const waiting = new WeakMap<FastifyRequest, Sent>();

const nameOf = ({ url, headers }: FastifyRequest) =>
  `${url} ${String(headers["accept-encoding"] ?? "")}`;

export async function findResponse(
  answers: AnswerCache,
  signed: SignedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | null> {
  const name = nameOf(request);
  if (name.length > LONGEST_NAME) return null;
  const others = pending.get(answers) ?? new Map<string, Promise<void>>();
  pending.set(answers, others);
  const { tokenHash, revision } = signed.session;
  const question = [tokenHash, revision, signed.today, name].join(" ");
  await others.get(question);
  const response = answers.find(signed, name);
  if (response) return withHeaders(response, reply);
  const hasEnded = new Promise<void>((resolve) => {
    waiting.set(request, (sent, payload) => {
      const headers = HEADERS.map((header) => [header, sent.getHeader(header)]);
      const head = Buffer.from(`${JSON.stringify(headers)}\n`);
      if (payload) answers.keep(signed, name, Buffer.concat([head, payload]));
      resolve();
    });
    reply.raw.once("close", resolve);
  });
  others.set(question, hasEnded);
  void hasEnded.then(() => others.get(question) === hasEnded && others.delete(question));
  return null;
}

function withHeaders(response: Buffer, reply: FastifyReply): Buffer {
  const end = response.indexOf(END_OF_HEADERS);
  const headers: [string, string | undefined][] = JSON.parse(response.toString("utf8", 0, end));
  for (const [header, value] of headers) if (value) reply.header(header, value);
  return response.subarray(end + 1);
}

/** Caches the answer. Sends 304 instead of an answer that a write left as the client has it. */
export async function keepResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const bytes = typeof payload === "string" ? Buffer.from(payload) : payload;
  const isWhole = reply.statusCode === 200 && Buffer.isBuffer(bytes);
  waiting.get(request)?.(reply, isWhole ? bytes : null);
  if (!isWhole) return payload;
  const tag = String(reply.getHeader("ETag"));
  const hash = answerHash(buildOfTag(tag) ?? "", bytes);
  reply.header("ETag", withContent(tag, hash));
  if (!request.headers["if-none-match"]?.endsWith(`~${hash}"`)) return payload;
  for (const header of [...HEADERS, "content-length"]) reply.removeHeader(header);
  reply.code(304);
  return null;
}
