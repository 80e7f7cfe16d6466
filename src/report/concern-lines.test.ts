import { describe, expect, it } from "vitest";
import type { LabLine } from "#contract/visit/visit-report.ts";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { concernLines, soonCount } from "./concern-lines.ts";

const evidence = (fact: "haemoglobin" | "flow", day: string, value: number | string) => ({
  fact,
  value,
  day: calendarDay(day),
  unit: fact === "haemoglobin" ? "g/dL" : "",
});
const heavyFlow: Concern = {
  key: "bleed-heavy-cycle",
  holdsFor: null,
  source: "a test",
  urgency: "within-days",
  evidence: [evidence("flow", "2026-11-08", "heavy"), evidence("flow", "2026-10-08", "heavy")],
};
const lowBlood: Concern = {
  key: "hb-low",
  holdsFor: null,
  source: "a test",
  urgency: "within-days",
  evidence: [evidence("haemoglobin", "2026-11-10", 8.9)],
};
const lumpFound: Concern = {
  key: "breast-lump",
  holdsFor: null,
  source: "a test",
  urgency: "within-days",
  evidence: [{ fact: "breast_lump", day: calendarDay("2026-11-01"), value: "", unit: "" }],
};

const haemoglobin = (day: string, value: number): LabLine => ({
  date: calendarDay(day),
  test: "haemoglobin",
  name: null,
  value,
  comparator: null,
  unit: "g/dL",
  rangeLow: null,
  rangeHigh: null,
  cycleDay: null,
});
const labs = {
  results: [haemoglobin("2026-11-10", 8.9), haemoglobin("2026-06-10", 11.6)],
  indices: [],
};

describe("the concerns on the doctor's page", () => {
  it("share a line by topic, with numbers first and the oldest result", () => {
    const lines = concernLines(english, [heavyFlow, lowBlood, lumpFound], labs);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^Within a week: Haemoglobin 8\.9 g\/dL on Nov 10, 2026 \(Jun 10, 2026: 11\.6\); Flow: heavy on Nov 8, 2026 \(1 more\)\. Advised: /,
    );
    expect(lines[1]).toMatch(/breast/i);
  });

  it("write spotting once that two rules of changed bleeding mention", () => {
    const spotting = { ...heavyFlow, evidence: [evidence("flow", "2026-10-30", "spotting")] };
    const [line, ...others] = concernLines(english, [
      { ...spotting, key: "bleed-between", urgency: "mention" },
      { ...spotting, key: "perimenopause", urgency: "mention" },
    ]);
    expect(line?.match(/spotting on Oct 30, 2026/g)).toHaveLength(1);
    expect(others).toEqual([]);
  });

  it("print a single result when there is no older one in its unit", () => {
    const [line] = concernLines(english, [lowBlood]);
    expect(line).toMatch(/^Within a week: Haemoglobin 8\.9 g\/dL on Nov 10, 2026\./);
  });

  it("must stay if they cannot wait, one line per topic", () => {
    expect(soonCount([heavyFlow, lowBlood, lumpFound])).toBe(2);
    const later = { ...lumpFound, urgency: "mention" as const };
    expect(soonCount([heavyFlow, later])).toBe(1);
  });
});
