import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer } from "#contract/kernel/files.ts";
import { takesEncoding } from "./compression.ts";

const FILE_POLICY = "default-src 'none';frame-ancestors 'none';sandbox";

export function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): FastifyReply {
  const { name, type, encoding, bytes } = file;
  reply.type(type).header("Content-Disposition", `attachment; filename="${name}"`);
  // A file opened in a browser must not run as a page of Mwezi or be framed.
  reply.header("Content-Security-Policy", FILE_POLICY);
  if (bytes instanceof Uint8Array) return reply.send(Buffer.from(bytes));
  const isSentAsIs = encoding !== undefined && takesEncoding(headers["accept-encoding"], encoding);
  if (isSentAsIs) reply.header("Content-Encoding", encoding);
  const sent = isSentAsIs ? bytes : plainBytes(file);
  return reply.send(sent instanceof Readable ? sent : Readable.from(sent));
}

export function plainBytes({ bytes, encoding }: FileAnswer): AsyncIterable<Uint8Array> {
  const streamed = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
  // An error of the source reaches the reader through the stream.
  return encoding === undefined ? streamed : pipeline(streamed, createGunzip(), () => {});
}
