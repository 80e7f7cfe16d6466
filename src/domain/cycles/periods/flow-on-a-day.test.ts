import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import type { DayFlow, LoggedCycle } from "../cycle-facts.ts";
import { flowEffect } from "./flow-on-a-day.ts";
import type { PeriodAnswer } from "./period-answer.ts";

const today = calendarDay("2026-11-20");
const closed = { startDay: addDays(today, -28), endDay: addDays(today, -24) };
const open = { startDay: addDays(today, -2) };
const flows = ["none", "spotting", "light", "moderate", "heavy"] as const;
const bleeding = ["light", "moderate", "heavy"] as const;
const chosen = (flow: (typeof flows)[number], answer: PeriodAnswer | null = null) =>
  ({ day: today, flow, answer, hasSpotting: false }) as const;
const effectOf = (
  choice: Parameters<typeof flowEffect>[0],
  cycles: readonly LoggedCycle[],
  logged: readonly DayFlow[] = [],
) => flowEffect(choice, { cycles, flows: logged, today });

describe("a flow on a day of a period", () => {
  it.each(flows)("changes the open period when it is %s", (flow) => {
    expect(effectOf(chosen(flow), [closed, open])).toEqual({
      kind: "changes-period",
      cycle: open,
      isLongOpen: false,
    });
  });

  it("changes the past period that contains the day", () => {
    const effect = effectOf({ ...chosen("light"), day: closed.endDay }, [closed, open]);
    expect(effect).toEqual({ kind: "changes-period", cycle: closed, isLongOpen: false });
  });

  it("reports that the open period is longer than usual", () => {
    const long = { startDay: addDays(today, -8) };
    expect(effectOf(chosen("light"), [long])).toMatchObject({ isLongOpen: true });
    const eighthDay = { startDay: addDays(today, -7) };
    expect(effectOf(chosen("light"), [eighthDay])).toMatchObject({ isLongOpen: false });
  });

  it("continues an open period while daily logs bleed on", () => {
    const long = { startDay: addDays(today, -12) };
    const logged = [4, 3, 2, 1].map(
      (ago) => ({ day: addDays(today, -ago), flow: "light" }) as const,
    );
    expect(effectOf(chosen("light"), [long], logged).kind).toBe("changes-period");
    expect(effectOf(chosen("light"), [long]).kind).toBe("asks");
  });

  it("changes the newer of two periods that meet on the day", () => {
    const older = { startDay: addDays(today, -5), endDay: today };
    const newer = { startDay: today };
    expect(effectOf(chosen("heavy"), [older, newer])).toMatchObject({ cycle: newer });
  });
});

describe("bleeding on a day without a period", () => {
  it.each(bleeding)("prompts a question when it is %s", (flow) => {
    expect(effectOf(chosen(flow), [closed])).toEqual({
      kind: "asks",
      choices: { starts: { endDay: null, ends: null, isSeparate: false }, extends: null },
    });
  });

  it("starts a period if the user says so", () => {
    const effect = effectOf(chosen("moderate", "starts"), []);
    expect(effect).toMatchObject({ kind: "starts-period", endDay: null, ends: null });
  });

  it("starts a one-day period if a later one is logged", () => {
    const day = addDays(today, -60);
    const effect = effectOf({ ...chosen("light", "starts"), day }, [closed]);
    expect(effect).toMatchObject({ kind: "starts-period", endDay: day });
  });

  it("ends a period left open on the last day that charts draw", () => {
    const forgotten = { startDay: addDays(today, -40) };
    expect(effectOf(chosen("light", "starts"), [forgotten])).toMatchObject({
      ends: { cycle: forgotten, lastDay: addDays(today, -33) },
    });
  });

  it("extends the period that ended nearby, or the one that begins soon", () => {
    const near = { startDay: addDays(today, -6), endDay: addDays(today, -3) };
    const joined = { cycle: near, edge: "last", before: near.endDay };
    expect(effectOf(chosen("light", "extends"), [closed, near])).toEqual({
      kind: "extends-period",
      ...joined,
    });
    const day = addDays(closed.startDay, -2);
    expect(effectOf({ ...chosen("light", "extends"), day }, [closed])).toMatchObject({
      kind: "extends-period",
      edge: "first",
      before: closed.startDay,
    });
  });

  it("after a long period may still extend it, over one dry day", () => {
    const long = { startDay: addDays(today, -12), endDay: addDays(today, -2) };
    expect(effectOf(chosen("light"), [long])).toMatchObject({
      choices: { extends: { cycle: long } },
    });
    const earlier = { startDay: addDays(today, -12), endDay: addDays(today, -3) };
    expect(effectOf(chosen("light"), [earlier])).toMatchObject({ choices: { extends: null } });
  });

  it("close to another start is a separate period only if the user says so", () => {
    const near = { startDay: addDays(today, -9), endDay: addDays(today, -6) };
    expect(effectOf(chosen("light", "starts"), [near])).toMatchObject({ isSeparate: true });
  });

  it("is between periods if the user says so, and cannot extend a distant one", () => {
    expect(effectOf(chosen("light", "between"), [closed])).toEqual({ kind: "is-between" });
    expect(effectOf(chosen("light", "extends"), [closed]).kind).toBe("asks");
  });
});

