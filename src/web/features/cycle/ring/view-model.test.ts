import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import { addDays, daysBetween } from "#domain/days/calendar-day.ts";
import { cyclesFrom, regular, today, viewOf } from "../overview/testing/example-overview.ts";
import { ringOf } from "./view-model.ts";

const kinds = (beads: readonly { kind: string }[]) => beads.map(({ kind }) => kind);
const ringFor = (cycles: readonly Cycle[], changes: Partial<Profile> = {}) => {
  const { overview } = viewOf(cycles, changes);
  return { overview, ring: ringOf(overview, today, "en") };
};
const forecastOf = (...view: Parameters<typeof ringFor>) => {
  const { forecast } = ringFor(...view).overview;
  if (forecast.kind !== "forecast") throw new Error("a forecast was expected");
  return forecast;
};

describe("the beads of a regular cycle", () => {
  const { beads } = viewOf(regular);

  it("start with the logged period and end today", () => {
    expect(beads).toHaveLength(17);
    expect(kinds(beads).slice(0, 5)).toEqual(Array(5).fill("period"));
    expect(new Set(kinds(beads).slice(5))).toEqual(new Set(["resting"]));
  });

  it("show today's number on the last bead only", () => {
    expect(beads.flatMap(({ today: text }, index) => (text ? [[index, text]] : []))).toEqual([
      [16, "17"],
    ]);
  });
});

it("a confirmed ovulation is a bead with a star", () => {
  const { overview } = viewOf(regular);
  const { beads } = ringOf(overview, today, "en", new Set([addDays(today, -3)]));
  expect(beads[13]).toEqual({ kind: "confirmed" });
  expect(kinds(beads).filter((kind) => kind === "confirmed")).toHaveLength(1);
});

describe("today's bead", () => {
  it("is a period bead during bleeding, with the logged flow", () => {
    const [first, ...earlier] = cyclesFrom([2, 30, 58], { open: true });
    if (first === undefined) throw new Error("a cycle was expected");
    const { beads } = viewOf([{ ...first, flow: "heavy" }, ...earlier]);
    expect(beads[2]).toEqual({ kind: "period", size: 3, today: "3" });
  });

  it("shows only what is logged, also on days with an estimate", () => {
    for (const daysIn of [7, 12, 14, 28]) {
      const cycles = cyclesFrom([0, 28, 56, 84, 112].map((ago) => ago + daysIn));
      expect(viewOf(cycles).beads.at(-1)?.kind).toBe("resting");
    }
  });
});

