import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { deleteAccount, revokeAllSessions } from "#contract/account/account.ts";
import { logout } from "#contract/account/auth.ts";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * What ends her session here: the browser lets go of pages it holds for going back. Not `storage`,
 * which would take the log that stays on the device, another woman's too; the app removes hers.
 */
const ENDS: readonly string[] = [
  `POST ${logout.path}`,
  `DELETE ${revokeAllSessions.path}`,
  `DELETE ${deleteAccount.path}`,
];

/** Helmet's that say nothing to any browser Mwezi runs in. */
const NOT_NEEDED = [
  ...["Origin-Agent-Cluster", "X-DNS-Prefetch-Control", "X-Download-Options"],
  ...["X-Permitted-Cross-Domain-Policies", "X-XSS-Protection"],
];

/** What only a page obeys: an answer of the API and a script are none. */
const FOR_PAGES = [
  ...["Cross-Origin-Opener-Policy", "Permissions-Policy", "Referrer-Policy", "X-Frame-Options"],
];

/** What no page of Mwezi asks for, but the camera for photos of hair and skin. Its motion sensors are: shaking the phone leaves quickly. */
const PERMISSIONS =
  "camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/** Opened by its address, an answer may run, load and frame nothing. */
const POLICY_OF_ANSWERS = "default-src 'none';frame-ancestors 'none'";

/** Of an answer of the API, for which Helmet need not make its dozen headers at every request. */
const FOR_ANSWERS = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** A name that changes with the content has nothing to compare or resume. */
const FOR_COMPARING = ["ETag", "Last-Modified", "Accept-Ranges"];

/**
 * Runs only Mwezi's own scripts, forbids framing and sends no referrer. Each answer carries what
 * matters for its type: on a slow line 600 bytes more on each of thirty are felt.
 */
export async function installSecurityHeaders(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith("/api")) route.helmet ??= false;
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    hsts: false,
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("Permissions-Policy", PERMISSIONS);
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", `max-age=${TWO_YEARS}; includeSubDomains`);
    }
    if (request.url.startsWith("/api")) reply.header("Cache-Control", "no-store");
    const isEnd = ENDS.includes(`${request.method} ${request.routeOptions.url}`);
    if (isEnd && reply.statusCode < 300) reply.header("Clear-Site-Data", '"cache"');
    keepWhatMatters(request.url, reply);
  });
}

function keepWhatMatters(url: string, reply: FastifyReply): void {
  const drop = (names: readonly string[]) => {
    for (const name of names) reply.removeHeader(name);
  };
  const type = String(reply.getHeader("Content-Type") ?? "");
  drop(NOT_NEEDED);
  if (/^(?:text\/html|image\/svg)/.test(type)) return;
  drop(FOR_PAGES);
  if (url.startsWith("/api")) {
    reply.headers(FOR_ANSWERS);
    const policy = String(reply.getHeader("Content-Security-Policy") ?? "script-src");
    // A file has a stricter one already.
    if (policy.includes("script-src")) reply.header("Content-Security-Policy", POLICY_OF_ANSWERS);
  }
  if (!url.startsWith("/assets/")) return;
  drop(FOR_COMPARING);
  // A worker takes its policy from its script, which lies beside the assets.
  drop(["Content-Security-Policy"]);
}
