import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ProfileSchema, pcosAnswers, regularities } from "#contract/account/profile.ts";
import { factsOf as factsOfEntries } from "#contract/insights/facts.ts";
import type { CycleFacts, DaySigns } from "#domain/cycles/cycle-facts.ts";
import { withStatedPeriod } from "#domain/cycles/periods/same-period.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import { ovulationQuantile } from "#domain/forecast/ovulation-odds.ts";
import type { StressDay } from "#domain/pcos/cortisol-indicator.ts";
import { cycleOverview, runningPeriodLength } from "#domain/phase/cycle-overview.ts";
import { fertileDays } from "#domain/phase/fertile-days.ts";
import { phaseOdds } from "#domain/phase/phase-odds.ts";
import { shareOfRise } from "#domain/signs/temperature-evidence.ts";
import { cyclesOfLengths, factsOf } from "#domain/testing/example-facts.ts";
import { forecastLines } from "#report/visit-lines.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { forecastPart } from "#server/documents/visit/parts/cycles.ts";
import { cortisolInsight } from "#server/features/insights/rules.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import {
  emptyDraft,
  factsOfDraft,
  firstEstimate,
  profileOf,
} from "#web/features/account/onboarding/view-model.ts";
import { progressWords, ringLabel } from "#web/features/cycle/overview/view-model.ts";
import { nextPeriodLine } from "#web/features/cycle/predictions/view-model.ts";
import { scaleText } from "#web/features/diary/daily-log/words.ts";
import { evidenceTexts } from "#web/features/diary/stress/view-model.ts";
import { formatDay, formatDayRange, formatNearRange } from "#web/i18n/format-day.ts";
import { wellbeing } from "#web/pages/home/wellbeing.ts";
import { phaseWords } from "#web/words/cycle-phase.ts";
import { levelText } from "#web/words/ratings.ts";
import { thandi } from "../testing/example-profile.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const start = calendarDay("2026-09-01");

function woman(lengths: readonly number[], said: Partial<CycleFacts>): CycleFacts {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return factsOf({ cycles: cyclesOfLengths(lengths, addDays(start, -total)), ...said });
}

const pcos = { pcos: "yes", regularity: "irregular" } as const;
const regular = { pcos: "no", regularity: "regular" } as const;
const women: Readonly<Record<string, CycleFacts>> = {
  "regular, 28 days": woman(Array(8).fill(28), { ...regular, age: 29 }),
  "PCOS, 28 to 75 days": woman([35, 63, 32, 55, 75, 28], { ...pcos, age: 27 }),
  "a newcomer with PCOS": factsOf({ ...pcos, age: 24, cycles: withStatedPeriod([], start) }),
  "PCOS, one cycle of 30 days": woman([30], { ...pcos, age: 24 }),
  "PCOS, two uneven cycles": woman([31, 52], { ...pcos, age: 24 }),
  "PCOS, two cycles alike": woman([29, 30], { ...pcos, age: 24 }),
  "47, cycles of 31 to 44 days": woman([31, 44, 33, 38, 35, 41], { age: 47 }),
  "endometriosis, trying to conceive": woman([29, 27, 30, 28, 27, 29], { ...regular, age: 31 }),
};
const days = Array.from({ length: 120 }, (_, place) => addDays(start, place));

function answersOf(facts: CycleFacts, today: CalendarDay) {
  const overview = cycleOverview(facts, today);
  const { forecast } = overview;
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  const line = nextPeriodLine(forecast, today, i18n);
  if (line?.status === undefined || line.status === null) throw new Error("a line was expected");
  const phase = phaseWords(overview.phase);
  return {
    overview,
    forecast,
    status: line.status,
    dates: line.dates ?? "",
    label: ringLabel(overview, today, i18n),
    bar: progressWords(overview, i18n)?.words ?? "",
    phase: phase === null ? "" : i18n._(phase),
    report: forecastLines(english, forecastPart({ facts, forecast, phase: overview.phase })).join(
      " ",
    ),
  };
}

const inDays = (left: number) =>
  left === 0 ? "Today" : left === 1 ? "In 1 day" : `In ${left} days`;

