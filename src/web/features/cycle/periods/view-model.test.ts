import { describe, expect, it } from "vitest";
import type { Cycle } from "#contract/entries/cycles.ts";
import { openCycle } from "#domain/cycles/cycle-history.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { factsOf } from "#domain/testing/example-facts.ts";
import { hasArrived, startToSend } from "./form.ts";
import { fittingAnswer } from "./view-model.ts";

const today = calendarDay("2026-11-20");

function cyclesFrom(daysAgo: readonly number[], { open = false } = {}): Cycle[] {
  return daysAgo.map((ago, index) => {
    const startDay = addDays(today, -ago);
    const endDay = addDays(startDay, 4);
    const start = { id: crypto.randomUUID(), startDate: startDay, startDay };
    return open && index === 0 ? start : { ...start, endDate: endDay, endDay };
  });
}

describe("the open cycle", () => {
  it("is the one without an end", () => {
    const cycles = cyclesFrom([2, 30], { open: true });
    expect(openCycle(cycles)).toBe(cycles[0]);
    expect(openCycle(cyclesFrom([2, 30]))).toBeNull();
  });
});

describe("a start to send", () => {
  const now = { instant: Date.parse("2026-11-20T06:15:00Z"), day: today };
  const ids = () => "11111111-1111-4111-8111-111111111111";

  it("is stamped with the time it was made [S7-14]", () => {
    expect(startToSend(null, [], now, ids)).toEqual({
      id: ids(),
      startDate: "2026-11-20T06:15:00.000Z",
      day: today,
    });
  });

  it("is unchanged when retried on the same day", () => {
    const failed = startToSend(null, [], now, ids);
    const later = { instant: now.instant + 60_000, day: today };
    expect(startToSend(failed, [], later, () => "another")).toBe(failed);
  });

  it("is a new one once the server has the first", () => {
    const failed = startToSend(null, [], now, ids);
    const storedCycles = cyclesFrom([0]).map((cycle) => ({ ...cycle, id: failed.id }));
    expect(hasArrived(failed, storedCycles)).toBe(true);
    expect(startToSend(failed, storedCycles, now, () => "another").id).toBe("another");
  });

  it("is a new one on another day", () => {
    const failed = startToSend(null, [], now, ids);
    const tomorrow = { instant: now.instant + 86_400_000, day: addDays(today, 1) };
    expect(startToSend(failed, [], tomorrow, () => "another")).toMatchObject({
      id: "another",
      day: "2026-11-21",
    });
  });
});

describe("the one-tap answer of the day", () => {
  const answerOf = (daysAgo: readonly number[], open = false) => {
    const facts = factsOf({ cycles: cyclesFrom(daysAgo, { open }), pcos: "no" });
    return fittingAnswer(cycleOverview(facts, today), facts, today);
  };
  const regularAt = (daysIn: number) => [0, 28, 56, 84, 112].map((ago) => ago + daysIn);

  it("is that the period started, from the first day of the range", () => {
    expect(answerOf(regularAt(15))).toBeNull();
    expect(answerOf(regularAt(28))).toBe("started");
    expect(answerOf(regularAt(33))).toBe("started");
  });

  it("offers the end of a period once it is longer than the usual five days", () => {
    expect(answerOf(regularAt(4), true)).toBeNull();
    expect(answerOf(regularAt(5), true)).toBe("ended");
  });

  it("is absent without a cycle and for a long open period, which has its own question", () => {
    expect(answerOf(regularAt(9), true)).toBeNull();
    expect(answerOf([])).toBeNull();
  });
});
