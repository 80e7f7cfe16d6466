import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeCycle, listCycles } from "#contract/entries/cycles.ts";
import { listDailyLogs } from "#contract/entries/daily-log.ts";
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
  const answers = new Map([[listCycles.path, Promise.resolve(Response.json(["asked early"]))]]);
  globalThis.earlyAnswers = { token, etag, answers };
}

const read = () => call(listCycles, {}, { token: "moon" });

it("a call takes the answer that was asked for before the code came, once", async () => {
  askEarly("moon");
  expect([await read(), await read()]).toEqual([["asked early"], ["asked now"]]);
  expect(asked).toEqual([listCycles.path]);
});

it("an answer is taken for the same question alone", async () => {
  askEarly("moon");
  const answers = globalThis.earlyAnswers?.answers;
  answers?.set(`${listDailyLogs.path}?days=92`, Promise.resolve(Response.json(["92 days"])));
  const logsOf = (days: string) => call(listDailyLogs, { query: { days } }, { token: "moon" });
  expect([await logsOf("30"), await logsOf("92")]).toEqual([["asked now"], ["92 days"]]);
});

it("another woman's early answer is not taken", async () => {
  askEarly("sun");
  expect(await read()).toEqual(["asked now"]);
});

it("an answer to another state than the caller's is not taken", async () => {
  askEarly("moon", '"an older state"');
  expect(await read()).toEqual(["asked now"]);
});

it("an early answer does not outlive a write", async () => {
  askEarly("moon");
  await call(changeCycle, { params: { id: "1" }, body: { endDate: "2026-11-25" } });
  expect(await read()).toEqual(["asked now"]);
});
