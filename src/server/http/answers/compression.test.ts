import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { compressAnswer, isCompressible } from "./compression.ts";

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe("compressible responses", () => {
  it("include what a signed-in user reads, and the report page", () => {
    const others = endpoints
      .filter(isCompressible)
      .filter(({ method, access }) => method !== "GET" || access !== "session");
    expect(others.map(nameOf)).toEqual(["POST /api/visit/report"]);
  });

  it.each([
    "POST /api/auth/login",
    "POST /api/auth/register",
    "POST /api/auth/begin",
    "POST /api/auth/recover",
    "POST /api/account/recovery-code",
    "GET /api/account/sessions",
    "POST /api/shared-reports",
    "POST /api/shared-reports/open",
    "POST /api/account/export",
  ])("exclude %s, which contains a secret or text by somebody else", (name) => {
    const found = endpoints.find((endpoint) => nameOf(endpoint) === name);
    expect(found && isCompressible(found)).toBe(false);
  });
});

describe("a response", () => {
  let app: FastifyInstance;
  const long = JSON.stringify(Array.from({ length: 200 }, (_, day) => ({ day, mood: "calm" })));
  const ask = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });

  beforeEach(() => {
    app = Fastify();
    app.addHook("onSend", compressAnswer);
    app.get("/long", () => long);
    app.get("/huge", () => Buffer.from(long.repeat(200)));
    app.get("/short", () => "short");
    app.get("/refusal", (_, reply) => reply.code(422).send(long));
  });
  afterEach(() => app.close());

  it("is sent as Brotli rather than gzip, with a Vary header", async () => {
    const answer = await ask("/long", "gzip, deflate, br");
    expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long);
    expect(answer.rawPayload.length).toBeLessThan(long.length / 4);
    expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  });

  it("is sent as gzip to clients without Brotli", async () => {
    const answer = await ask("/long", "gzip;q=0.8, br;q=0");
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(answer.rawPayload).toString()).toBe(long);
  });

  it.each([undefined, "identity", "gzip;q=0"])(
    "is sent uncompressed to clients that accept %s",
    async (accepted) => {
      const answer = await ask("/long", accepted);
      expect([answer.headers["content-encoding"], answer.body]).toEqual([undefined, long]);
    },
  );

  it("is sent uncompressed when it is short or an error", async () => {
    for (const url of ["/short", "/refusal"]) {
      expect((await ask(url, "br")).headers["content-encoding"]).toBeUndefined();
    }
  });

  it.each(["br", "gzip"])("is sent complete in chunks as %s when long", async (encoding) => {
    const answer = await ask("/huge", encoding);
    const open = encoding === "br" ? brotliDecompressSync : gunzipSync;
    expect(answer.headers["content-length"]).toBeUndefined();
    expect(open(answer.rawPayload).toString()).toBe(long.repeat(200));
  });
});

describe("a compressed list", () => {
  let mwezi: TestApp;
  beforeEach(async () => {
    mwezi = await createTestApp("sqlite");
  });
  afterEach(() => mwezi.close());

  it("is identical compressed and uncompressed, and a 304 has no body", async () => {
    const { send } = await mwezi.register();
    for (let day = 1; day <= 20; day += 1) {
      const date = `2026-10-${String(day).padStart(2, "0")}`;
      await send("POST", "/api/moods", { body: { date, depression: 2, anxiety: 3 } });
    }
    const plain = await send("GET", "/api/moods");
    const headers = { "accept-encoding": "br" };
    const small = await send("GET", "/api/moods", { headers });
    expect(plain.body.length).toBeGreaterThan(1_000);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const known = { ...headers, "if-none-match": String(small.headers.etag) };
    const unchanged = await send("GET", "/api/moods", { headers: known });
    expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
  });
});
