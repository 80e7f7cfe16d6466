import { describe, expect, it } from "vitest";
import { codes, historyIn, unknown } from "./testing/history-in.ts";

describe("Natural Cycles", () => {
  it("begins a day of bleeding by its word or by its quantity alone", async () => {
    const result = await historyIn(
      [
        "Date,Temperature,Menstruation,Flow Quantity,Cervical Mucus Consistency,Mood Flags,LH Test,Cycle Day,Data Flags",
        "2026-01-05,36.51,MENSTRUATION,HEAVY,,,,1,",
        "2026-01-06,36.44,MENSTRUATION,,,SAD,,2,",
        "2026-01-12,97.9,SPOTTING,,,,,8,HANGOVER",
        "2026-01-18,36.5,,,EGG_WHITE,,POSITIVE,14,",
        "2026-02-03,36.6,,LIGHT,,,NEGATIVE,1,",
        "2026-02-04,,,UNCATEGORIZED,,,,2,",
      ].join("\n"),
    );
    expect(result.source).toBe("natural_cycles");
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-06", flow: "heavy", intermenstrualSpotting: true },
      { startDay: "2026-02-03", endDay: "2026-02-03", flow: "light" },
    ]);
    expect(result.entries.ovulation).toContainEqual({
      ...{ date: "2026-01-18", basalBodyTemp: 36.5 },
      ...{ cervicalMucus: "egg_white", ovulationTest: "positive" },
    });
    expect(codes(result)).toEqual({ fahrenheit: 1, spotting_apart: 1 });
    expect(unknown(result)).toEqual({ "Data Flags": 1 });
    expect(result.notUnderstood[0]?.notes).toEqual([
      { day: "2026-01-12", text: "Data Flags: HANGOVER" },
    ]);
  });
});