describe.each(Object.entries(women))("%s, on every day from 1 to 120", (_, facts) => {
  // Skips days on which the log has probably lapsed and no date is named.
  const answers = days
    .filter((today) => forecastWithDays(cycleOverview(facts, today).forecast) !== null)
    .map((today) => ({ today, ...answersOf(facts, today) }));

  it("the countdown matches the API's date, and is overdue after it", () => {
    for (const { today, status, forecast } of answers) {
      const { expectedDay: nextPeriodDate } = forecast;
      const left = daysBetween(today, nextPeriodDate);
      if (!forecast.isWide) expect(status).toBe(left < 0 ? "Overdue" : inDays(left));
      else expect(status).toBe(today > forecast.expected80.last ? "Overdue" : "Hard to predict");
      expect(nextPeriodDate).toBe(answers[0]?.forecast.expectedDay);
    }
  });

  it("the calendar marks every fertile day that home names, past and to come", () => {
    for (const { today, overview } of answers) {
      const { fertileWindow } = overview;
      if (!("possible" in fertileWindow)) continue;
      const { first, last } = fertileWindow.possible;
      const bead = beadOfDay({ overview, today });
      for (let day = first; day <= last; day = addDays(day, 1)) {
        const { kind, isPossiblyFertile } = bead(day);
        const isMarked = kind === "peak" || kind === "possible" || isPossiblyFertile === true;
        expect(isMarked || overview.bleeding.has(day) || kind === "stated").toBe(true);
      }
    }
  });

  it("the ring uses the same length", () => {
    for (const { today, forecast, label, bar, overview } of answers) {
      const cycleDay = daysBetween(start, today) + 1;
      const length = daysBetween(start, forecast.expectedDay);
      const own = overview.cycleLengths;
      const against = !forecast.isWide
        ? ` of ${length}.`
        : own?.kind === "range"
          ? `, yours: ${own.shortest}–${own.longest}.`
          : ` of about ${length}, hard to predict.`;
      expect(label.startsWith(`Day ${cycleDay}${against}`)).toBe(true);
      expect(bar).toBe(`Day ${cycleDay}${against}`.slice(0, -1));
    }
  });

  it("ring, card and report agree on late, unpredictable or a date, with the same range", () => {
    for (const { today, status, dates, label, report, forecast } of answers) {
      const range = formatDayRange(forecast.likely80, today, "en");
      expect(dates).toBe(formatNearRange(forecast.likely80, "en"));
      expect(label).toContain(range);
      expect(report).toContain(formatDay(forecast.likely80.last, "en"));
      expect(/overdue/i.test(label)).toBe(status === "Overdue");
      expect(report.startsWith("Overdue")).toBe(status === "Overdue");
      expect(report.startsWith("Hard to predict")).toBe(status === "Hard to predict");
      const named = formatDay(forecast.expectedDay, "en");
      if (/^(?:In \d|Today)/.test(status)) expect(report).toContain(`most likely ${named}`);
    }
  });

  it("ring and report name the same phase, with its probability below 8 in 10", () => {
    for (const { label, phase, overview, report } of answers) {
      expect(label).toContain(`${phase}.`);
      const { phase: statement } = overview;
      if (statement.kind !== "phase") continue;
      expect(report.toLowerCase()).toContain(phase.toLowerCase());
      expect(/about \d in 10 likely\./.test(label)).toBe(statement.probability < 0.8);
      expect(/about \d in 10 likely\./.test(report)).toBe(statement.probability < 0.8);
    }
  });

  it("a luteal phase beside a fertile bead is explained", () => {
    for (const { today, label, phase, overview } of answers) {
      const bead = beadOfDay({ overview, today })(today).kind;
      if (phase !== "Luteal phase" || (bead !== "possible" && bead !== "peak")) continue;
      const { phase: statement } = overview;
      const isSure = statement.kind === "phase" && statement.isSure;
      expect(label).toMatch(isSure ? /Ovulation may still come late/ : /about \d in 10 likely/);
    }
  });
});

const signsOf = (ovulation: number): DaySigns[] =>
  Array.from({ length: 40 }, (_, place) => ({
    day: addDays(start, place),
    temperature: 36.4 + 0.35 * shareOfRise(place + 1 - ovulation) + ((place * 7) % 3) / 50,
    mucus: Math.abs(place + 2 - ovulation) < 3 ? "egg_white" : "dry",
  }));
const evenly = Array<number>(8).fill(28);
const charted: Readonly<Record<string, CycleFacts>> = {
  "ovulation on day 10": woman(evenly, { signs: signsOf(10) }),
  "ovulation on day 20": woman(evenly, { signs: signsOf(20) }),
  "ovulation on day 24 by a ring": woman(evenly, {
    signs: [{ day: addDays(start, 23), wearable: "oura" }],
  }),
};

