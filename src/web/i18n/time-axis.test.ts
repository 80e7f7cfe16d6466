import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { activateLanguage } from "./i18n.ts";
import { dayNumber, timeTicks } from "./time-axis.ts";

const first = calendarDay("2026-09-01");
const last = calendarDay("2026-11-20");

describe("the dates below a chart", () => {
  it("span its first to its last day", () => {
    const ticks = timeTicks(first, last, "en");
    expect(ticks.map(({ at }) => at)).toEqual([
      dayNumber(first),
      dayNumber(first) + 27,
      dayNumber(first) + 53,
      dayNumber(last),
    ]);
    expect(ticks[0]?.label).toBe("Sep 1");
  });

  it("include the year if the chart spans two", () => {
    expect(timeTicks(calendarDay("2024-11-20"), last, "en")[0]?.label).toBe("Nov 2024");
  });

  it("are three if four would overlap", async () => {
    await activateLanguage("yo");
    expect(timeTicks(first, last, "yo").map(({ label }) => label)).toEqual([
      "1 Ọwẹ́wẹ̀",
      "11 Ọ̀wàrà",
      "20 Bélú",
    ]);
    await activateLanguage("en");
  });

  it("are the two ends if three would touch", async () => {
    await activateLanguage("yo");
    const labels = (from: string) =>
      timeTicks(calendarDay(from), last, "yo").map(({ label }) => label);
    expect(labels("2025-07-31")).toEqual(["Agẹmọ 2025", "Bélú 2026"]);
    expect(labels("2025-02-21")).toHaveLength(3);
    await activateLanguage("en");
  });

  it("are one if the chart spans one day", () => {
    expect(timeTicks(last, last, "en")).toHaveLength(1);
  });
});
