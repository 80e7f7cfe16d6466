import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installSecurityHeaders } from "./security-headers.ts";

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await installSecurityHeaders(app);
  app.get("/", (_, reply) => reply.type("text/html; charset=utf-8").send("<p>Mwezi</p>"));
  app.get("/assets/main-1a2b.js", (_, reply) =>
    reply
      .type("text/javascript")
      .headers({ ETag: "1", "Last-Modified": "2", "Accept-Ranges": "bytes" })
      .send("let moon;"),
  );
  app.get("/sw.js", (_, reply) =>
    reply.type("text/javascript").header("ETag", "1").send("let sw;"),
  );
  app.get("/icon.svg", (_, reply) => reply.type("image/svg+xml").send("<svg/>"));
  app.get("/api/file", (_, reply) =>
    reply.header("Content-Security-Policy", "default-src 'none';sandbox").send({}),
  );
  app.get("/api/cycles", (_, reply) => reply.header("ETag", "1").send([]));
});

afterAll(() => app.close());

const headersOf = async (url: string) => (await app.inject({ method: "GET", url })).headers;

it("the security headers allow only our own files, no framing and no referrer", async () => {
  for (const url of ["/", "/icon.svg"]) {
    const headers = await headersOf(url);
    expect(headers["content-security-policy"]).toContain("default-src 'none';script-src 'self'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(headers).toMatchObject({
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  }
});

const always = ["connection", "content-length", "content-type", "date"];
const protection = ["cross-origin-resource-policy", "x-content-type-options"];

it("a file with a content hash in its name has no unneeded headers", async () => {
  expect(Object.keys(await headersOf("/assets/main-1a2b.js")).sort()).toEqual(
    [...always, ...protection].sort(),
  );
});

it("an API response has its own policy and its caching headers", async () => {
  expect(Object.keys(await headersOf("/api/cycles")).sort()).toEqual(
    [...always, ...protection, "cache-control", "content-security-policy", "etag"].sort(),
  );
});

it("an uploaded file keeps its stricter policy", async () => {
  const headers = await headersOf("/api/file");
  expect(headers["content-security-policy"]).toBe("default-src 'none';sandbox");
});

it("a worker keeps the policy it runs under", async () => {
  const headers = await headersOf("/sw.js");
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(headers.etag).toBe("1");
  const { "content-security-policy": policy } = await headersOf("/assets/pdf-worker-1a2b.js");
  expect(policy).toContain("default-src 'none'");
});
