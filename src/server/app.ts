import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import { type ContractNotes, readContractNotes } from "#server/build.ts";
import { notFound } from "#server/failures/app-error.ts";
import { recordAccess } from "#server/features/account/access-records/rules.ts";
import { accessTokenRoutes } from "#server/features/account/access-tokens/routes.ts";
import { authenticateToken } from "#server/features/account/access-tokens/rules.ts";
import { describeAccount } from "#server/features/account/management.ts";
import { accountRoutes } from "#server/features/account/routes.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import { dailyLogRoutes } from "#server/features/daily-log/routes.ts";
import { exportRoutes } from "#server/features/exports/routes.ts";
import { lifeStageRoutes } from "#server/features/life-stages/routes.ts";
import { linkRoutes } from "#server/features/links/routes.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import { readJsonBodies } from "#server/http/answers/json-body.ts";
import { sendProblem } from "#server/http/answers/problems.ts";
import { arrivalLimits, limitArrival } from "#server/http/fairness/arrival.ts";
import { type CapacityLimits, createCapacity } from "#server/http/fairness/capacity.ts";
import { networksOf, trustHops, warnOfProxies } from "#server/http/fairness/network.ts";
import { cutPipelines } from "#server/http/fairness/pipeline.ts";
import { cutIdleReaders } from "#server/http/fairness/readers.ts";
import { takeRequestTurns } from "#server/http/fairness/request-turns.ts";
import { createThrottle, type Throttle } from "#server/http/fairness/throttle.ts";
import { healthRoutes } from "#server/http/health.ts";
import type { Metrics } from "#server/http/metrics.ts";
import { descriptionRoute } from "#server/http/openapi.ts";
import { servePages } from "#server/http/pages/pages.ts";
import { installSecurityHeaders } from "#server/http/pages/security-headers.ts";
import type { Gatekeeper } from "#server/http/route.ts";
import type { Rounds } from "#server/jobs/timed-messages.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { noReserve, type Reserve } from "#server/storage/disk/reserve.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { createJournal, type Journal } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import { passkeySite } from "#server/storage/vault/keys/passkey.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { accessRoute, describeAccess } from "./account-access.ts";
import { carePlanRoutes } from "./features/care-plan/routes.ts";
import { concernRoutes } from "./features/concerns/routes.ts";
import { concernsSeenRoutes } from "./features/concerns-seen/routes.ts";
import { createReadOverview, type ReadOverview } from "./features/cycles/read-overview.ts";
import { cycleRoutes } from "./features/cycles/routes.ts";
import { damagedEntryRoutes } from "./features/damaged-entries/routes.ts";
import { entryRoutes } from "./features/entries/routes.ts";
import { healthBackgroundRoutes } from "./features/health-background/routes.ts";
import { importRoutes } from "./features/imports/routes.ts";
import { insightRoutes } from "./features/insights/routes.ts";
import { serveMail } from "./features/mail/routes.ts";
import { handOverMailTimes } from "./features/mail/times.ts";
import type { MailSettings } from "./features/mail/transport.ts";
import { medicineRoutes } from "./features/medicines/routes.ts";
import { type Operator, operatorRoutes, wellKnownRoutes } from "./features/operator/routes.ts";
import { patternRoutes } from "./features/patterns/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { servePush } from "./features/push/routes.ts";
import { contactOf, type IsPushService, isKnownService } from "./features/push/rules.ts";
import { handOverTimes, wipeTimes } from "./features/push/times.ts";
import { reminderRoutes } from "./features/reminders/routes.ts";
import { uploadRoutes } from "./features/uploads/routes.ts";
import { visitRoutes } from "./features/visit/routes.ts";
import { keepHouse } from "./housekeeping.ts";
import type { tasks } from "./tasks.ts";

export interface AppParts extends Rounds {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: ServerSecret;
  readonly operator: Operator;
  /** Directory of the access records; without it none are written. */
  readonly dataDirectory?: string;
  /** Disk space reserved for deletions on a full disk, if the database is on this machine. */
  readonly reserve?: Reserve;
  readonly release: string;
  /** What the contract says about each call; by default what the build collected. */
  readonly readNotes?: () => ContractNotes;
  readonly build: string;
  readonly webRoot?: string;
  /** How large the database may grow; without it, as large as the disk allows. */
  readonly capacity?: CapacityLimits;
  /** Whether pages of entries are checked against the contract. On by default, for the tests. */
  readonly checksPages?: boolean;
  readonly work: Work<typeof tasks>;
  readonly logger?: FastifyServerOptions["logger"];
  readonly publicAddress?: string | null;
  readonly proxies?: number;
  readonly trustedProxies?: readonly string[];
  /** URI for security reports; without it there is no `security.txt`. */
  readonly securityContact?: string | null;
  /** Which push endpoints are allowed; by default those of the browsers' own services. */
  readonly isPushService?: IsPushService;
  readonly mail?: MailSettings | null;
  readonly drain?: AbortSignal;
  readonly metrics?: Metrics;
}

