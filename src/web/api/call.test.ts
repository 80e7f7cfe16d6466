import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "./call.ts";
import { ApiError, OfflineError } from "./failures/errors.ts";
import { clearSignIn, readToken, readUser, storeSignIn } from "./session/session.ts";

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const user = { id: "0b8f2c9e-3c57-4d0c-9f0e-0d3a7f6f3c11", name: "Thandi", email: "t@example.org" };
const received: Received[] = [];
let answer: (response: ServerResponse) => void;
let server: Server;

function memoryStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  answer = (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

beforeEach(async () => {
  received.length = 0;
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    received.push({ method, url, headers, body });
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("location", { href: `http://127.0.0.1:${port}/dashboard` });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});

afterEach(async () => {
  clearSignIn();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe("what a call sends", () => {
  it("is a method, a path with its parameters, and JSON [S7-01]", async () => {
    json({});
    await call("PATCH /api/cycles/{id}", {
      params: { id: user.id },
      body: { endDate: "2026-11-25" },
    });
    expect(received[0]).toMatchObject({
      method: "PATCH",
      url: `/api/cycles/${user.id}`,
      body: '{"endDate":"2026-11-25"}',
    });
    expect(received[0]?.headers["content-type"]).toBe("application/json");
  });

  it("names no type of a file but plain bytes, and JSON as such", async () => {
    const query = { id: user.id, date: "2026-11-20" };
    const headers = { "upload-name": "result.png" };
    const picture = new Blob(["x"], { type: "image/png" });
    json({});
    await call("POST /api/uploads", { query, headers, bytes: picture });
    expect(received[0]?.headers["content-type"]).toBe("application/octet-stream");
    json({});
    await call("POST /api/imports", { bytes: new Blob(["{}"], { type: "application/json" }) });
    expect(received[1]?.headers["content-type"]).toBe("application/json");
  });

  it("names no content type when there is no body [S7-01]", async () => {
    json([]);
    await call("GET /api/cycles", {});
    expect(received[0]?.headers["content-type"]).toBeUndefined();
  });

  it("includes cookies in every call [S7-02]", async () => {
    const requests: (RequestInit | undefined)[] = [];
    vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
      requests.push(init);
      return Promise.resolve(Response.json([]));
    });
    await call("GET /api/cycles", {});
    expect(requests.map((init) => init?.credentials)).toEqual(["include"]);
  });

  it("sends the browser's time zone", async () => {
    json([]);
    await call("GET /api/cycles", {});
    expect(received[0]?.headers["time-zone"]).toBe(
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
  });

  it("sends the token only while one is stored [S4-01 S7-02]", async () => {
    json([]);
    await call("GET /api/cycles", {});
    storeSignIn({ token: "moon", user });
    await call("GET /api/cycles", {});
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      "Bearer moon",
    ]);
  });

  it("sends the entry's revision as If-Match, 0 for a new entry", async () => {
    json({});
    const request = { params: { id: user.id }, body: { endDate: "2026-11-25" } };
    await call("PATCH /api/cycles/{id}", request, { ifMatch: 12 });
    await call("POST /api/pcos-logs", { body: { date: "2026-11-20" } }, { ifMatch: 0 });
    await call("PATCH /api/cycles/{id}", request);
    expect(received.map(({ headers }) => headers["if-match"])).toEqual(['"12"', '"0"', undefined]);
  });

  it("encodes parameters, which cannot change the path", async () => {
    json({});
    await call("PATCH /api/cycles/{id}", { params: { id: "../account?x" }, body: {} });
    expect(received[0]?.url).toBe("/api/cycles/..%2Faccount%3Fx");
  });

  it("puts the query parameters in the URL and omits undefined ones [S7-03]", async () => {
    json([]);
    const query: Record<string, string | undefined> = { days: "30", from: undefined };
    await call("GET /api/pcos-logs", { query });
    expect(received[0]?.url).toBe("/api/pcos-logs?days=30");
  });
});