describe("spotting and dry days without a period", () => {
  it("start no period when dry [S5-22]", () => {
    expect(effectOf(chosen("none"), [closed])).toEqual({ kind: "keeps-nothing" });
    expect(effectOf(chosen("none"), [])).toEqual({ kind: "keeps-nothing" });
  });

  it("are noted with the cycle the day lies in", () => {
    const noted = { kind: "notes-spotting", cycle: closed };
    expect(effectOf(chosen("spotting"), [closed])).toEqual(noted);
    expect(effectOf({ ...chosen("none"), hasSpotting: true }, [closed])).toEqual(noted);
  });

  it("are never noted with a cycle that began later", () => {
    const day = addDays(today, -40);
    expect(effectOf({ ...chosen("spotting"), day }, [closed]).kind).toBe("has-no-place");
  });

  it("start a period with spotting only if the user says so", () => {
    expect(effectOf(chosen("spotting"), [])).toEqual({ kind: "has-no-place" });
    expect(effectOf(chosen("spotting", "starts"), [closed]).kind).toBe("starts-period");
  });
});

describe("bleeding in a pregnancy", () => {
  const stages = [{ kind: "pregnancy", from: addDays(today, -70) }] as const;
  const inPregnancy = (choice: Parameters<typeof flowEffect>[0]) =>
    flowEffect(choice, { cycles: [closed, open], flows: [], today, stages }).kind;

  it.each(["spotting", ...bleeding] as const)("starts and extends no period: %s", (flow) => {
    for (const answer of [null, "starts", "extends"] as const) {
      expect(inPregnancy(chosen(flow, answer))).toBe("in-pregnancy");
    }
    expect(inPregnancy({ ...chosen("none"), hasSpotting: true })).toBe("in-pregnancy");
  });

  it("is a period again on the days before it", () => {
    const day = addDays(today, -71);
    expect(inPregnancy({ ...chosen("light"), day })).not.toBe("in-pregnancy");
  });
});

describe("bleeding after a pregnancy", () => {
  const kindAfter = (days: number, ending: "birth" | "loss" | "ended" | undefined) => {
    const stages = [{ kind: "pregnancy", to: addDays(today, -days), ending }] as const;
    const bleeds = { cycles: [closed], flows: [], today, stages };
    return (answer: PeriodAnswer | null) => flowEffect(chosen("light", answer), bleeds).kind;
  };

  it.each([
    ["loss", 14],
    ["ended", 14],
    ["birth", 42],
  ] as const)("is not asked about in the first days after a %s, %s", (ending, days) => {
    expect(kindAfter(1, ending)(null)).toBe("is-between");
    expect(kindAfter(days, ending)(null)).toBe("is-between");
    expect(kindAfter(days + 1, ending)(null)).toBe("asks");
  });

  it("starts a period if the user says so", () => {
    expect(kindAfter(10, "loss")("starts")).toBe("starts-period");
  });

  it("is asked about if the outcome is unknown", () => {
    expect(kindAfter(10, undefined)(null)).toBe("asks");
  });
});
