import { describe, expect, it } from "vitest";
import { AppError } from "#server/failures/app-error.ts";
import { createTurns } from "./turns.ts";

const details = { account: "Two of yours are under way.", everyone: "Much is under way." };
const turnsOf = (places: number, placesOfAddress = places, longestWait = 60_000) =>
  createTurns({ places, placesOfAddress, longestWait, details });

const holder = (accountId: string, address = accountId) => ({ accountId, address });

async function refusal(turn: Promise<unknown>): Promise<Partial<AppError> | null> {
  try {
    await turn;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, retryAfter } = error;
    return { code, message, retryAfter };
  }
}

describe("the turns of one account", () => {
  it("are two at a time, and a third when one is released", async () => {
    const turns = turnsOf(10);
    const giveBack = await turns.take(holder("a"));
    await turns.take(holder("a"));
    expect(await refusal(turns.take(holder("a")))).toEqual({
      code: "too_many_attempts",
      message: details.account,
      retryAfter: 10,
    });
    expect(await refusal(turns.take(holder("b")))).toBeNull();
    giveBack();
    expect(await refusal(turns.take(holder("a")))).toBeNull();
    expect((await refusal(turns.take(holder("a"))))?.code).toBe("too_many_attempts");
  });

  it("count while waiting, also from another address", async () => {
    const turns = turnsOf(1);
    await turns.take(holder("a", "home"));
    void turns.take(holder("a", "work")).catch(() => {});
    const third = await refusal(turns.take(holder("a", "a café")));
    expect(third?.code).toBe("too_many_attempts");
  });
});

describe("a place", () => {
  it("is waited for while taken, and passed on when released", async () => {
    const turns = turnsOf(1);
    const giveBack = await turns.take(holder("a"));
    let isAdmitted = false;
    const next = turns.take(holder("b")).then(() => {
      isAdmitted = true;
    });
    await Promise.resolve();
    expect(isAdmitted).toBe(false);
    giveBack();
    await next;
    expect(isAdmitted).toBe(true);
  });

  it("is rejected when not free in time, and the account may try again", async () => {
    const turns = turnsOf(1, 1, 1);
    const giveBack = await turns.take(holder("a"));
    for (const _ of [1, 2, 3]) {
      expect(await refusal(turns.take(holder("b")))).toEqual({
        code: "unavailable",
        message: details.everyone,
        retryAfter: 10,
      });
    }
    giveBack();
    expect(await refusal(turns.take(holder("b")))).toBeNull();
  });

  it("released twice counts once", async () => {
    const turns = turnsOf(2, 2, 1);
    const giveBack = await turns.take(holder("a"));
    await turns.take(holder("a"));
    giveBack();
    giveBack();
    await turns.take(holder("b"));
    expect((await refusal(turns.take(holder("c"))))?.code).toBe("unavailable");
  });
});

describe("the places of one address", () => {
  it("are limited: a request waits while other places are free, unlike one from another address", async () => {
    const turns = turnsOf(4, 2);
    const giveBack = await turns.take(holder("a", "one"));
    await turns.take(holder("b", "one"));
    const order: string[] = [];
    const waiting = turns.take(holder("c", "one")).then(() => order.push("c"));
    await turns.take(holder("d", "two")).then(() => order.push("d"));
    expect(order).toEqual(["d"]);
    giveBack();
    await waiting;
    expect(order).toEqual(["d", "c"]);
  });

  it("rotate: a request behind a flood waits for one of its requests", async () => {
    const turns = turnsOf(1);
    const first = await turns.take(holder("first", "flood"));
    const order: string[] = [];
    const queue = (accountId: string, address: string) =>
      turns.take(holder(accountId, address)).then((giveBack) => {
        order.push(accountId);
        giveBack();
      });
    const all = [1, 2, 3].map((number) => queue(`flood ${number}`, "flood"));
    all.push(queue("Thandi", "home"), queue("Amara", "clinic"));
    first();
    await Promise.all(all);
    expect(order).toEqual(["flood 1", "Thandi", "Amara", "flood 2", "flood 3"]);
  });

  it("have a bounded queue of their own", async () => {
    const turns = turnsOf(1);
    await turns.take(holder("first", "flood"));
    const flood = Array.from({ length: 40 }, (_, number) =>
      refusal(turns.take(holder(String(number), "flood"))),
    );
    const refused = await Promise.race([flood[39], flood[0]]);
    expect(refused?.code).toBe("unavailable");
    let isRefused = false;
    void refusal(turns.take(holder("Thandi", "home"))).then(() => {
      isRefused = true;
    });
    await Promise.all(flood.slice(30));
    expect(isRefused).toBe(false);
  });
});
