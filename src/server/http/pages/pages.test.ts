import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendProblem } from "../answers/problems.ts";
import { servePages } from "./pages.ts";

const card = '<meta property="og:image" content="/pictures/a.jpg">';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mwezi-pages-"));
  const webRoot = join(folder, "web");
  await mkdir(join(webRoot, "articles"), { recursive: true });
  await writeFile(join(folder, "secret.html"), "secret");
  await writeFile(join(webRoot, "index.html"), "landing");
  await writeFile(join(webRoot, "privacy.html"), `privacy${card}`);
  await writeFile(join(webRoot, "shared.html"), "shared");
  await writeFile(join(webRoot, "articles.html"), "all articles");
  await writeFile(join(webRoot, "articles/cycle-basics.html"), "cycle basics");
  await mkdir(join(webRoot, "assets"));
  await writeFile(join(webRoot, "assets/main-1a2b.js"), "plain");
  await writeFile(join(webRoot, "assets/main-1a2b.js.br"), "small");
  await writeFile(join(webRoot, "icon.svg"), "<svg/>");
  await writeFile(join(webRoot, ".hidden.js"), "hidden");
  app = Fastify();
  app.setErrorHandler(sendProblem);
  await servePages(app, webRoot, "one");
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each([
  ["/", "landing"],
  ["/privacy", `privacy${card}`],
  ["/articles", "all articles"],
  ["/articles/", "all articles"],
  ["/articles/cycle-basics", "cycle basics"],
  ["/articles/cycle-basics?from=landing", "cycle basics"],
])("%s is its prerendered page", async (url, body) => {
  const answer = await app.inject({ method: "GET", url });
  expect([answer.statusCode, answer.body]).toEqual([200, body]);
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
});

it.each(["/articles/nothing", "/track", "/articles/cycle-basics/more", "/assets", "/assets/"])(
  "%s, which has no prerendered page, serves the landing page",
  async (url) => {
    expect((await app.inject({ method: "GET", url })).body).toBe("landing");
  },
);

it.each(["/../secret", "/articles/../../secret", "/articles/..%2f..%2fsecret", "/%2e%2e/secret"])(
  "%s reads no file outside the public folder",
  async (url) => {
    expect((await app.inject({ method: "GET", url })).body).not.toContain("secret");
  },
);

it("a file shared while no worker runs is not read, and the import page opens", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/settings/import",
    payload: "x".repeat(2_000_000),
    headers: { "content-type": "multipart/form-data; boundary=a" },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/settings/import"]);
});

it("robots.txt leads to a sitemap of the pages, without those behind a link", async () => {
  const headers = { host: "mwezi.example" };
  const robots = await app.inject({ method: "GET", url: "/robots.txt", headers });
  expect(robots.body).toContain("Sitemap: http://mwezi.example/sitemap.xml");
  const { body } = await app.inject({ method: "GET", url: "/sitemap.xml", headers });
  const paths = [...body.matchAll(/<loc>http:\/\/mwezi\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths).toEqual(["/", "/articles", "/articles/cycle-basics", "/privacy"]);
});

it("a messenger gets the absolute address of a page's card", async () => {
  const headers = { host: "mwezi.example", "user-agent": "WhatsApp/2.23.20.0" };
  const { body } = await app.inject({ method: "GET", url: "/privacy", headers });
  expect(body).toBe(
    'privacy<meta property="og:image" content="http://mwezi.example/pictures/a.jpg">',
  );
});

it("a page is fetched again after an upgrade, even if its file has the same size and time", async () => {
  const statusAfter = async (build: string) => {
    const server = Fastify();
    await servePages(server, join(folder, "web"), build);
    const headers = { "if-none-match": 'W/"one"' };
    const answers = await Promise.all(
      ["/", "/privacy", "/track", "/icon.svg"].map((url) =>
        server.inject({ method: "GET", url, headers }),
      ),
    );
    await server.close();
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statusAfter("one")).toEqual([304, 304, 304, 304]);
  expect(await statusAfter("two")).toEqual([200, 200, 200, 200]);
});

it("the icon is requested once a week instead of with every page", async () => {
  const { headers } = await app.inject({ method: "GET", url: "/icon.svg" });
  expect(headers["cache-control"]).toBe("public, max-age=604800");
});

it("a hashed file is sent compressed and cached for a year", async () => {
  const headers = { "accept-encoding": "br" };
  const answer = await app.inject({ method: "GET", url: "/assets/main-1a2b.js", headers });
  expect([answer.body, answer.headers["content-encoding"]]).toEqual(["small", "br"]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.headers["content-type"]).toMatch("javascript");
});

it("a HEAD request returns a file's headers without its bytes", async () => {
  const answer = await app.inject({ method: "HEAD", url: "/assets/main-1a2b.js?again" });
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  expect(answer.headers["content-length"]).toBe("5");
});

it.each([
  ["GET", "/assets/gone-1a2b.js"],
  ["GET", "/assets/main-1a2b.js/"],
  ["GET", "/.hidden.js"],
  ["POST", "/assets/main-1a2b.js"],
] as const)("%s %s is not found", async (method, url) => {
  expect((await app.inject({ method, url })).statusCode).toBe(404);
});
