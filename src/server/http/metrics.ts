import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Where metrics are served, never on the public port. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface MetricsSources {
  readonly release: string;
  readonly build: string;
  /** Resolves when the database responds; called at each scrape. */
  readonly checkDatabase: () => Promise<void>;
}

export interface Metrics {
  /** Records a housekeeping round without errors, in milliseconds since 1970. */
  readonly noteHousekeeping: (now: number) => void;
  readonly observe: (app: FastifyInstance) => void;
  /** Serves `/metrics` and returns its address. @throws when the port is taken */
  readonly listen: (address: MetricsAddress) => Promise<string>;
}

const DURATIONS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
// Static files and unknown URLs share one label, since a label for each would grow without limit.
const PAGE = "(page)";
const HAS_OWN_LABEL = /^\/(api\/|healthz$|readyz$)/;

/** Labels are only the method, the route's pattern and the status, never an address, account, id or value. */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const housekeeping = addGauges(registry, sources);
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
    noteHousekeeping: (now) => housekeeping.set(now / 1000),
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

const LONGEST_CHECK = 2000;

/** Adds the gauges; returns the one for the last housekeeping, 0 before the first. */
function addGauges(registry: Registry, { release, build, checkDatabase }: MetricsSources): Gauge {
  const registers = [registry];
  new Gauge({
    name: "mwezi_build_info",
    help: "1, with the release and the build's hash",
    labelNames: ["release", "build"],
    registers,
  }).set({ release, build }, 1);
  new Gauge({
    name: "mwezi_database_up",
    help: "Whether the database answered within two seconds",
    registers,
    async collect() {
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST_CHECK, false).unref());
      const answer = checkDatabase().then(
        () => true,
        () => false,
      );
      this.set((await Promise.race([answer, late])) ? 1 : 0);
    },
  });
  return new Gauge({
    name: "mwezi_last_housekeeping_timestamp_seconds",
    help: "When expired rows were last removed without a fault",
    registers,
  });
}
