import { setupI18n } from "@lingui/core";
import { afterEach, describe, expect, it } from "vitest";
import type { Cycle } from "#contract/cycles.ts";
import { factsOf } from "#contract/facts.ts";
import { type Profile, ProfileSchema } from "#contract/profile.ts";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import { cycleOverview } from "#domain/cycle-overview.ts";
import { beadsOf, moonTurn, ringLabel, shownPhase } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");

const profile = ProfileSchema.parse({
  name: "Thandi",
  age: 29,
  country: "South Africa",
  preferredLanguage: "English",
  timeZone: null,
  lastPeriodDate: null,
  cycleRegularity: "regular",
  averageCycleLength: null,
  pcosDiagnosis: "no",
  onboardingSymptoms: [],
  goals: ["track-periods"],
  contraception: "none",
  notifications: true,
  hidesFertility: false,
  pregnancyStatus: null,
  consent: null,
  onboardingComplete: true,
});

/** Periods of five days that began so many days ago; the newest stays open when asked. */
function cyclesFrom(daysAgo: readonly number[], { open = false } = {}): Cycle[] {
  return daysAgo.map((ago, index) => {
    const startDay = addDays(today, -ago);
    const endDay = addDays(startDay, 4);
    const start = { id: crypto.randomUUID(), startDate: startDay, startDay };
    return open && index === 0 ? start : { ...start, endDate: endDay, endDay };
  });
}

const viewOf = (cycles: readonly Cycle[], changes: Partial<Profile> = {}) => {
  const overview = cycleOverview(factsOf(cycles, { ...profile, ...changes }), today);
  return { overview, beads: beadsOf(overview, today) };
};

const regular = cyclesFrom([16, 44, 72, 100, 128, 156]);
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
    const shown = beads.findIndex(({ strength }) => strength === Math.max(...strengths));
    expect(addDays(forecast.cycleStart, shown)).toBe(likeliest.day);
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

  it("reach past today however late she is, and never put a forecast in the past", () => {
    const { beads } = viewOf(cyclesFrom([55, 83, 111]));
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

describe("the moon", () => {
  it("is new on the first day and has gone round when the period is due", () => {
    expect(moonTurn(viewOf(cyclesFrom([0, 28, 56])).overview)).toBe(0);
    expect(moonTurn(viewOf(cyclesFrom([14, 42, 70])).overview)).toBe(0.5);
    expect(moonTurn(viewOf(cyclesFrom([60, 88, 116])).overview)).toBe(1);
  });
});

describe("the ring in words", () => {
  const labelOf = (...view: Parameters<typeof viewOf>) =>
    ringLabel(viewOf(...view).overview, today, i18n);

  it("says the day, the phase and the forecast", () => {
    expect(labelOf(regular)).toMatch(
      /^Day 17 of about 28\. \w+ phase\. Next period likely \w{3} \d+ – \w{3} \d+\./,
    );
  });

  it("names the period that is open", () => {
    expect(labelOf(cyclesFrom([2, 30, 58], { open: true }))).toContain(
      "Current period started Nov 18, 2026.",
    );
  });

  it("says when the range is too wide to name a day", () => {
    const changes = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
    expect(labelOf(cyclesFrom([10, 45, 108, 140, 195]), changes)).toContain(
      "Next period hard to predict",
    );
  });

  it("says that predictions pause in a pregnancy", () => {
    expect(labelOf(regular, { pregnancyStatus: "pregnant" })).toBe(
      "Day 17 since your last period started. Predictions pause while you are pregnant.",
    );
  });

  it("says what to do where nothing is known", () => {
    expect(labelOf([])).toBe("No period logged yet. Your days appear here once you start one.");
  });
});

describe("in another time zone", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(["Africa/Johannesburg", "Pacific/Apia", "America/St_Johns"])(
    "%s, the beads and the words are the same",
    (other) => {
      const drawn = () => {
        const { overview, beads } = viewOf(regular);
        return { beads, label: ringLabel(overview, today, i18n) };
      };
      process.env.TZ = "UTC";
      const here = drawn();
      process.env.TZ = other;
      expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(drawn()).toEqual(here);
    },
  );
});

describe("the phase that is named", () => {
  const shownOf = (daysAgo: readonly number[], changes: Partial<Profile> = {}) =>
    shownPhase(viewOf(cyclesFrom(daysAgo), changes).overview);

  it("is that of her cycle day", () => {
    expect(shownOf([7, 35, 63])).toEqual({ kind: "phase", phase: "follicular" });
    expect(shownOf([14, 42, 70])).toEqual({ kind: "phase", phase: "ovulatory" });
  });

  it("is none past her expected length, which is only later than expected", () => {
    expect(shownOf([27, 55, 83])).toEqual({ kind: "phase", phase: "luteal" });
    expect(shownOf([28, 56, 84])).toEqual({ kind: "late" });
  });

  it("stays menstrual while a period is open past her expected length", () => {
    const cycles = cyclesFrom([5], { open: true });
    const { overview } = viewOf(cycles);
    if (overview.position.kind !== "known") throw new Error("a known day was expected");
    const position = { ...overview.position, cycleDay: 40, phase: "menstrual" } as const;
    expect(shownPhase({ ...overview, position })).toEqual({ kind: "phase", phase: "menstrual" });
  });

  it.each([
    { contraception: "pill" },
    { contraception: "iud" },
    { pregnancyStatus: "pregnant" },
  ] as const)("is none where ovulation is not hers to expect: %o", (changes) => {
    expect(shownOf([14, 42, 70], changes)).toEqual({ kind: "unnamed" });
    expect(shownOf([], changes)).toEqual({ kind: "unnamed" });
  });

  it("leaves no word of a phase in the ring's words where fertility is hidden", () => {
    const { overview } = viewOf(cyclesFrom([14, 42, 70]), { contraception: "pill" });
    const words = ringLabel(overview, today, i18n);
    expect(words).toMatch(/^Day 15 of about 28\. Next period likely/);
    expect(words).not.toMatch(/phase|ovulat|fertile/i);
  });

  it("is said to be late in the ring's words", () => {
    const { overview } = viewOf(cyclesFrom([30, 58, 86]));
    expect(ringLabel(overview, today, i18n)).toMatch(/^Day 31 of about 28\. Later than expected\./);
  });
});
