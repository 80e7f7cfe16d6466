import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sharedFile } from "#contract/account/shared-file.ts";
import { DOCUMENT_HEADER } from "#contract/kernel/headers.ts";
import { notFound } from "#server/failures/app-error.ts";
import { forCrawlers, isPreview, withAbsoluteCard } from "./crawlers.ts";

const ICON = `${sep}icon.svg`;
const HTML = ".html";
const SHARED = "/shared";
const HAS_EXTENSION = /\.\w+$/;

/** A not-found handler: a route for each file took 20 MB and half of every start. */
export async function servePages(
  app: FastifyInstance,
  webRoot: string,
  build: string,
): Promise<void> {
  // Not the size and time of a file, which two builds may share if an image is reproducible.
  const tag = `W/"${build}"`;
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    serve: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", keepingOf(path)).header("ETag", tag);
      if (path.includes(HTML)) reply.header(DOCUMENT_HEADER, "1");
    },
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith(SHARED)) reply.header("X-Robots-Tag", "noindex, nofollow");
  });
  const sendCard = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const html = await readFile(join(webRoot, file), "utf8");
    return reply.type("text/html; charset=utf-8").send(withAbsoluteCard(html, request));
  };
  const send = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    if (file.endsWith(HTML) && isPreview(request)) return sendCard(request, reply, file);
    if (request.headers["if-none-match"] !== tag) return reply.sendFile(file);
    const keeping = keepingOf(join(sep, file));
    return reply.code(304).header("ETag", tag).header("Cache-Control", keeping).send();
  };
  app.get("/", (request, reply) => send(request, reply, `index${HTML}`));
  // Without its service worker the page has to ask for the file; the body is not read.
  const onRequest = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(sharedFile.path, 303);
  app.post(sharedFile.path, { onRequest }, (_, reply) => reply.send());
  const files = await filesIn(webRoot);
  forCrawlers(app, [...files]);
  app.setNotFoundHandler((request, reply) => {
    const [address = "/"] = request.url.split("?");
    const isRead = request.method === "GET" || request.method === "HEAD";
    // Only files listed at start are sent, which rules out path traversal.
    if (isRead && files.has(address.slice(1))) {
      return send(request, reply, address.slice(1));
    }
    const path = address.replace(/(?<!\/)\/+$/, "");
    const isPage = isRead && !path.startsWith("/api") && !HAS_EXTENSION.test(path);
    if (!isPage) throw notFound();
    const page = `${path.slice(1)}${HTML}`;
    return send(request, reply, files.has(page) ? page : `index${HTML}`);
  });
}

async function filesIn(webRoot: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  return new Set(
    files.map(({ parentPath, name }) =>
      relative(webRoot, join(parentPath, name)).replaceAll(sep, "/"),
    ),
  );
}

const DAY_IN_SECONDS = 86_400;

/** A browser requests the icon with every page; a new one may appear some days later. */
function keepingOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return "public, max-age=31536000, immutable";
  return path.includes(ICON) ? `public, max-age=${7 * DAY_IN_SECONDS}` : "no-cache";
}
