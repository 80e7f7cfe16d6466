import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";

const url = "https://mwezi.example/api/moods";
const answer = {
  path: "/api/moods",
  query: {},
  etag: '"7"',
  build: "7",
  at: 1,
  day: calendarDay("2026-11-22"),
  body: [{ date: "2026-11-21", notes: "slept badly" }],
};

beforeEach(() => {
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  vi.stubGlobal("localStorage", { getItem: () => "moon" });
});

afterEach(() => vi.unstubAllGlobals());

async function openAnew(token: string) {
  vi.resetModules();
  const { answersFor } = await import("./answers.ts");
  const answers = await answersFor(token);
  if (answers === null) throw new Error("This device keeps nothing.");
  return answers;
}

it("a stored answer is found after a reload, its head before its body is decrypted", async () => {
  await (await openAnew("moon")).keep(url, answer);
  const answers = await openAnew("moon");
  const { body, ...head } = answer;
  expect(answers.heads()).toEqual([head]);
  expect(await answers.find(url)).toEqual({ ...head, body });
  expect(await answers.findUnder("/api/moods")).toEqual([answer]);
  expect(await answers.findUnder("/api/stress")).toEqual([]);
});

it("another session can't read the stored answers and removes them", async () => {
  await (await openAnew("moon")).keep(url, answer);
  expect((await openAnew("sun")).heads()).toEqual([]);
  expect((await openAnew("moon")).heads()).toEqual([]);
});
