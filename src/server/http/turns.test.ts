import { expect, it } from "vitest";
import { AppError } from "#server/failures/app-error.ts";
import { createTurns } from "./turns.ts";

const details = { account: "Two of yours are under way.", everyone: "Much is under way." };
const turnsOf = (mostAtOnce: number) => createTurns({ mostAtOnce, details });

/** What a refused turn says. */
function refusal(take: () => unknown): Partial<AppError> | null {
  try {
    take();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, retryAfter } = error;
    return { code, message, retryAfter };
  }
}

it("an account has two turns at once, and a third when one is given back", () => {
  const turns = turnsOf(10);
  const giveBack = turns.take("a");
  turns.take("a");
  expect(refusal(() => turns.take("a"))).toEqual({
    code: "too_many_attempts",
    message: details.account,
    retryAfter: 10,
  });
  expect(refusal(() => turns.take("b"))).toBeNull();
  giveBack();
  expect(refusal(() => turns.take("a"))).toBeNull();
  expect(refusal(() => turns.take("a"))?.code).toBe("too_many_attempts");
});

it("all accounts together have as many as they have, whoever comes", () => {
  const turns = turnsOf(3);
  const [giveBack] = ["a", "b", "c"].map((id) => turns.take(id));
  expect(refusal(() => turns.take("d"))).toEqual({
    code: "unavailable",
    message: details.everyone,
    retryAfter: 10,
  });
  giveBack?.();
  expect(refusal(() => turns.take("d"))).toBeNull();
});

it("a turn given back twice frees one place", () => {
  const turns = turnsOf(2);
  const giveBack = turns.take("a");
  turns.take("a");
  giveBack();
  giveBack();
  expect(turns.isIdle()).toBe(false);
  turns.take("b");
  expect(refusal(() => turns.take("c"))?.code).toBe("unavailable");
});

it("is idle when every turn was given back, and not before", () => {
  const turns = turnsOf(5);
  expect(turns.isIdle()).toBe(true);
  const all = ["a", "a", "b"].map((id) => turns.take(id));
  for (const giveBack of all) {
    expect(turns.isIdle()).toBe(false);
    giveBack();
  }
  expect(turns.isIdle()).toBe(true);
});
