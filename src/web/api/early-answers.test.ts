import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "./call.ts";

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url).pathname);
    return Promise.resolve(Response.json(["asked now"]));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyAnswers = undefined;
});

function askEarly(token: string, etag?: string) {
  const answers = new Map([["/api/cycles", Promise.resolve(Response.json(["asked early"]))]]);
  globalThis.earlyAnswers = { token, etag, answers };
}

const read = () => call("GET /api/cycles", {}, { token: "moon" });

it("a call uses the early response once", async () => {
  askEarly("moon");
  expect([await read(), await read()]).toEqual([["asked early"], ["asked now"]]);
  expect(asked).toEqual(["/api/cycles"]);
});

it("an early response is used for the same request only", async () => {
  askEarly("moon");
  const answers = globalThis.earlyAnswers?.answers;
  answers?.set(`/api/pcos-logs?days=92`, Promise.resolve(Response.json(["92 days"])));
  const logsOf = (days: string) =>
    call("GET /api/pcos-logs", { query: { days } }, { token: "moon" });
  expect([await logsOf("30"), await logsOf("92")]).toEqual([["asked now"], ["92 days"]]);
});

it("an early response for another account is not used", async () => {
  askEarly("sun");
  expect(await read()).toEqual(["asked now"]);
});

it("an early response to another ETag is not used", async () => {
  askEarly("moon", '"an older state"');
  expect(await read()).toEqual(["asked now"]);
});

it("an early response is dropped by a write", async () => {
  askEarly("moon");
  await call("PATCH /api/cycles/{id}", { params: { id: "1" }, body: { endDate: "2026-11-25" } });
  expect(await read()).toEqual(["asked now"]);
});
