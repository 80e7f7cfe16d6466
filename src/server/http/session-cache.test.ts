import { expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import { createSessionCache } from "./session-cache.ts";

type Signed = Parameters<ReturnType<typeof createSessionCache>["get"]>[0];

const today = calendarDay("2026-11-20");

function signed(tokenHash: string, revision: number, day = today): Signed {
  return { session: { tokenHash, revision }, today: day } as Signed;
}

/** A cache of answers numbered in the order in which they were worked out. */
function numbered() {
  const cache = createSessionCache<number>();
  let computed = 0;
  return (...who: Parameters<typeof signed>) =>
    cache.get(signed(...who), async () => {
      computed += 1;
      return computed;
    });
}

it("an answer is worked out once while neither her data nor her day changes", async () => {
  const get = numbered();
  expect([await get("a", 7), await get("a", 7), await get("a", 7)]).toEqual([1, 1, 1]);
});

it("yesterday's answer is not given after midnight, nor today's to a phone still in yesterday", async () => {
  const get = numbered();
  expect(await get("a", 7)).toBe(1);
  expect(await get("a", 7, addDays(today, 1))).toBe(2);
  expect(await get("a", 7, today)).toBe(3);
});

it("an answer of before a change is not given after it", async () => {
  const get = numbered();
  expect([await get("a", 7), await get("a", 8)]).toEqual([1, 2]);
});

it("one session's answer is never another's", async () => {
  const get = numbered();
  expect([await get("a", 7), await get("b", 7), await get("a", 7)]).toEqual([1, 2, 1]);
});

it("a failure is not kept", async () => {
  const cache = createSessionCache<number>();
  await expect(cache.get(signed("a", 7), () => Promise.reject(new Error("no")))).rejects.toThrow();
  expect(await cache.get(signed("a", 7), async () => 5)).toBe(5);
});

it("the session longest unused makes room for the 501st", async () => {
  const get = numbered();
  for (let session = 0; session < 500; session += 1) await get(`s${session}`, 1);
  await get("s0", 2);
  await get("one more", 1);
  expect(await get("s0", 2)).toBe(501);
  expect(await get("s2", 1)).toBe(3);
  expect(await get("s1", 1)).toBe(503);
});
