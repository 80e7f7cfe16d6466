import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { countOf, entriesByDay, flowsIn } from "./view-model.ts";
import { moodFacts } from "./words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const day = calendarDay("2026-11-20");
const other = calendarDay("2026-11-19");
const symptom = { id: "1", date: day, type: "cramps", severity: 6 } as const;

describe("the entries of a day", () => {
  const entries = entriesByDay({
    symptoms: [symptom, { ...symptom, id: "2", type: "bloating" }],
    moods: [{ id: "3", date: day, depression: 2, anxiety: 2, stress: 3 }],
    stress: [],
    measures: [],
    signs: [],
    logs: [
      { date: day, period_flow: "heavy" },
      { date: other, sleep_hours: 7 },
    ],
  });

  it("are grouped by day, whichever list they come from", () => {
    expect(entries.get(day)?.symptoms).toHaveLength(2);
    expect(countOf(entries.get(day))).toBe(4);
    expect(countOf(undefined)).toBe(0);
  });

  it("name the mood scales as the check-in does", () => {
    const logged = entries.get(day);
    const names = logged && moodFacts(logged, i18n).map(({ name }) => name);
    expect(names).toEqual(["Depression", "Anxiety", "Stress"]);
  });

  it("contain a flow only if one was logged", () => {
    expect(flowsIn(entries)).toEqual([{ day, flow: "heavy" }]);
  });
});
