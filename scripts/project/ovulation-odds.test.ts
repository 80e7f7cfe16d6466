import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DaySigns } from "#domain/cycles/cycle-facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import { ovulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { shareOfRise } from "#domain/signs/temperature-evidence.ts";
import { cyclesOfLengths, factsOf } from "#domain/testing/example-facts.ts";
import { OvulationBeads } from "#web/features/health/ovulation/components/ovulation-beads.tsx";

const start = calendarDay("2026-09-01");
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const signsOf = (ovulation: number): DaySigns[] =>
  Array.from({ length: 40 }, (_, place) => ({
    day: addDays(start, place),
    temperature: 36.4 + 0.35 * shareOfRise(place + 1 - ovulation) + ((place * 7) % 3) / 50,
  }));

it("no screen, report or API computes odds of ovulation: each prints the forecast's", () => {
  const computes =
    /import (?!type )[^;]*from "#domain\/(?:signs\/|forecast\/(?:ovulation-odds|outlook)\.ts)/;
  const files = ["web", "report", "server", "contract"].flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join("src", folder, file)),
  );
  expect(files.filter((file) => computes.test(readFileSync(file, "utf8")))).toEqual([]);
});

it.each([10, 20])(
  "the ovulation page names the likeliest day of the odds behind the fertile days (day %i)",
  (ovulation) => {
    const cycles = cyclesOfLengths(Array(8).fill(28), addDays(start, -8 * 28));
    const facts = factsOf({ cycles, signs: signsOf(ovulation) });
    const evidence = ovulationEvidence({ temperatures: [], mucus: [], luteinisingTests: [] });
    const cycle = { startDay: start, lastDay: addDays(start, 39), isRunning: true, days: [] };
    let windows = 0;
    for (let place = 0; place < 30; place += 1) {
      const { forecast, fertileWindow } = cycleOverview(facts, addDays(start, place));
      const odds = forecastWithDays(forecast)?.ovulation;
      if (odds === undefined) continue;
      const beads = createElement(OvulationBeads, { cycle: { ...cycle, evidence }, odds });
      const drawn = renderToStaticMarkup(createElement(I18nProvider, { i18n }, beads));
      const [, day, hundredths] = /Highest on day (\d+): (\d+) in 100/.exec(drawn) ?? [];
      const most = Math.max(...odds.values());
      expect(Number(hundredths)).toBe(Math.round(most * 100));
      expect(odds.get(Number(day))).toBe(most);
      if (fertileWindow.kind !== "window") continue;
      windows += 1;
      const named = addDays(start, Number(day) - 1);
      const { first, last } = fertileWindow.possible;
      expect(named >= first && named <= last).toBe(true);
    }
    expect(windows).toBeGreaterThan(0);
  },
);
