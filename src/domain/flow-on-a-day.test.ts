import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { flowEffect } from "./flow-on-a-day.ts";

const today = calendarDay("2026-11-20");
const closed = { startDay: addDays(today, -28), endDay: addDays(today, -24) };
const open = { startDay: addDays(today, -2) };
const chosen = (flow: "none" | "spotting" | "light" | "moderate" | "heavy") =>
  ({ day: today, flow, isStart: false, hasSpotting: false }) as const;

describe("a flow on a day of a period", () => {
  it.each(["none", "spotting", "light", "moderate", "heavy"] as const)(
    "changes the open period when it is %s",
    (flow) => {
      expect(flowEffect(chosen(flow), [closed, open])).toEqual({
        kind: "changes-period",
        cycle: open,
        isLongOpen: false,
      });
    },
  );

  it("changes a period of the past that the day lies in", () => {
    const effect = flowEffect({ ...chosen("light"), day: closed.endDay }, [closed, open]);
    expect(effect).toEqual({ kind: "changes-period", cycle: closed, isLongOpen: false });
  });

  it("says when the open period has lasted longer than periods do", () => {
    const forgotten = { startDay: addDays(today, -8) };
    expect(flowEffect(chosen("light"), [forgotten])).toMatchObject({ isLongOpen: true });
    const eighthDay = { startDay: addDays(today, -7) };
    expect(flowEffect(chosen("light"), [eighthDay])).toMatchObject({ isLongOpen: false });
  });

  it("changes the newer of two periods that meet on the day", () => {
    const older = { startDay: addDays(today, -5), endDay: today };
    const newer = { startDay: today };
    expect(flowEffect(chosen("heavy"), [older, newer])).toMatchObject({ cycle: newer });
  });
});

describe("a flow on a day without a period", () => {
  it.each(["light", "moderate", "heavy"] as const)("starts one when it is %s", (flow) => {
    expect(flowEffect(chosen(flow), [closed])).toEqual({ kind: "starts-period", endDay: null });
  });

  it("starts one of a single day where a later one is logged", () => {
    const day = addDays(today, -40);
    const effect = flowEffect({ ...chosen("light"), day }, [closed]);
    expect(effect).toEqual({ kind: "starts-period", endDay: day });
  });

  it("starts none when it is none [S5-22]", () => {
    expect(flowEffect(chosen("none"), [closed])).toEqual({ kind: "keeps-nothing" });
    expect(flowEffect(chosen("none"), [])).toEqual({ kind: "keeps-nothing" });
  });

  it("notes spotting with the cycle the day lies in", () => {
    expect(flowEffect(chosen("spotting"), [closed])).toEqual({
      kind: "notes-spotting",
      cycle: closed,
    });
    const beside = { ...chosen("none"), hasSpotting: true };
    expect(flowEffect(beside, [closed])).toEqual({ kind: "notes-spotting", cycle: closed });
  });

  it("never notes spotting with a cycle that began later", () => {
    const day = addDays(today, -40);
    expect(flowEffect({ ...chosen("spotting"), day }, [closed]).kind).toBe("has-no-place");
  });

  it("starts one with spotting only when she says so", () => {
    expect(flowEffect(chosen("spotting"), [])).toEqual({ kind: "has-no-place" });
    const effect = flowEffect({ ...chosen("spotting"), isStart: true }, [closed]);
    expect(effect).toEqual({ kind: "starts-period", endDay: null });
  });
});
