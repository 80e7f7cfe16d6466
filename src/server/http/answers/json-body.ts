import { type Readable, Transform } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { JsonBounds } from "#contract/kernel/endpoint.ts";
import { jsonBoundsCheck } from "./json-bounds.ts";

const API_BOUNDS: JsonBounds = { depth: 16, width: () => 1_000, members: 5_000 };

/** Accepts only JSON bodies within bounds, and without keys that change a prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request, body: Buffer, done) => {
      jsonBoundsCheck(API_BOUNDS)(body);
      parse(request, body.toString(), done);
    },
  );
}

interface LargeJson {
  readonly bounds: JsonBounds;
  readonly maxBytes: number;
}

/** Checks large JSON while it arrives, and discards what follows after a failure. */
export function boundJson(scope: FastifyInstance, json: LargeJson): void {
  scope.addHook("preParsing", (_request, _reply, payload, done) => {
    done(null, checked(payload, json));
  });
}

function checked(payload: Readable, { bounds, maxBytes }: LargeJson): Readable {
  const check = jsonBoundsCheck(bounds);
  let bytes = 0;
  let failure: Error | null = null;
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      failure ??= failureOf(() => check(chunk));
      // Read to its end, so that the client receives the response.
      if (failure === null) done(null, chunk);
      else done(bytes > maxBytes ? failure : null);
    },
    flush: (done) => done(failure),
  });
  payload.once("error", (error) => body.destroy(error));
  return payload.pipe(body);
}

function failureOf(check: () => void): Error | null {
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
