import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { contractNotes } from "../../scripts/building/contract-notes.ts";
import { engines } from "./testing/engines.ts";
import { samplePdf, uploadFile } from "./testing/sample-files.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

interface Operation {
  readonly tags: readonly string[];
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

describe("the server", () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp("sqlite");
  });

  afterAll(() => test.close());

  it("publishes a valid OpenAPI 3.1 document that lists every endpoint", async () => {
    const document = (await test.visitor("GET", "/api/openapi.json")).json();
    const result = await new Validator().validate(document);
    expect(result).toEqual({ valid: true });
    expect(document.openapi).toBe("3.1.0");
    for (const endpoint of endpoints) {
      expect(document.paths[endpoint.path]).toHaveProperty(endpoint.method.toLowerCase());
    }
    // An access token has a limit of requests, and a body must be JSON.
    expect(Object.keys(document.paths["/api/moods"].get.responses)).toContain("429");
    expect(Object.keys(document.paths["/api/moods"].post.responses)).toContain("415");
    const described = Object.values(document.paths).flatMap((path) => Object.keys(path as object));
    expect(described).toHaveLength(endpoints.length);
  });

  it("describes each call with tag, text, example, named entries and media types", async () => {
    const notes = await contractNotes();
    const described = await createTestApp("sqlite", { readNotes: () => notes });
    try {
      const document = (await described.visitor("GET", "/api/openapi.json")).json();
      expect(await new Validator().validate(document)).toEqual({ valid: true });
      const operations: Operation[] = Object.values<Record<string, Operation>>(
        document.paths,
      ).flatMap((path) => Object.values(path));
      const tags = document.tags.map(({ name }: { name: string }) => name);
      for (const { tags: own, description, security } of operations) {
        expect([own.length, tags.includes(own[0])]).toEqual([1, true]);
        // Spectral knows scopes of OAuth only.
        expect(security.flatMap((needed) => Object.values(needed).flat())).toEqual([]);
        expect(description).toMatch(/\.$/);
      }
      const examples = JSON.stringify(operations).match(/"example":/g) ?? [];
      expect(examples.length).toBeGreaterThan(50);
      expect(document.components.schemas.CyclesEntry.properties.startDay).toMatchObject({
        format: "date",
      });
      const names = Object.keys(document.components.schemas).filter((name) => name !== "Problem");
      expect(names).toHaveLength(new Set(endpoints.flatMap(({ entry }) => entry ?? [])).size);
      expect(JSON.stringify(document)).not.toContain("*/*");
    } finally {
      await described.close();
    }
  });

  it("sets a Content-Security-Policy that forbids API responses, errors included, to run, load or frame anything", async () => {
    for (const path of ["/api/operator", "/api/cycles", "/api/nothing"]) {
      const { headers } = await test.visitor("GET", path);
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
    }
  });

  it("forbids browsers to cache API responses, errors included", async () => {
    for (const path of ["/api/operator", "/api/cycles", "/api/nothing"]) {
      const { headers } = await test.visitor("GET", path);
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  it("sends HSTS only when served over HTTPS", async () => {
    const { headers } = await test.visitor("GET", "/api/operator");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("sends HSTS for at least a year, with subdomains, behind an HTTPS proxy", async () => {
    const behind = await createTestApp("sqlite", { proxies: 1 });
    const headers = { "x-forwarded-proto": "https" };
    for (const path of ["/api/operator", "/api/cycles", "/api/nothing", "/healthz"]) {
      const answer = await behind.visitor("GET", path, { headers });
      const promise = String(answer.headers["strict-transport-security"]);
      const seconds = Number(/^max-age=(\d+); includeSubDomains$/.exec(promise)?.[1]);
      expect(seconds).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    }
    await behind.close();
  });

  it("never sets a cookie", async () => {
    const { email, password, send } = await test.register();
    const answers = [
      await test.visitor("POST", "/api/auth/login", { body: { email, password } }),
      await send("GET", "/api/user/profile"),
      await test.visitor("GET", "/api/operator"),
      await send("POST", "/api/auth/logout"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 204]);
    for (const { headers } of answers) expect(headers).not.toHaveProperty("set-cookie");
  });

  it("blocks other origins from reading responses and sending JSON", async () => {
    const asked = {
      origin: "https://elsewhere.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    };
    for (const method of ["GET", "OPTIONS"] as const) {
      const { headers } = await test.app.inject({ method, url: "/api/operator", headers: asked });
      const granted = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
      expect(granted).toEqual([]);
    }
  });

  it("accepts only the HTTP methods of its contract, and no TRACE", async () => {
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = test.app.server.address() as AddressInfo;
    for (const method of ["TRACE", "PROPFIND", "PUT"]) {
      const asked = request({
        port,
        method,
        path: "/api/operator",
        headers: { cookie: "nightjar" },
      });
      const [answer] = await once(asked.end(), "response");
      expect(answer.statusCode).toBe(404);
      expect(await text(answer)).not.toContain("nightjar");
    }
  });

  it("does not accept a token in a cookie", async () => {
    const { token } = await test.register();
    const headers = { cookie: `token=${token}` };
    expect((await test.visitor("GET", "/api/cycles", { headers })).statusCode).toBe(401);
  });

  it("rejects a query parameter that is given twice", async () => {
    const { send } = await test.register();
    const answer = await send("GET", "/api/symptoms?startDate=2026-11-01&startDate=2026-11-02");
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, "startDate"]);
  });

  it("answers the liveness and readiness checks", async () => {
    expect((await test.visitor("GET", "/healthz")).statusCode).toBe(200);
    expect((await test.visitor("GET", "/readyz")).statusCode).toBe(200);
  });
});

describe("the log", () => {
  it("contains no e-mail, name, token, identifier, value or address", async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const test = await createTestApp("sqlite", { logger: { level: "trace", stream } });
    const client = await test.register("Thandiwe");
    const body = { startDate: "2026-10-13", notes: "a private word" };
    const { id } = (await client.send("POST", "/api/cycles", { body })).json();
    await client.send("PATCH", `/api/cycles/${id}`, { body: { flow: "heavy", x: 1 } });
    await client.send("PATCH", `/api/cycles/${id}?hidden=nightjar`, { body: { flow: "heavy" } });
    await uploadFile(client, samplePdf(1000), "baobab.pdf");
    await uploadFile(client, Buffer.from("no paper"), "baobab.pdf");
    await test.visitor("GET", `/letters/${client.email}`);
    await test.visitor("POST", "/api/auth/login", {
      body: { email: client.email, password: "no" },
    });
    await test.db.destroy();
    await client.send("GET", "/api/cycles");
    const log = lines.join("");
    expect(lines.length).toBeGreaterThan(6);
    expect(log).toContain('"route":"/api/cycles/:id"');
    expect(log).toContain('"route":"/api/auth/login","status":401');
    expect(log).toContain('"route":"/api/cycles/:id","status":422');
    const secrets = ["Thandiwe", client.email, client.token, id, "private", "heavy", "2026-10-13"];
    for (const secret of [
      ...secrets,
      client.user.id,
      "nightjar",
      "baobab",
      "127.0.0.1",
      client.password,
    ]) {
      expect(log).not.toContain(secret);
    }
    await test.app.close();
  });
});

describe.each(engines)("when %s is unavailable", (engine) => {
  it("every call answers 503 with advice and no internal details", async () => {
    const test = await createTestApp(engine);
    const client = await test.register();
    await test.db.destroy();
    for (const [method, path, body] of [
      ["GET", "/api/cycles"],
      ["POST", "/api/cycles", { startDate: "2026-11-18" }],
      ["POST", "/api/auth/login", { email: client.email, password: client.password }],
      ["GET", "/readyz"],
    ] as const) {
      const answer = await client.send(method, path, body ? { body } : {});
      expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.body).not.toMatch(/sqlite|postgres|driver|kysely/i);
    }
    await test.app.close();
  });
});
