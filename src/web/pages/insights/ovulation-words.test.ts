import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { factsOf } from "#contract/insights/facts.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { ovulationWords } from "./ovulation-words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");

function words(
  cycleDay: number,
  changes: Partial<CycleFacts> = {},
  lengths = [28, 28, 28, 28, 28],
) {
  let startDay = addDays(today, 1 - cycleDay);
  const cycles = [{ startDay }];
  for (const length of lengths) {
    startDay = addDays(startDay, -length);
    cycles.push({ startDay });
  }
  const facts = { ...factsOf([], null, today), cycles, ...changes };
  return ovulationWords(cycleOverview(facts, today), today, i18n);
}

describe("the ovulation estimate", () => {
  it("counts down to a range of days, never to a single date [S2-51]", () => {
    expect(words(9)).toBe("Ovulation estimate: Nov 25 – Nov 28, in about 5 days.");
    expect(words(13)).toBe("Ovulation estimate: Nov 21 – Nov 24, in about 1 day.");
  });

  it("says when it is now, has passed, or is unknown", () => {
    expect(words(15)).toBe("Ovulation estimate: about now, Nov 19 – Nov 22.");
    expect(words(24)).toBe("Ovulation estimate: passed, Nov 10 – Nov 13.");
    expect(words(30)).toMatch(/longer than usual/);
    expect(words(80)).toMatch(/log when your last period began/);
    expect(words(9, { pcos: "yes" }, [60, 28, 45])).toBe("Ovulation estimate: hard to predict.");
    expect(words(9, { cycles: [] })).toMatch(/^Log a period/);
  });

  it("is absent if fertility is hidden", () => {
    expect(words(9, { contraception: "iud" })).toBeNull();
  });
});
