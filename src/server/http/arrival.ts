import type { Server } from "node:http";
import { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { AppError } from "#server/failures/app-error.ts";
import { refuseBrokenRequest } from "./broken-requests.ts";

const SECOND = 1000;

/** What Node's HTTP server waits for and takes in, before a route is known. */
export const arrivalLimits = {
  // For the whole of a request; `limitArrival` has the shorter limits of most.
  requestTimeout: 30 * 60 * SECOND,
  keepAliveTimeout: 20 * SECOND,
  http: {
    maxHeaderSize: 16_384,
    headersTimeout: 10 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
  },
  clientErrorHandler: refuseBrokenRequest,
} satisfies FastifyHttpOptions<Server>;

/** Further connections are closed at once: each takes memory, and a file of the system's. */
const MOST_CONNECTIONS = 5_000;

interface BodyLimits {
  /** Milliseconds without a byte. */
  readonly silence: number;
  /** Milliseconds for a whole body, beside those its bytes take. */
  readonly whole: number;
  readonly bytesASecond: number;
}

// A poor connection sends 12 kB a second.
const LIMITS: BodyLimits = { silence: 15 * SECOND, whole: 20 * SECOND, bytesASecond: 10_000 };

/**
 * Limits the connections, and answers 408 to a body that does not arrive, so that nobody holds a
 * connection with half of one.
 */
export function limitArrival(app: FastifyInstance, limits = LIMITS): void {
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook("preParsing", ({ raw, headers, routeOptions }, _reply, payload, done) => {
    const hasBody = headers["content-length"] ?? headers["transfer-encoding"];
    // What a test injects comes over no line.
    if (hasBody === undefined || !(raw.socket instanceof Socket)) return done(null, payload);
    const refuse = () =>
      void payload.emit("error", new AppError("too_slow", "Send the whole body at once."));
    const { bodyLimit = 0 } = routeOptions;
    const bytes = Math.min(Number(headers["content-length"] ?? bodyLimit), bodyLimit);
    const milliseconds = limits.whole + (bytes / limits.bytesASecond) * SECOND;
    const deadline = setTimeout(refuse, milliseconds);
    raw.setTimeout(limits.silence, refuse);
    const rest = () => {
      clearTimeout(deadline);
      raw.off("timeout", refuse).setTimeout(0);
    };
    payload.once("end", rest).once("error", rest).once("close", rest);
    done(null, payload);
  });
}
