import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { deleteAccount, revokeAllSessions } from "#contract/account.ts";
import { logout } from "#contract/auth.ts";

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

/** Runs only Mwezi's own scripts, forbids framing and sends no referrer. */
export async function installSecurityHeaders(app: FastifyInstance): Promise<void> {
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
    if (request.protocol === "https") {
      reply.header("Strict-Transport-Security", `max-age=${TWO_YEARS}; includeSubDomains`);
    }
    if (request.url.startsWith("/api")) reply.header("Cache-Control", "no-store");
    const isEnd = ENDS.includes(`${request.method} ${request.routeOptions.url}`);
    if (isEnd && reply.statusCode < 300) reply.header("Clear-Site-Data", '"cache"');
  });
}
