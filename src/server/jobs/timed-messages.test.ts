import Fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { deliverAll, sendInRounds } from "./timed-messages.ts";

afterEach(() => vi.useRealTimers());

it("what is due is looked for within every minute", async () => {
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

it("messages that hang hold up nothing but themselves", async () => {
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

it("all that is due leaves, page by page, and what another took is not counted", async () => {
  const due = new Set(Array.from({ length: 450 }, (_, number) => number));
  const findDue = async (most: number) => [...due].slice(0, most);
  const deliver = async (number: number) => due.delete(number) && number % 2 === 0;
  expect([await deliverAll(findDue, deliver, 50), due.size]).toEqual([225, 0]);
});