describe.each(Object.entries(charted))("%s, on every day from 1 to 40", (_, facts) => {
  const answers = days
    .slice(0, 40)
    .filter((today) => forecastWithDays(cycleOverview(facts, today).forecast)?.weighsSigns)
    .map((today) => ({ today, ...answersOf(facts, today) }));

  it("ring, card and report show the range of the odds with signs", () => {
    for (const { today, dates, label, report, forecast } of answers) {
      const range = formatDayRange(forecast.likely80, today, "en");
      expect(dates).toBe(formatNearRange(forecast.likely80, "en"));
      expect(label).toContain(range);
      expect(report).toContain(formatDay(forecast.likely80.last, "en"));
    }
  });

  it("the phase follows the odds of ovulation", () => {
    for (const { today, label, phase, report, overview, forecast } of answers) {
      const { phase: statement } = overview;
      expect(label).toContain(`${phase}.`);
      if (statement.kind === "phase") expect(report.toLowerCase()).toContain(phase.toLowerCase());
      const cycleDay = daysBetween(start, today) + 1;
      const odds = phaseOdds(forecast.ovulation, runningPeriodLength(facts, today), cycleDay);
      if ("odds" in statement) expect(statement.odds).toEqual(odds);
    }
  });

  it("fertile days and beads follow the same odds of ovulation", () => {
    for (const { today, overview, forecast } of answers) {
      const { fertileWindow: window } = overview;
      if (window.kind !== "window") continue;
      const middle = addDays(start, ovulationQuantile(forecast.ovulation, 0.5) - 1);
      expect(middle >= window.peak.first && middle <= window.peak.last).toBe(true);
      const best = fertileDays(facts, forecast, today);
      if (best.kind !== "days") continue;
      expect(best.peak.day >= window.possible.first && best.peak.day <= window.possible.last).toBe(
        true,
      );
      if (middle <= today) continue;
      expect(beadOfDay({ overview, today })(middle).kind).toBe("peak");
    }
  });

  it("differs from the forecast of the lengths alone", () => {
    const bare = answers.map(({ today }) => answersOf({ ...facts, signs: [] }, today).label);
    expect(answers.map(({ label }) => label)).not.toEqual(bare);
  });
});

it("only the outlook computes odds of the running cycle from lengths alone", () => {
  const reads = /import [^;]*\b(?:ovulationBeforePeriod|runningForecast|oddsAfterOvulation)\b/;
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const reading = files.filter((file) => reads.test(readFileSync(join("src", file), "utf8")));
  expect(reading).toEqual([join("domain", "forecast", "outlook.ts")]);
});

it("the API and the card have the same stress evidence", () => {
  const today = calendarDay("2026-11-20");
  const record = (ago: number, level: number, sleep: number | null): StressDay => ({
    date: addDays(today, -ago),
    stress: { value: level, source: "stress", others: [] },
    sleep: sleep === null ? null : { value: sleep, source: "stress", others: [] },
    stressTags: ["Work", "Family"],
  });
  for (const records of [[record(0, 7, 3), record(2, 4, 9)], [record(1, 5, null)]]) {
    const insight = cortisolInsight(records, today);
    expect(insight?.rationale).toBe(insight && evidenceTexts(insight, i18n).join(" "));
  }
});

it("onboarding's last sentence names what home then shows", () => {
  const today = addDays(start, 60);
  const answers = fc.record({
    ago: fc.integer({ min: 0, max: 100 }),
    cycleRegularity: fc.constantFrom(...regularities),
    pcosDiagnosis: fc.constantFrom(...pcosAnswers),
    age: fc.constantFrom("15", "24", "33", "47"),
    averageCycleLength: fc.constantFrom("", "21", "28", "35"),
    shortestCycleLength: fc.constantFrom("", "26"),
    longestCycleLength: fc.constantFrom("", "70"),
  });
  fc.assert(
    fc.property(answers, ({ ago, ...given }) => {
      const draft = { ...emptyDraft, ...given, lastPeriodDate: addDays(today, -ago) };
      const said = firstEstimate(factsOfDraft(draft, today), today);
      const profile = ProfileSchema.parse({ ...thandi, ...profileOf(draft) });
      const { forecast, totalCycles } = cycleOverview(factsOfEntries([], profile, today), today);
      const line = nextPeriodLine(forecast, today, i18n);
      expect(totalCycles).toBe(1);
      if (said?.kind === "range") {
        expect(line?.dates).toBe(formatNearRange(said.range, "en"));
      } else if (said?.kind === "day") {
        const left = daysBetween(today, said.day);
        expect(line?.status).toMatch(left === 0 ? "Today" : new RegExp(`^In ${left} day`));
      } else {
        expect([said?.kind, line?.dates]).toEqual(["lapsed", null]);
      }
    }),
    { numRuns: 60 },
  );
});

it("stress has one word for a value on Track, home's chip, the check-in and the insight", () => {
  const indicators = { low: "Low", moderate: "Moderate", high: "Elevated", unknown: null };
  for (const level of [1, 2, 3, 4, 5]) {
    const stress = [{ date: start, level, tags: [] }];
    const { label, rating } = wellbeing({ stress }, start).stress;
    expect(scaleText("stress_level", rating, i18n)).toBe(`${rating} of 10, ${label}`);
    expect(levelText(level, i18n)).toContain(label);
    const insight = cortisolInsight(dayRecords({ stress }).values(), start);
    expect(insight?.indicator).toBe(indicators[label]);
  }
});
