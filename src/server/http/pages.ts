import { readdir } from "node:fs/promises";
import { sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DOCUMENT_HEADER } from "#contract/headers.ts";
import { notFound } from "#server/failures/app-error.ts";

const ICON = `${sep}icon.svg`;
const HTML = ".html";
/** Where links lead: to a report, or to what someone may see. */
const SHARED = "/shared";
const HAS_EXTENSION = /\.\w+$/;

/**
 * Serves the built web app: hashed files for a year, prerendered pages fresh each time, and the
 * landing page for every other address, as the spec says.
 */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: false,
    // A route for each file: a folder then reaches the handler below instead of a 403.
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", keepingOf(path));
      if (path.includes(HTML)) reply.header(DOCUMENT_HEADER, "1");
    },
  });
  app.addHook("onSend", async (request, reply) => {
    // A private page: not to be indexed.
    if (request.url.startsWith(SHARED)) reply.header("X-Robots-Tag", "noindex, nofollow");
  });
  app.get("/", (_, reply) => reply.sendFile(`index${HTML}`));
  const pages = await pagesIn(webRoot);
  app.setNotFoundHandler((request, reply) => {
    const path = (request.url.split("?")[0] ?? "/").replace(/(?<!\/)\/+$/, "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = isRead && !path.startsWith("/api") && !HAS_EXTENSION.test(path);
    if (!isPage) throw notFound();
    const page = `${path.slice(1)}${HTML}`;
    // Only files listed at start are sent, which rules out path traversal.
    return reply.sendFile(pages.has(page) ? page : `index${HTML}`);
  });
}

/** The prerendered pages, also those in folders: `articles/cycle-basics.html`. */
async function pagesIn(webRoot: string): Promise<ReadonlySet<string>> {
  const files = await readdir(webRoot, { recursive: true });
  return new Set(
    files.filter((file) => file.endsWith(HTML)).map((file) => file.replaceAll(sep, "/")),
  );
}

const DAY_IN_SECONDS = 86_400;

/** A browser asks for the icon with every page it opens: a new one may come some days later. */
function keepingOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return "public, max-age=31536000, immutable";
  return path.includes(ICON) ? `public, max-age=${7 * DAY_IN_SECONDS}` : "no-cache";
}