describe("what a call returns", () => {
  it("is the response body [S7-03]", async () => {
    json({ token: "moon", user });
    expect(
      await call("POST /api/auth/login", {
        headers: {},
        body: { email: user.email, password: "marula-24" },
      }),
    ).toEqual({
      token: "moon",
      user,
    });
  });

  it("is the remembered body after a 304", async () => {
    json(["first"], 200, { etag: '"7"' });
    await call("GET /api/cycles", {});
    answer = (response) => response.writeHead(304).end();
    expect(await call("GET /api/cycles", {})).toEqual(["first"]);
    expect(received[1]?.headers["if-none-match"]).toBe('"7"');
  });

  it("is never the remembered body of another account", async () => {
    storeSignIn({ token: "moon", user });
    json(["hers"], 200, { etag: '"7"' });
    await call("GET /api/cycles", {});
    // A sign-in in another tab changes the token under this one.
    localStorage.setItem("token", "sun");
    json(["another's"], 200, { etag: '"7"' });
    expect(await call("GET /api/cycles", {})).toEqual(["another's"]);
    expect(received[1]?.headers["if-none-match"]).toBeUndefined();
  });

  it("is fetched again after signing out", async () => {
    json([], 200, { etag: '"7"' });
    await call("GET /api/cycles", {});
    clearSignIn();
    await call("GET /api/cycles", {});
    expect(received[1]?.headers["if-none-match"]).toBeUndefined();
  });
});

describe("a failed call", () => {
  const refused = {
    type: "about:blank",
    title: "Some fields need another look",
    status: 422,
    code: "invalid_input",
    detail: "See the fields.",
    fields: [{ field: "email", code: "wrong_email" }],
  };

  const failure = () => call("GET /api/cycles", {}).catch((error: unknown) => error);

  it('has the message "status: body" and carries the problem [S7-05]', async () => {
    json(refused, 422);
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `422: ${JSON.stringify(refused)}`,
      status: 422,
      problem: refused,
    });
  });

  it.each([{ id: user.id, startDate: "2026-11-19", startDay: "2026-11-19", revision: 13 }, null])(
    "carries the current entry after a conflict: %j",
    async (current) => {
      const conflict = { ...refused, status: 412, code: "conflict", fields: undefined, current };
      json(conflict, 412);
      const changing = call(
        "PATCH /api/cycles/{id}",
        { params: { id: user.id }, body: { endDate: "2026-11-25" } },
        { ifMatch: 12 },
      );
      await expect(changing).rejects.toMatchObject({ status: 412, problem: { current } });
    },
  );

  it("uses the status text when the body is empty [S7-05]", async () => {
    json("", 503);
    expect(await failure()).toMatchObject({
      message: "503: Service Unavailable",
      problem: null,
    });
  });

  it("carries Retry-After", async () => {
    json("slow down", 429, { "retry-after": "90" });
    expect(await failure()).toMatchObject({ retryAfter: 90, message: "429: slow down" });
  });

  it("throws on 401, unless the caller treats it as no data [S7-04]", async () => {
    json("", 401);
    expect(await failure()).toMatchObject({ message: "401: Unauthorized" });
    expect(await call("GET /api/cycles", {}, { onUnauthorised: "nothing" })).toBeUndefined();
  });

  it("explains in plain words that there is no network", async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const error = await failure();
    expect(error).toBeInstanceOf(OfflineError);
    expect(error).toMatchObject({
      message: "We can't reach Mwezi. Check your connection and try again.",
    });
  });

  it("treats a captive portal's page as no answer", async () => {
    json("<!doctype html><title>Log in to the Wi-Fi</title>");
    expect(await failure()).toBeInstanceOf(OfflineError);
    // Read as the server's answer, this 404 would sign the user out.
    json("<!doctype html><title>Log in to the Wi-Fi</title>", 404, { "content-type": "text/html" });
    expect(await failure()).toBeInstanceOf(OfflineError);
  });
});

describe("the stored sign-in", () => {
  it("is removed by signing out", () => {
    storeSignIn({ token: "moon", user });
    localStorage.setItem("onboardingComplete", "true");
    clearSignIn();
    expect([readToken(), readUser(), localStorage.getItem("onboardingComplete")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("has no user when the stored record is unreadable [S3-01]", () => {
    localStorage.setItem("user", "{not json");
    expect(readUser()).toBeNull();
  });
});
