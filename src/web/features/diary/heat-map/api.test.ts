import { describe, expect, it } from "vitest";
import { notesIn } from "./api.ts";

const entry = (dateISO: string, rest: object = {}) => ({ dateISO, ...rest });
const stored = (...entries: unknown[]) => entries;

describe("the notes of this browser", () => {
  it("carry the average of the scales she filled in", () => {
    const mood = { pmdd: 2, anxiety: 5 };
    expect(notesIn(stored(entry("2026-11-20", { phase: "period", mood })))).toEqual([
      { date: "2026-11-20", phase: "period", mood: 3.5 },
    ]);
    expect(notesIn(stored(entry("2026-11-20T00:00:00.000Z")))).toEqual([
      { date: "2026-11-20", phase: null, mood: null },
    ]);
  });

  it("may be kept by their day", () => {
    const byDay = { "2026-11-20": entry("2026-11-20") };
    expect(notesIn(byDay)).toHaveLength(1);
  });

  it.each([null, [], {}])("are none where nothing is kept: %j", (record) => {
    expect(notesIn(record)).toEqual([]);
  });

  it("leave out what is broken and keep the rest", () => {
    const broken = [
      null,
      "text",
      entry("2026-02-30"),
      { mood: {} },
      entry("2026-11-19", { mood: { anxiety: 900, pmdd: "high", acuteStress: 4 }, phase: 3 }),
    ];
    expect(notesIn(stored(...broken))).toEqual([{ date: "2026-11-19", phase: null, mood: 4 }]);
  });
});
