import { describe, expect, it } from "vitest";
import type { Cycle } from "#contract/cycles.ts";
import type { Profile } from "#contract/profile.ts";
import { addDays } from "#domain/calendar-day.ts";
import { cyclesFrom, regular, today, viewOf } from "./testing/example-overview.ts";
import { beadsOf } from "./view-model.ts";

const kinds = (beads: readonly { kind: string }[]) => beads.map(({ kind }) => kind);

describe("the beads of a regular cycle", () => {
  const { beads } = viewOf(regular);

  it("begin with the logged period and rest until today", () => {
    expect(kinds(beads).slice(0, 5)).toEqual(Array(5).fill("period"));
    expect(new Set(kinds(beads).slice(5, 16))).toEqual(new Set(["resting"]));
  });

  it("write today's number on one bead only", () => {
    expect(beads.flatMap(({ today: text }, index) => (text ? [[index, text]] : []))).toEqual([
      [16, "17"],
    ]);
  });

  it("end where the forecast's range ends", () => {
    const { forecast } = viewOf(regular).overview;
    if (forecast.kind !== "forecast") throw new Error("a forecast was expected");
    expect(addDays(forecast.cycleStart, beads.length - 1)).toBe(forecast.likely80.last);
    expect(beads.at(-1)?.kind).toBe("forecast");
  });

  it("show the likeliest day strongest", () => {
    const { forecast } = viewOf(regular).overview;
    if (forecast.kind !== "forecast") throw new Error("a forecast was expected");
    const strengths = beads.flatMap(({ strength }) => (strength === undefined ? [] : [strength]));
    const likeliest = forecast.days.reduce((a, b) => (b.probability > a.probability ? b : a));
    const brightest = beads.findIndex(({ strength }) => strength === Math.max(...strengths));
    expect(addDays(forecast.cycleStart, brightest)).toBe(likeliest.day);
  });
});

describe("today's bead", () => {
  const todayOf = (cycles: readonly Cycle[], changes: Partial<Profile> = {}) => {
    const bead = viewOf(cycles, changes).beads.find(({ today: text }) => text !== undefined);
    return bead?.kind;
  };

  it("is one of her period while she bleeds, with the flow she logged", () => {
    const [first, ...earlier] = cyclesFrom([2, 30, 58], { open: true });
    if (first === undefined) throw new Error("a cycle was expected");
    const { beads } = viewOf([{ ...first, flow: "heavy" }, ...earlier]);
    expect(beads[2]).toEqual({ kind: "period", size: 3, today: "3" });
  });

  it("is a forecast on a day on which her period may begin", () => {
    expect(todayOf(cyclesFrom([28, 56, 84, 112, 140, 168]))).toBe("forecast");
  });

  it("is one of the fertile days it lies in", () => {
    const kindsByDay = Array.from({ length: 28 }, (_, day) =>
      todayOf(cyclesFrom([0, 28, 56, 84, 112, 140].map((ago) => ago + day))),
    );
    expect(kindsByDay).toContain("peak");
    expect(kindsByDay).toContain("possible");
    expect(kindsByDay.indexOf("possible")).toBeLessThan(kindsByDay.indexOf("peak"));
  });

  it("rests on any other day", () => {
    expect(todayOf(cyclesFrom([7, 35, 63, 91], {}), { contraception: "pill" })).toBe("resting");
  });
});