describe("the beads of other cycles", () => {
  it("are 28 plain ones if no cycle is known, with no forecast", () => {
    const { beads, ribbon, marks } = ringFor([]).ring;
    expect(kinds(beads)).toEqual(Array(28).fill("future"));
    expect(beads.some((bead) => bead.today !== undefined)).toBe(false);
    expect({ ribbon, marks }).toEqual({ ribbon: null, marks: [] });
  });

  it("count from the last period of onboarding if nothing is logged", () => {
    const { beads } = viewOf([], { lastPeriodDate: addDays(today, -9) });
    expect(beads[9]?.today).toBe("10");
    expect(kinds(beads)[0]).toBe("stated");
    expect(kinds(beads)).not.toContain("period");
  });

  it("fill an open period up to today", () => {
    const { beads } = viewOf(cyclesFrom([2, 30, 58], { open: true }));
    expect(kinds(beads)).toEqual(["period", "period", "period"]);
    expect(beads[2]?.today).toBe("3");
  });

  it("stop filling a forgotten open period after eight days", () => {
    const { beads } = viewOf(cyclesFrom([20, 48], { open: true }));
    expect(kinds(beads).filter((kind) => kind === "period")).toHaveLength(8);
  });

  it("are the latest 180, two turns, in a cycle of 200 days", () => {
    const { beads } = viewOf(cyclesFrom([199, 230]));
    expect(beads).toHaveLength(180);
    expect(beads.at(-1)?.today).toBe("200");
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

describe("the ribbon of the forecast", () => {
  const irregular = [
    cyclesFrom([10, 45, 108, 140, 195]),
    { pcosDiagnosis: "yes", cycleRegularity: "irregular" },
  ] as const;

  it("is the forecast's probability of each day, strongest on the most likely", () => {
    const { days } = forecastOf(regular);
    const { ribbon } = ringFor(regular).ring;
    const likeliest = days.reduce((a, b) => (b.probability > a.probability ? b : a));
    const place = daysBetween(today, likeliest.day) - (ribbon?.from ?? 0);
    expect(ribbon?.probabilities[place]).toBe(likeliest.probability);
    expect(Math.max(...(ribbon?.probabilities ?? []))).toBe(likeliest.probability);
  });

  it("is marked with the dates of the range and extends slightly beyond it", () => {
    const { likely80, likely90 } = forecastOf(regular);
    const { marks, ahead } = ringFor(regular).ring;
    expect(marks.map(({ day }) => addDays(today, day))).toEqual([likely80.first, likely80.last]);
    expect(addDays(today, ahead)).toBe(likely90.last);
  });

  it("is long and faint for a wide forecast", () => {
    const wide = ringFor(...irregular).ring.ribbon?.probabilities ?? [];
    const narrow = ringFor(regular).ring.ribbon?.probabilities ?? [];
    expect(wide.length).toBeGreaterThan(narrow.length);
    expect(Math.max(...wide)).toBeLessThan(Math.max(...narrow) / 2);
  });

  it("is absent if the log has probably lapsed", () => {
    expect(ringFor(cyclesFrom([55, 83, 111])).ring.ribbon).toBeNull();
  });

  it("starts today however late the period is, never in the past", () => {
    const [running, ...earlier] = cyclesFrom([55, 83, 111]);
    if (running === undefined) throw new Error("a cycle was expected");
    const { ribbon } = ringFor([{ ...running, missedLog: "no" }, ...earlier]).ring;
    expect(ribbon?.from).toBeGreaterThanOrEqual(0);
    expect(ribbon?.probabilities.length).toBeGreaterThan(1);
  });
});

describe("the arcs of the fertile days", () => {
  it("are thick for named peak days and thin for possible ones", () => {
    const { overview, ring } = ringFor(cyclesFrom([3, 31, 59, 87, 115]));
    if (overview.fertileWindow.kind !== "window") throw new Error("a window was expected");
    const { peak, possible } = overview.fertileWindow;
    expect(ring.peak && addDays(today, ring.peak.first)).toBe(peak.first);
    expect(ring.possible && addDays(today, ring.possible.last)).toBe(possible.last);
  });

  it("name no peak if it would be a guess", () => {
    const changes = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
    const { ring } = ringFor(cyclesFrom([48, 83, 146, 178, 233, 308, 336]), changes);
    expect(ring.peak).toBeNull();
    expect(ring.possible).not.toBeNull();
  });

  it("disappear after the fertile days", () => {
    const { ring } = ringFor(cyclesFrom([26, 54, 82, 110, 138]));
    expect(ring).toMatchObject({ peak: null, possible: null });
  });

  it("are not drawn with hormonal contraception, but the ribbon is", () => {
    const { ring } = ringFor(cyclesFrom([3, 31, 59, 87]), { contraception: "implant" });
    expect(ring).toMatchObject({ peak: null, possible: null });
    expect(ring.ribbon).not.toBeNull();
  });

  it("are not drawn during a pregnancy, and neither is the ribbon", () => {
    const { ring } = ringFor(regular, { pregnancyStatus: "pregnant" });
    expect(ring).toMatchObject({ peak: null, possible: null, ribbon: null });
    expect(new Set(kinds(ring.beads))).toEqual(new Set(["period", "resting"]));
  });
});
