import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import { factsOf } from "#contract/insights/facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { chartedCycles, hasSigns } from "./view-model.ts";
import { chartLabel, reasonWords, statusWords } from "./words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");
const start = addDays(today, -21);
const earlier = addDays(start, -70);

const cycles = [
  { id: "b", startDate: start, startDay: start },
  {
    id: "a",
    startDate: earlier,
    startDay: earlier,
    endDate: addDays(earlier, 4),
    endDay: addDays(earlier, 4),
  },
];

type Signs = Omit<Ovulation, "id" | "date">;

function charted(signs: Readonly<Record<number, Signs>>) {
  const entries = Object.entries(signs).map(([cycleDay, entry]) => ({
    id: cycleDay,
    date: addDays(start, Number(cycleDay) - 1),
    ...entry,
  }));
  const found = chartedCycles(factsOf(cycles, null, today, entries), entries, today);
  const running = found.at(-1);
  if (running === undefined) throw new Error("a running cycle was expected");
  return { found, running };
}

const shift: Record<number, Signs> = Object.fromEntries(
  Array.from({ length: 12 }, (_, place) => [place + 7, { basalBodyTemp: place < 8 ? 36.4 : 36.7 }]),
);

describe("the cycles of the chart", () => {
  it("have their full length: 70 days stay 70", () => {
    const { found } = charted({});
    expect(found.map(({ days }) => days.length)).toEqual([70, 22]);
    expect(found.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    expect(found[0]?.days.filter(({ isBleeding }) => isBleeding)).toHaveLength(5);
  });

  it("show an excluded reading without counting it", () => {
    const { running } = charted({
      8: { basalBodyTemp: 36.4 },
      9: { basalBodyTemp: 36.9, disturbance: "bad_night" },
    });
    expect(running.days[7]).toMatchObject({ isCounted: true });
    expect(running.days[8]).toMatchObject({ isCounted: false, entry: { basalBodyTemp: 36.9 } });
  });

  it("know whether there is anything to draw", () => {
    expect(hasSigns(charted({}).running)).toBe(false);
    expect(hasSigns(charted({ 9: { cervicalMucus: "dry" } }).running)).toBe(true);
  });
});

describe("the conclusion from the signs", () => {
  const words = (signs: Record<number, Signs>) => statusWords(charted(signs).running, today, i18n);

  it("is confirmed by a sustained rise, with its day", () => {
    expect(words(shift)).toEqual({
      title: "Ovulation confirmed",
      text: "Around day 14, Nov 12.",
    });
  });

  it("is likely with only a positive test", () => {
    expect(words({ 13: { ovulationTest: "positive" } }).title).toBe("Ovulation likely");
  });

  it("never says that no ovulation happened", () => {
    expect(words({}).title).toBe("Not confirmed yet");
    const past = charted({}).found[0];
    if (past === undefined) throw new Error("a past cycle was expected");
    expect(statusWords(past, today, i18n).title).toBe("Not confirmed");
    expect(statusWords(past, today, i18n).text).toContain("You may still have ovulated");
    const all = Object.values(reasonWords).map((reason) => i18n._(reason));
    expect(all.join(" ")).not.toMatch(/did not ovulate|no ovulation\b/i);
  });

  it("has an accessible label with the number of readings", () => {
    expect(chartLabel(charted(shift).running, today, i18n)).toBe(
      "Chart of 22 days, Oct 30 – Nov 20: 12 temperatures. Ovulation confirmed.",
    );
  });
});
