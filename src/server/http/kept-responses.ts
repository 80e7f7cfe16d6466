import type { FastifyReply, FastifyRequest } from "fastify";
import { listSessions } from "#contract/account.ts";
import { listDamagedEntries } from "#contract/damaged-entries.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { FileSchema } from "#contract/files.ts";
import { listSharedReports } from "#contract/links.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import type { SignedCall } from "./route.ts";

/** What these answer changes without a write of hers. */
const everNew: readonly Endpoint[] = [listSessions, listDamagedEntries, listSharedReports];

/** Whether the answers of an endpoint depend on nothing but her data and her calendar day. */
export const isKept = (endpoint: Endpoint): boolean =>
  endpoint.method === "GET" &&
  endpoint.access === "session" &&
  endpoint.response !== null &&
  endpoint.response !== FileSchema &&
  !everNew.includes(endpoint);

const HEADERS = ["content-type", "content-encoding", "vary", "link"] as const;
const END_OF_HEADERS = 10;
/** A caller who asks for the same in ever new ways keeps nothing. */
const LONGEST_NAME = 500;

const waiting = new WeakMap<FastifyRequest, (reply: FastifyReply, payload: Uint8Array) => void>();

const nameOf = ({ url, headers }: FastifyRequest) =>
  `${url} ${String(headers["accept-encoding"] ?? "")}`;

/**
 * Prepares the reply that was sent before to the same question and answers its bytes; `null` where
 * none is kept: then what is sent now will be, by `keepResponse`.
 */
export function findResponse(
  answers: KeptAnswers,
  signed: SignedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | null {
  const name = nameOf(request);
  if (name.length > LONGEST_NAME) return null;
  const response = answers.find(signed, name);
  if (response === null) {
    waiting.set(request, (sent, payload) => {
      const headers = HEADERS.map((header) => [header, sent.getHeader(header)]);
      const head = Buffer.from(`${JSON.stringify(headers)}\n`);
      answers.keep(signed, name, Buffer.concat([head, payload]));
    });
    return null;
  }
  const end = response.indexOf(END_OF_HEADERS);
  const headers: [string, string | undefined][] = JSON.parse(response.toString("utf8", 0, end));
  for (const [header, value] of headers) if (value) reply.header(header, value);
  return response.subarray(end + 1);
}

/** Keeps an answer as it leaves; the last `onSend` hook of a route. */
export async function keepResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const keep = waiting.get(request);
  const bytes = typeof payload === "string" ? Buffer.from(payload) : payload;
  if (keep && reply.statusCode === 200 && Buffer.isBuffer(bytes)) keep(reply, bytes);
  return payload;
}