describe("the beads of other cycles", () => {
  it("are 28 plain ones where no cycle is known", () => {
    const { beads } = viewOf([]);
    expect(kinds(beads)).toEqual(Array(28).fill("future"));
    expect(beads.some((bead) => bead.today !== undefined)).toBe(false);
  });

  it("count from the day given in onboarding where nothing is logged", () => {
    const { beads } = viewOf([], { lastPeriodDate: addDays(today, -9) });
    expect(beads[9]?.today).toBe("10");
    expect(kinds(beads)).not.toContain("period");
  });

  it("fill an open period to today", () => {
    const { beads } = viewOf(cyclesFrom([2, 30, 58], { open: true }));
    expect(kinds(beads).slice(0, 3)).toEqual(["period", "period", "period"]);
    expect(beads[2]?.today).toBe("3");
    expect(beads[3]?.kind).not.toBe("period");
  });

  it("stop filling a forgotten open period after eight days", () => {
    const { beads } = viewOf(cyclesFrom([20, 48], { open: true }));
    expect(kinds(beads).filter((kind) => kind === "period")).toHaveLength(8);
  });

  it("draw an irregular woman's forecast as a wide and faint arc", () => {
    const irregular = cyclesFrom([10, 45, 108, 140, 195], {});
    const changes = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
    const wide = viewOf(irregular, changes).beads.filter(({ kind }) => kind === "forecast");
    const narrow = viewOf(regular).beads.filter(({ kind }) => kind === "forecast");
    expect(wide.length).toBeGreaterThan(narrow.length);
    const strongest = (beads: typeof wide) =>
      Math.max(...beads.map(({ strength }) => strength ?? 0));
    expect(strongest(wide)).toBeLessThan(strongest(narrow) / 2);
  });

  it("name no day to come where her log has more likely lapsed", () => {
    const { beads } = viewOf(cyclesFrom([55, 83, 111]));
    expect(kinds(beads)).not.toContain("forecast");
  });

  it("reach past today however late she is, and never put a forecast in the past", () => {
    const [running, ...earlier] = cyclesFrom([55, 83, 111]);
    if (running === undefined) throw new Error("a cycle was expected");
    const { beads } = viewOf([{ ...running, missedLog: "no" }, ...earlier]);
    expect(beads.length).toBeGreaterThan(56);
    expect(kinds(beads.slice(0, 55))).not.toContain("forecast");
  });

  it("are the latest 120 in a cycle of 200 days", () => {
    const { beads } = viewOf(cyclesFrom([199, 230]));
    expect(beads).toHaveLength(120);
    expect(beads.filter((bead) => bead.today === "200")).toHaveLength(1);
  });

  it("keep today in sight however far the forecast reaches", () => {
    const { overview } = viewOf(cyclesFrom([9, 40]));
    if (overview.forecast.kind !== "forecast") throw new Error("a forecast was expected");
    const far = addDays(today, 400);
    const forecast = { ...overview.forecast, likely80: { first: today, last: far } };
    const beads = beadsOf({ ...overview, forecast }, today);
    expect(beads.findIndex((bead) => bead.today === "10")).toBe(9);
    expect(beads).toHaveLength(100);
  });

  it("show neither forecast nor fertile days while she is pregnant", () => {
    const { beads } = viewOf(regular, { pregnancyStatus: "pregnant" });
    expect(new Set(kinds(beads))).toEqual(new Set(["period", "resting", "future"]));
  });

  it("show no fertile days with hormonal contraception", () => {
    const { beads } = viewOf(cyclesFrom([3, 31, 59, 87]), { contraception: "implant" });
    expect(kinds(beads)).not.toContain("peak");
    expect(kinds(beads)).not.toContain("possible");
    expect(kinds(beads)).toContain("forecast");
  });

  it("show the peak days ahead in gold", () => {
    const { overview, beads } = viewOf(cyclesFrom([3, 31, 59, 87, 115]));
    if (overview.fertileWindow.kind !== "window") throw new Error("a window was expected");
    expect(kinds(beads).filter((kind) => kind === "peak")).toHaveLength(5);
    expect(kinds(beads)).toContain("possible");
  });

  it.each([
    ["light", 1],
    ["moderate", 2],
    ["heavy", 3],
  ] as const)("draw a %s flow in size %i", (flow, size) => {
    const cycles = cyclesFrom([3]).map((cycle) => ({ ...cycle, flow }));
    expect(viewOf(cycles).beads[0]).toEqual({ kind: "period", size });
  });

  it("draw spotting as dots", () => {
    const cycles = cyclesFrom([8]).map((cycle) => ({ ...cycle, flow: "spotting" as const }));
    expect(viewOf(cycles).beads[0]).toEqual({ kind: "spotting" });
  });
});