const BODY_LIMIT = 100_000;

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, secret, operator, work, publicAddress = null } = parts;
  const app = await createFrame(parts);
  const journal = createJournal(db);
  const throttle = createThrottle(db, clock);
  const { reserve = noReserve, capacity = {} } = parts;
  const { registrationsAnHour } = capacity;
  const site = passkeySite(publicAddress);
  const services = { db, clock, secret, throttle, registrationsAnHour, site };
  const { dataDirectory } = parts;
  if (dataDirectory !== undefined) recordAccess(app, { db, secret, dataDirectory });
  keepHouse(app, { db, clock, reserve, rewrite: work.rewrite, metrics: parts.metrics });
  const gatekeeper: Gatekeeper = {
    clock,
    build: parts.build,
    reserve,
    capacity: createCapacity(db, clock, capacity),
    answers: createAnswerCache(),
    checksPages: parts.checksPages ?? true,
    authenticate: async (authorization, endpoint) =>
      (await authenticateToken(services, authorization, endpoint)) ??
      authenticate(db, authorization, clock()),
    zoneOf: async (owner) => (await journal.read(owner).find("profile", ONLY))?.timeZone ?? null,
  };

  accountRoutes(app, gatekeeper, services);
  accessTokenRoutes(app, gatekeeper, journal);
  profileRoutes(app, gatekeeper, journal);
  lifeStageRoutes(app, gatekeeper, journal);
  const readOverview = createReadOverview(gatekeeper.answers, journal, work);
  cycleRoutes(app, gatekeeper, journal, readOverview);
  exportRoutes(app, gatekeeper, journal, services, work, async (call) => ({
    ...(await describeAccount(services, call.owner)),
    access: (await describeAccess(db, journal, call, clock())).map(({ id: _, ...each }) => each),
  }));
  accessRoute(app, gatekeeper, db, journal);
  entryRoutes(app, gatekeeper, journal);
  dailyLogRoutes(app, gatekeeper, journal);
  medicineRoutes(app, gatekeeper, journal, work);
  uploadRoutes(app, gatekeeper, journal, db);
  insightRoutes(app, gatekeeper, journal);
  carePlanRoutes(app, gatekeeper, journal);
  serveReminders(app, gatekeeper, journal, { ...services, ...parts, publicAddress, readOverview });
  concernRoutes(app, gatekeeper, journal, work);
  healthBackgroundRoutes(app, gatekeeper, journal);
  concernsSeenRoutes(app, gatekeeper, journal);
  patternRoutes(app, gatekeeper, journal, work);
  visitRoutes(app, gatekeeper, journal, work);
  importRoutes(app, gatekeeper, journal, work);
  linkRoutes(app, gatekeeper, journal, services, work);
  damagedEntryRoutes(app, gatekeeper, journal, work);
  operatorRoutes(app, gatekeeper, operator);
  wellKnownRoutes(app, { clock, publicAddress, securityContact: parts.securityContact ?? null });

  descriptionRoute(app, endpoints, parts.release, parts.readNotes ?? readContractNotes);
  const drain = parts.drain ?? new AbortController().signal;
  healthRoutes(app, db, { drain, release: parts.release });

  if (parts.webRoot) await servePages(app, parts.webRoot, parts.build);
  else app.setNotFoundHandler(refuseUnknown);
  return app;
}

type Reach = Omit<AppParts, "publicAddress"> & {
  readonly publicAddress: string | null;
  readonly throttle: Throttle;
  readonly readOverview: ReadOverview;
};

function serveReminders(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  parts: Reach,
): void {
  const { db, clock, operator, publicAddress, readOverview, mail: settings = null } = parts;
  const describe = (owner: Owner) => describeAccount(parts, owner);
  reminderRoutes(app, gatekeeper, journal, {
    db,
    clock,
    describeAccount: describe,
    readForecast: async (call) => (await readOverview(call)).insight,
    handOverTimes: async (owner, { toPush, toMail, language }) => {
      const isPushed = await handOverTimes(parts, owner, toPush);
      await handOverMailTimes(parts, owner, toMail, language);
      return isPushed;
    },
    wipeTimes,
  });
  const contact = contactOf(operator.email, publicAddress);
  const isPushService = parts.isPushService ?? isKnownService;
  servePush(app, gatekeeper, journal, { ...parts, contact, isPushService });
  serveMail(app, gatekeeper, journal, { ...parts, settings, describeAccount: describe });
}

async function createFrame(parts: AppParts): Promise<FastifyInstance> {
  const { proxies = 0, trustedProxies = [] } = parts;
  const trustProxy = trustHops(proxies, networksOf(trustedProxies));
  const app = Fastify({
    ...arrivalLimits,
    bodyLimit: BODY_LIMIT,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger: parts.logger ?? false,
    return503OnClosing: false,
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: sendProblem,
  });
  if (parts.logger) warnOfProxies(app, proxies, trustProxy);
  takeRequestTurns(app);
  cutPipelines(app);
  limitArrival(app);
  cutIdleReaders(app.server);
  await installSecurityHeaders(app);
  app.setErrorHandler(sendProblem);
  readJsonBodies(app);
  logRequests(app);
  parts.metrics?.observe(app);
  app.addHook("onClose", () => parts.work.close());
  return app;
}

function refuseUnknown(): never {
  throw notFound();
}

/** Logs one line a request: the route's pattern and not the URL, which may contain an entry's id. */
function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    // A load balancer calls this every second, which was an eighth of all log lines.
    if (request.routeOptions.url === "/readyz" && reply.statusCode === 200) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "(page)",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}
