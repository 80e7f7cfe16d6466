import type { Server } from "node:http";
import { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { AppError } from "#server/failures/app-error.ts";
import { refuseBrokenRequest } from "../answers/broken-requests.ts";
import { type Pace, watchPace } from "./pace.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Limits of Node's HTTP server before a route is known. */
export const arrivalLimits = {
  // For a whole request: an import of 20 MB at the slowest pace. `limitArrival` ends slower bodies.
  requestTimeout: 4 * HOUR,
  keepAliveTimeout: 20 * SECOND,
  http: {
    maxHeaderSize: 16_384,
    headersTimeout: 10 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
  },
  clientErrorHandler: refuseBrokenRequest,
} satisfies FastifyHttpOptions<Server>;

/** Further connections are closed at once, since each takes memory and a file descriptor. */
const MOST_CONNECTIONS = 5_000;

interface BodyLimits extends Pace {
  readonly silence: number;
}

// A phone on a poor connection sends 2 kB a second: a photo of 1 MB takes eight minutes.
const LIMITS: BodyLimits = {
  silence: 15 * SECOND,
  grace: 20 * SECOND,
  bytesASecond: 1_500,
  longestPause: 60 * SECOND,
};

/** Answers 408 to a body that does not arrive, so that it cannot hold a connection. */
export function limitArrival(app: FastifyInstance, limits = LIMITS): void {
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook("preParsing", ({ raw, headers }, _reply, payload, done) => {
    const { socket } = raw;
    const hasBody = headers["content-length"] ?? headers["transfer-encoding"];
    // Requests injected by tests have no network socket.
    if (hasBody === undefined || !(socket instanceof Socket)) return done(null, payload);
    const refuse = () =>
      void payload.emit("error", new AppError("too_slow", "Send the whole body at once."));
    const unwatch = watchPace(limits, () => socket.bytesRead, refuse);
    raw.setTimeout(limits.silence, refuse);
    const rest = () => {
      unwatch();
      raw.off("timeout", refuse).setTimeout(0);
    };
    payload.once("end", rest).once("error", rest).once("close", rest);
    done(null, payload);
  });
}
