import Fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { deliverAll, sendInRounds } from "./timed-messages.ts";

afterEach(() => vi.useRealTimers());

it("due messages are searched for within every minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const app = Fastify();
  let looks = 0;
  const look = async () => {
    looks += 1;
  };
  sendInRounds(app, "not sent", look, {});
  for (let minute = 1; minute <= 3; minute += 1) {
    const before = looks;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBeGreaterThan(before);
  }
  await app.close();
});

it("a hanging message delays no others", async () => {
  const page = Array.from({ length: 199 }, (_, number) => number);
  const findDue = async () => page.splice(0);
  const delivered: number[] = [];
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const deliver = async (number: number) => {
    if (number % 100 === 0) await late;
    delivered.push(number);
    return true;
  };
  const all = deliverAll(findDue, deliver, 4);
  await new Promise(setImmediate);
  expect(delivered).toHaveLength(197);
  answer();
  expect(await all).toBe(199);
});

it("all due messages are sent page by page, and those claimed elsewhere are not counted", async () => {
  const due = new Set(Array.from({ length: 450 }, (_, number) => number));
  const findDue = async (most: number) => [...due].slice(0, most);
  const deliver = async (number: number) => due.delete(number) && number % 2 === 0;
  expect([await deliverAll(findDue, deliver, 50), due.size]).toEqual([225, 0]);
});

it("a lost database ends the round with its error, after all started messages are done", async () => {
  const gone = async () => {
    await new Promise(setImmediate);
    throw new Error("gone");
  };
  let started = 0;
  const deliver = () => {
    started += 1;
    return gone();
  };
  const rows = Array.from({ length: 200 }, (_, number) => number);
  await expect(deliverAll(async () => rows, deliver, 50)).rejects.toThrow("gone");
  expect(started).toBeLessThan(rows.length);
  // The next page is read while messages of the first run; a rejection of theirs must be handled.
  let pages = 0;
  const findDue = async () => {
    pages += 1;
    return pages === 1 ? rows : gone();
  };
  await expect(deliverAll(findDue, gone, 500)).rejects.toThrow("gone");
  await new Promise(setImmediate);
});
