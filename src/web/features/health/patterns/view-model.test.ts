import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Mood } from "#contract/entries/check-in.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { countedLengths } from "#domain/cycles/cycle-statistics.ts";
import { cycleNorms } from "#domain/cycles/norms/cycle-norms.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { normsOfAgeWords } from "#web/words/norms-of-age.ts";
import { likelyPhases, timingsOf } from "./view-model.ts";
import {
  changeWords,
  durationWords,
  frequencyWords,
  regularityWords,
  timingWords,
} from "./words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");

function factsWith(lengths: readonly number[], changes: Partial<CycleFacts> = {}): CycleFacts {
  let startDay = addDays(today, -10);
  const cycles = [0, ...lengths.toReversed()].map((length) => {
    startDay = addDays(startDay, -length);
    return { startDay, endDay: addDays(startDay, 4) };
  });
  return {
    cycles: cycles.toReversed(),
    statedLength: null,
    regularity: null,
    pcos: null,
    contraception: "none",
    pregnancy: null,
    age: 29,
    ...changes,
  };
}

function normWords(facts: CycleFacts) {
  const norms = cycleNorms(facts, today);
  if (norms.kind !== "norms") throw new Error("norms were expected");
  const duration = durationWords(norms);
  return {
    often: i18n._(frequencyWords(norms)),
    evenly: i18n._(regularityWords(norms, facts.age ?? null)),
    long: duration && i18n._(duration),
  };
}

describe("cycles beside the usual range", () => {
  it("are described by counts, with advice to see a clinician if most are outside", () => {
    expect(normWords(factsWith([28, 29, 30]))).toEqual({
      often: "3 of your last 3 cycles were in the usual range of 24 to 38 days.",
      evenly: "From 28 to 30 days: they differ by 2, which counts as regular.",
      long: "Your longest took 5 days. Up to 8 is the usual range.",
    });
    expect(normWords(factsWith([50, 61, 70])).often).toMatch(
      /^3 of your last 3 cycles were longer.*A doctor or clinic can look into it with you\.$/,
    );
  });

  it("are described after 45 by their change, never as a stage", () => {
    const norms = cycleNorms(factsWith([28, 40, 75], { age: 49 }), today);
    if (norms.kind !== "change") throw new Error("a change was expected");
    expect(i18n._(changeWords(norms))).toBe(
      "Of your last 3 cycles, 2 changed that much and 1 lasted that long.",
    );
    expect(i18n._(changeWords({ ...norms, changes: 3, longGaps: 0 }))).toBe(
      "Of your last 3 cycles, 3 changed that much and none lasted that long.",
    );
    expect(i18n._(normsOfAgeWords({ kind: "change", ...norms.usual }))).toBe(
      "After the age of 45, cycles often change: by 7 days or more from one to the next. Later, 60 days or more can pass between periods.",
    );
  });

  it("have their own range under 18, with natural variation", () => {
    const { often, evenly, long } = normWords(factsWith([25, 44, 33], { age: 15 }));
    expect(often).toContain("21 to 45 days");
    expect(evenly).toContain("At your age");
    expect(long).toBeNull();
  });

  it("are drawn in full: 70 days stay 70", () => {
    expect(countedLengths(factsWith([28, 70, 29]).cycles)).toEqual([28, 70, 29]);
  });

  it("of 30, 120, 32, 130 and 31 days are irregular, whatever their mean", () => {
    const { evenly } = normWords(factsWith([30, 120, 32, 130, 31]));
    expect(evenly).toContain("30 to 130");
  });
});

describe("the phase today", () => {
  it("is divided into tenths, the most likely first", () => {
    const { phase } = cycleOverview(factsWith([28, 28, 28, 28]), today);
    if (phase.kind !== "phase") throw new Error(phase.kind);
    const phases = likelyPhases(phase.odds);
    expect(phases[0]?.phase).toBe("follicular");
    expect(phases.every(({ tenths }) => tenths > 0)).toBe(true);
  });

  it("is not named if fertility is hidden", () => {
    const facts = factsWith([28, 28], { hidesFertility: true });
    expect(cycleOverview(facts, today).phase).toEqual({ kind: "unnamed" });
  });
});

describe("symptoms in the week before a period", () => {
  const onsets = [10, 38, 66];
  const moods = onsets.flatMap((ago) =>
    [-6, -5, -4, -3, 4, 5, 6, 7].map((day): Mood => {
      const date = addDays(today, day - ago);
      const depression = day < 0 ? 4 : 1;
      return { id: date, date, depression, anxiety: 2, stress: 2 };
    }),
  );
  const words = (all: readonly Mood[]) =>
    timingsOf(dayRecords({ checkIns: all }).values(), factsWith([28, 28, 28])).map(({ timing }) =>
      i18n._(timingWords(timing)),
    );

  it("may follow the cycle, without any further claim", () => {
    expect(words(moods)).toEqual([
      "May follow your cycle: it rose in the week before 3 of 3 periods.",
      "No timing seen in 3 cycles.",
      "No timing seen in 3 cycles.",
    ]);
  });

  it("report how much more data is needed", () => {
    expect(words([])[0]).toMatch(/^2 more cycles are needed/);
  });
});
