import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Endpoint, endpoint } from "#contract/kernel/endpoint.ts";
import { revised } from "#contract/kernel/entry.ts";
import { fileOf } from "#contract/kernel/files.ts";
import { AppError } from "#server/failures/app-error.ts";
import { noReserve } from "#server/storage/disk/reserve.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { sendProblem } from "./answers/problems.ts";
import { type Call, type Gatekeeper, route } from "./route.ts";

const NapSchema = z.object({ id: z.string(), hours: z.number() });
const RevisedNapSchema = revised(NapSchema);

const getNap = endpoint({
  method: "GET",
  path: "/api/naps/{id}",
  summary: "",
  request: { params: z.strictObject({ id: z.string().check(z.regex(/^\d+$/)) }) },
  response: RevisedNapSchema,
});
const saveNap = endpoint({
  method: "POST",
  path: "/api/naps",
  summary: "",
  request: { body: z.strictObject({ hours: z.number() }) },
  response: RevisedNapSchema,
  status: 201,
  entry: RevisedNapSchema,
});
const shareNap = endpoint({
  method: "POST",
  path: "/api/naps/share",
  summary: "",
  request: { headers: z.object({ "nap-name": z.string() }) },
  response: z.object({ name: z.string() }),
  access: "public",
});
const fetchNap = endpoint({
  method: "GET",
  path: "/api/nap-file",
  summary: "",
  request: {},
  response: fileOf("application/pdf"),
  access: "public",
});

let app: FastifyInstance;
let now: number;
let revision: number;

const gatekeeper: Gatekeeper = {
  clock: () => now,
  build: "7",
  reserve: noReserve,
  capacity: { checkStorage: async () => {}, checkRegistration: async () => {} },
  answers: { find: () => null, keep: () => {}, forget: () => {} },
  checksPages: true,
  authenticate: async (authorization) => {
    if (authorization !== "Bearer moon")
      throw new AppError("not_signed_in", "Sign in to continue.");
    const owner = ownerOf("a", createEntryVault("a", Buffer.alloc(32)));
    const wrap = () => Buffer.alloc(0);
    return { owner, tokenHash: "t", revision, provenAt: 0, wrap, wrapFor: wrap };
  },
  zoneOf: async () => "Africa/Lagos",
};

beforeEach(() => {
  app = Fastify();
  app.setErrorHandler(sendProblem);
  now = Date.parse("2026-11-20T23:30:00Z");
  revision = 3;
});

afterEach(() => app.close());

function serve<E extends Endpoint>(what: E, answer: unknown): Call<E>[] {
  const calls: Call<E>[] = [];
  route(app, gatekeeper, what, async (call) => {
    calls.push(call);
    return (answer instanceof Function ? answer(call) : answer) as never;
  });
  return calls;
}

const ask = (
  method: "GET" | "POST",
  url: string,
  headers: Record<string, string> = {},
  payload?: object,
) =>
  app.inject({
    method,
    url,
    headers: { authorization: "Bearer moon", ...headers },
    ...(payload && { payload }),
  });

describe("a served endpoint", () => {
  it("returns only the fields declared in the contract", async () => {
    serve(getNap, { id: "1", hours: 2, revision: 3, sealed: "bytes" });
    const answer = await ask("GET", "/api/naps/1");
    expect(answer.json()).toEqual({ id: "1", hours: 2, revision: 3 });
  });

  it("answers 500 rather than send a response that breaks the contract", async () => {
    serve(getNap, { id: "1", hours: "two", revision: 3 });
    const answer = await ask("GET", "/api/naps/1");
    expect([answer.statusCode, answer.json().code]).toEqual([500, "internal"]);
    expect(answer.body).not.toContain("two");
  });

  it("treats an impossible id as a missing entry", async () => {
    const calls = serve(getNap, null);
    const answer = await ask("GET", "/api/naps/one");
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    expect(calls).toEqual([]);
  });

  it("calls no handler without a valid token", async () => {
    const calls = serve(getNap, null);
    const answer = await ask("GET", "/api/naps/1", { authorization: "Bearer sun" });
    expect([answer.statusCode, calls]).toEqual([401, []]);
  });

  it("decodes text in headers, percent-encoded or not", async () => {
    const calls = serve(shareNap, { name: "x" });
    await ask("POST", "/api/naps/share", { "nap-name": encodeURIComponent("Ìdánwò ẹ̀jẹ̀") });
    await ask("POST", "/api/naps/share", { "nap-name": "100%" });
    expect(calls.map(({ headers }) => headers["nap-name"])).toEqual(["Ìdánwò ẹ̀jẹ̀", "100%"]);
  });

  it("sends a file as a sandboxed attachment, never as a page", async () => {
    serve(fetchNap, { name: "nap.csv", type: "text/csv", bytes: Buffer.from("hours\r\n2\r\n") });
    const { headers, body } = await ask("GET", "/api/nap-file");
    expect(headers).toMatchObject({
      "content-type": "text/csv",
      "content-disposition": 'attachment; filename="nap.csv"',
      "content-security-policy": "default-src 'none';frame-ancestors 'none';sandbox",
    });
    expect(body).toBe("hours\r\n2\r\n");
  });
});

