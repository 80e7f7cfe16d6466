import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Where the metrics are served: never on the port that visitors reach. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Counts requests and times them, for Prometheus. */
export interface Metrics {
  /** Watches the app's answers, and closes with it. */
  readonly observe: (app: FastifyInstance) => void;
  /** Serves `/metrics` and returns the address. @throws when the port is taken */
  readonly listen: (address: MetricsAddress) => Promise<string>;
}

const DURATIONS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
// Files of the built app and addresses nobody serves share one label: a label for each would grow without end.
const PAGE = "(page)";
const HAS_OWN_LABEL = /^\/(api\/|healthz$|readyz$)/;

/**
 * Labels are the method, the route's pattern and the status alone: no address, account, identifier
 * or value of hers can become one.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "mwezi_http_requests_total",
    help: "Answers by method, route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "mwezi_http_request_duration_seconds",
    help: "Time from the request's head to the end of its answer",
    labelNames: ["method", "route"],
    buckets: DURATIONS_IN_SECONDS,
    registers: [registry],
  });
  const server = createServer(async ({ url }, response) => {
    if (url !== "/metrics") return response.writeHead(404).end();
    const text = await registry.metrics();
    return response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });

  return {
    observe: (app) => {
      app.addHook("onResponse", async (request, reply) => {
        const pattern = request.routeOptions.url ?? PAGE;
        const labels = {
          method: request.method,
          route: HAS_OWN_LABEL.test(pattern) ? pattern : PAGE,
        };
        requests.inc({ ...labels, status: reply.statusCode });
        durations.observe(labels, reply.elapsedTime / 1000);
      });
      app.addHook("onClose", async () => {
        server.closeAllConnections();
        server.close();
      });
    },
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once("error", reject).listen(port, host, () => {
          const address = server.address();
          const open = typeof address === "object" && address ? address.port : port;
          resolve(`http://${host}:${open}/metrics`);
        });
      }),
  };
}
