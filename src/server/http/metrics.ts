import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { codeAnsweredTo } from "./answers/problems.ts";

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface MetricsSources {
  readonly release: string;
  readonly build: string;
  /** Called at each scrape; rejects while the database is away. */
  readonly readDatabase: () => Promise<DatabaseFacts>;
  readonly limitBytes?: number | undefined;
  readonly readWaiting: () => number;
  readonly readLastBackup: () => Promise<number | null>;
}

export interface DatabaseFacts {
  readonly bytes: number;
  readonly duePushes: number;
  readonly dueMails: number;
}

export interface Metrics {
  /** Records a housekeeping round without errors, in milliseconds since 1970. */
  readonly noteHousekeeping: (now: number) => void;
  /** Counts a reminder whose time came; `late` when it was dropped for being too late. */
  readonly noteMessage: (channel: "push" | "mail", outcome: "sent" | "failed" | "late") => void;
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
  const failures = new Counter({
    name: "mwezi_failures_total",
    help: "Errors by their code",
    labelNames: ["code"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "mwezi_http_request_duration_seconds",
    help: "Time from the request's head to the end of its answer",
    labelNames: ["method", "route"],
    buckets: DURATIONS_IN_SECONDS,
    registers: [registry],
  });
  const messages = new Counter({
    name: "mwezi_messages_total",
    help: "Reminders by channel and outcome",
    labelNames: ["channel", "outcome"],
    registers: [registry],
  });
  const server = createServer(async ({ url }, response) => {
    if (url !== "/metrics") return response.writeHead(404).end();
    const text = await registry.metrics();
    return response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  });

  return {
    noteHousekeeping: (now) => housekeeping.set(now / 1000),
    noteMessage: (channel, outcome) => messages.inc({ channel, outcome }),
    observe: (app) => {
      app.addHook("onResponse", async (request, reply) => {
        const pattern = request.routeOptions.url ?? PAGE;
        const labels = {
          method: request.method,
          route: HAS_OWN_LABEL.test(pattern) ? pattern : PAGE,
        };
        requests.inc({ ...labels, status: reply.statusCode });
        const code = codeAnsweredTo(request);
        if (code !== undefined) failures.inc({ code });
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

function addGauges(registry: Registry, sources: MetricsSources): Gauge {
  const registers = [registry];
  const { release, build, limitBytes } = sources;
  new Gauge({
    name: "mwezi_build_info",
    help: "1, with the release and the build's hash",
    labelNames: ["release", "build"],
    registers,
  }).set({ release, build }, 1);
  addReadGauges(registry, sources);
  if (limitBytes !== undefined) {
    const name = "mwezi_storage_limit_bytes";
    new Gauge({ name, help: "The most that files may fill", registers }).set(limitBytes);
  }
  return new Gauge({
    name: "mwezi_last_housekeeping_timestamp_seconds",
    help: "When expired rows were last removed without a fault",
    registers,
  });
}

/** Adds the gauges that are read at each scrape, `NaN` if unknown. */
function addReadGauges(
  registry: Registry,
  { readDatabase, readLastBackup, readWaiting }: MetricsSources,
): void {
  let reading: Promise<DatabaseFacts | null> | null = null;
  // The gauges of one scrape share one reading.
  const read = () => {
    const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_CHECK, null).unref());
    reading ??= Promise.race([readDatabase().catch(() => null), late]).finally(() => {
      reading = null;
    });
    return reading;
  };
  const add = (name: string, help: string, valueNow: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await valueNow());
      },
    });
  add("mwezi_database_up", "Whether the database answered within two seconds", async () =>
    (await read()) === null ? 0 : 1,
  );
  add(
    "mwezi_database_bytes",
    "The database's size",
    async () => (await read())?.bytes ?? Number.NaN,
  );
  add(
    "mwezi_pushes_due",
    "Pushes whose time has come",
    async () => (await read())?.duePushes ?? Number.NaN,
  );
  add(
    "mwezi_mails_due",
    "Mails whose time has come",
    async () => (await read())?.dueMails ?? Number.NaN,
  );
  add("mwezi_database_queries_waiting", "Queries without a connection yet", async () =>
    readWaiting(),
  );
  add("mwezi_last_backup_timestamp_seconds", "When a backup was last finished", async () => {
    const at = await readLastBackup();
    return at === null ? Number.NaN : at / 1000;
  });
}