describe("the local day of a request", () => {
  const todayOf = async (headers: Record<string, string>) => {
    const calls = serve(getNap, { id: "1", hours: 2, revision: 3 });
    await ask("GET", "/api/naps/1", headers);
    return calls.map(({ today, timeZone }) => [today, timeZone]);
  };

  it("is that of the zone in the request", async () => {
    expect(await todayOf({ "time-zone": "America/Lima" })).toEqual([
      ["2026-11-20", "America/Lima"],
    ]);
  });

  it("is that of the profile's zone without one in the request", async () => {
    expect(await todayOf({})).toEqual([["2026-11-21", "Africa/Lagos"]]);
  });

  it("is rejected for an invalid zone before anything is read", async () => {
    expect(await todayOf({ "time-zone": "Mars/Olympus" })).toEqual([]);
  });
});

describe("a response that the client has cached", () => {
  const tagOf = async (headers: Record<string, string> = {}) => {
    const answer = await ask("GET", "/api/naps/1", { "time-zone": "UTC", ...headers });
    return { tag: String(answer.headers.etag), status: answer.statusCode };
  };

  it("is not sent again while unchanged", async () => {
    const calls = serve(getNap, { id: "1", hours: 2, revision: 3 });
    const { tag } = await tagOf();
    expect(await tagOf({ "if-none-match": tag })).toEqual({ tag, status: 304 });
    expect(calls).toHaveLength(1);
  });

  it("is computed again after a write, but not sent again if that left it as it was", async () => {
    const calls = serve(getNap, { id: "1", hours: 2, revision: 3 });
    const before = await tagOf();
    revision += 1;
    const after = await tagOf({ "if-none-match": before.tag });
    expect(after.status).toBe(304);
    expect(after.tag).not.toBe(before.tag);
    expect(calls).toHaveLength(2);
    expect((await tagOf({ "if-none-match": after.tag })).status).toBe(304);
    expect(calls).toHaveLength(2);
    revision += 1;
    const { headers, body } = await ask("GET", "/api/naps/1", { "if-none-match": after.tag });
    expect([body, headers["content-type"], headers["content-length"]]).toEqual([
      "",
      undefined,
      undefined,
    ]);
  });

  it("is sent again when it differs after a write, on a new local day, and for another zone's day", async () => {
    serve(getNap, ({ today }: Call<typeof getNap>) => ({ id: today, hours: revision, revision }));
    const { tag } = await tagOf();
    const isSent = async (headers: Record<string, string> = {}) =>
      (await tagOf({ "if-none-match": tag, ...headers })).status === 200;
    expect(await isSent()).toBe(false);
    expect(await isSent({ "time-zone": "Africa/Nairobi" })).toBe(true);
    revision += 1;
    expect(await isSent()).toBe(true);
    revision -= 1;
    now += 3_600_000;
    expect(await isSent()).toBe(true);
  });

  it("is refused with 401 without a session, even with its ETag", async () => {
    serve(getNap, { id: "1", hours: 2, revision: 3 });
    const { tag } = await tagOf();
    const answer = await ask("GET", "/api/naps/1", { authorization: "", "if-none-match": tag });
    expect(answer.statusCode).toBe(401);
  });
});

describe("the precondition of a request", () => {
  const revisionSaid = async (headers: Record<string, string>) => {
    const calls = serve(saveNap, { id: "1", hours: 2, revision: 4 });
    const answer = await ask("POST", "/api/naps", headers, { hours: 2 });
    return [answer.statusCode, ...calls.map(({ expectedRevision }) => expectedRevision)];
  };

  it.each([
    [{}, null],
    [{ "if-match": '"12"' }, 12],
    [{ "if-match": '"0"' }, 0],
    [{ "if-none-match": "*" }, 0],
    [{ "if-match": '"12"', "if-none-match": "*" }, 12],
  ])("reads %j as the revision %j", async (headers, expected) => {
    expect(await revisionSaid(headers)).toEqual([201, expected]);
  });

  it.each([[{ "if-match": "12" }], [{ "if-match": "*" }], [{ "if-none-match": '"12"' }]])(
    "rejects %j",
    async (headers) => {
      expect(await revisionSaid(headers)).toEqual([422]);
    },
  );

  it("is ignored by calls that write no entry", async () => {
    const calls = serve(shareNap, { name: "x" });
    const headers = { "nap-name": "x", "if-match": "nonsense" };
    expect((await ask("POST", "/api/naps/share", headers)).statusCode).toBe(200);
    expect(calls[0]).not.toHaveProperty("expectedRevision");
  });
});
