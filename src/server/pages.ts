import { readdir } from "node:fs/promises";
import { sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFound } from "./problems.ts";

const HTML = ".html";
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
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/", (_, reply) => reply.sendFile(`index${HTML}`));
  const files = await readdir(webRoot);
  const pages = new Set(files.filter((file) => file.endsWith(HTML)));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage =
      request.method === "GET" && !path.startsWith("/api") && !HAS_EXTENSION.test(path);
    if (!isPage) throw notFound();
    const page = `${path.slice(1)}${HTML}`;
    return reply.sendFile(pages.has(page) ? page : `index${HTML}`);
  });
}
