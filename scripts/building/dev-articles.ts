import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { isArticle } from "../../src/web/boot/open-pages.ts";
import { fill, type Prerendered } from "./pages.ts";

export function articlesWhileDeveloping(): Plugin {
  return {
    name: "mwezi:articles-while-developing",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.replace(/\/+$/, "") ?? "";
        if (!isArticle(path)) return next();
        const { prerenderAll } = await server.ssrLoadModule("/src/web/prerender.tsx");
        const { pages }: Prerendered = await prerenderAll();
        const page = pages.find((candidate) => candidate.path === path);
        if (!page) return next();
        const frame = await readFile("index.html", "utf8");
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(fill(await server.transformIndexHtml(path, frame), page));
      });
    },
  };
}
