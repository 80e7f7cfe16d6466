import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { listSessions } from "#contract/account/account.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mediaTypesOf } from "#contract/kernel/files.ts";
import { makeVisitReport } from "#contract/visit/visit.ts";

type Encoding = "br" | "gzip";
type Accepted = string | string[] | undefined;

/** Below one TCP segment compression saves nothing. */
const LEAST_BYTES = 1_000;
/** Longer responses are streamed, so the first bytes are sent before the last are compressed. */
const MOST_BYTES_AT_ONCE = 256_000;
const PIECE = 64_000;

/** Quality 4 takes about as long as gzip 1; the window limits an encoder to about 300 kB. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

// Runs on libuv's threads and not on the main thread.
const atOnce = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Compressed length reveals repeated text, so a secret beside attacker-chosen text is never compressed.
 */
export function isCompressible(endpoint: Endpoint): boolean {
  if (endpoint.access !== "session" || endpoint.path === listSessions.path) return false;
  if (endpoint.response === null || mediaTypesOf(endpoint.response)) return false;
  return endpoint.method === "GET" || endpoint.path === makeVisitReport.path;
}

export async function compressAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const bytes = typeof payload === "string" ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(bytes) || bytes.length < LEAST_BYTES) return payload;
  if (reply.statusCode !== 200 || reply.hasHeader("Content-Encoding")) return payload;
  reply.header("Vary", "Accept-Encoding");
  const encoding = encodingFor(headers["accept-encoding"]);
  if (encoding === null) return payload;
  reply.header("Content-Encoding", encoding).removeHeader("Content-Length");
  if (bytes.length > MOST_BYTES_AT_ONCE) return compressedPieces(bytes, encoding);
  return encoding === "br" ? atOnce.br(bytes, BROTLI) : atOnce.gzip(bytes);
}

function compressedPieces(bytes: Buffer, encoding: Encoding): Readable {
  const encoder = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip();
  // An error or a disconnected client destroys both streams.
  return pipeline(Readable.from(piecesOf(bytes)), encoder, () => {});
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function encodingFor(accepted: Accepted): Encoding | null {
  if (takesEncoding(accepted, "br")) return "br";
  return takesEncoding(accepted, "gzip") ? "gzip" : null;
}

/** Every browser accepts gzip; `gzip;q=0` does not. */
export function takesEncoding(accepted: Accepted, encoding: Encoding): boolean {
  const parts = String(accepted ?? "")
    .toLowerCase()
    .replaceAll(" ", "")
    .split(",");
  return parts.some((part) => {
    const [name, quality = "q=1"] = part.split(";");
    return name === encoding && /^q=(1|0\.\d*[1-9])/.test(quality);
  });
}
