import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

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
  });
}
