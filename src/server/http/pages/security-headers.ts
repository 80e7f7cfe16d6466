import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import { deleteAccount, revokeAllSessions } from "#contract/account/account.ts";
import { logout } from "#contract/account/auth.ts";
import { TRUSTED_POLICY } from "#contract/kernel/headers.ts";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** The browser drops pages cached for going back. Not `storage`, which other accounts use. */
const ENDS: readonly string[] = [
  `POST ${logout.path}`,
  `DELETE ${revokeAllSessions.path}`,
  `DELETE ${deleteAccount.path}`,
];

/** Helmet's headers without effect in browsers that Mwezi supports. */
const NOT_NEEDED = [
  "Origin-Agent-Cluster",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

/** Headers that only pages obey, not API responses or scripts. */
const FOR_PAGES = [
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Frame-Options",
];

/** Except the camera for photos, and motion sensors: shaking the phone leaves the app. */
const PERMISSIONS =
  "camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/** An API response opened as a page may not run, load or frame anything. */
const POLICY_OF_ANSWERS = "default-src 'none';frame-ancestors 'none'";

const FOR_ANSWERS = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** A file whose name changes with its content needs no comparing or resuming. */
const FOR_COMPARING = ["ETag", "Last-Modified", "Accept-Ranges"];

/** Each response has only the headers of its type: 600 more bytes on thirty are noticeable. */
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
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [TRUSTED_POLICY],
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
    // A file has a stricter policy already.
    if (policy.includes("script-src")) reply.header("Content-Security-Policy", POLICY_OF_ANSWERS);
  }
  if (!url.startsWith("/assets/")) return;
  drop(FOR_COMPARING);
  // A worker takes its policy from its script.
  if (!url.includes("-worker-")) drop(["Content-Security-Policy"]);
}
