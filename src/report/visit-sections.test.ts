import { describe, expect, it } from "vitest";
import type { Concerns } from "#contract/insights/concerns.ts";
import type { LabLine, VisitReport } from "#contract/visit/visit-report.ts";
import { lookedAt } from "#domain/concerns/engine/not-logged.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { blankReport } from "../../scripts/testing/example-report.ts";
import { detailSections } from "./visit-detail.ts";
import { summarySections } from "./visit-sections.ts";

const made = calendarDay("2026-11-20");
const result = (test: LabTest, day: string): LabLine => ({
  date: calendarDay(day),
  test,
  name: null,
  value: 2,
  comparator: null,
  unit: "nmol/L",
  rangeLow: null,
  rangeHigh: null,
  cycleDay: null,
});

describe("the report for a doctor", () => {
  it("does not call hair, skin and symptoms never logged beside acne, or symptoms from setup", () => {
    const noDays = { menstrual: 0, follicular: 0, ovulatory: 0, luteal: 0 };
    const row = { average: 4, worst: 6, last: made, phases: null, pattern: null };
    const symptoms = {
      daysLogged: noDays,
      rows: [{ type: "acne_face" as const, days: 61, ...row }],
    };
    const wordsOf = (report: VisitReport) =>
      summarySections(english, report)
        .flatMap(({ lines }) => lines)
        .join(" ");
    expect(wordsOf({ ...blankReport, body: [] })).toBe("Hair and skin.");
    expect(wordsOf({ ...blankReport, body: [], symptoms })).not.toContain("Hair and skin");
    const told = [
      { type: "excess_hair" as const, severity: 6 },
      { type: "mood_swings" as const, severity: null },
    ];
    expect(
      wordsOf({ ...blankReport, body: [], symptoms: { daysLogged: noDays, rows: [], told } }),
    ).toBe("Excess hair 6/10, Mood swings (from setup).");
  });

  it("does not call mood never logged beside an answered questionnaire", () => {
    const none = { kind: "not-enough-days" as const, scoredCycles: 0, cyclesNeeded: 2 };
    const mood = {
      checkIns: 0,
      depression: null,
      anxiety: null,
      stress: null,
      sleep: null,
      timing: { depression: none, anxiety: none, stress: none },
    };
    const titlesOf = (notLogged: Concerns["notLogged"]) =>
      summarySections(english, { ...blankReport, mood, flags: { concerns: [], notLogged } })
        .filter(({ part }) => part === "nothing")
        .flatMap(({ lines }) => lines);
    expect(titlesOf(["mood"])).toEqual(["Mood and sleep."]);
    expect(titlesOf(["labs"])).toEqual([]);
  });

  it("does not call pain never logged beside cramps of unknown strength", () => {
    const pain = { days: 0, daysInPeriod: 0, severeDays: 0, worst: null, others: [] };
    const partsOf = (notLogged: Concerns["notLogged"]) =>
      summarySections(english, { ...blankReport, pain, flags: { concerns: [], notLogged } })
        .filter(({ part }) => part === "nothing")
        .flatMap(({ lines }) => lines);
    expect(partsOf(["pain"])).toEqual(["Pain."]);
    expect(partsOf(["labs"])).toEqual([]);
  });

  it("gives the BMI of an adult who is not pregnant", () => {
    const measures = [{ date: made, weight: 88.5, waist: null, systolic: null, diastolic: null }];
    const linesOf = (more: Partial<VisitReport>) =>
      summarySections(english, { ...blankReport, measures, height: 164, ...more })[0]?.lines;
    expect(linesOf({ age: 27 })).toContain("BMI 32.9.");
    expect(linesOf({ age: 15 })?.join(" ")).not.toContain("BMI");
  });

  it("counts the days a painkiller failed and the days off school", () => {
    const none = { days: 0, daysInPeriod: 0, severeDays: 0, worst: null, others: [] };
    const pain = { ...none, painkillerFailed: 4, daysOff: 11 };
    expect(summarySections(english, { ...blankReport, pain })[0]?.lines).toEqual([
      "The usual painkiller did not help on 4 days.",
      "Off work or school on 11 days.",
    ]);
  });

  it("shows the latest result of every test before any older one", () => {
    const results = [
      result("tsh", "2026-11-01"),
      result("tsh", "2026-10-01"),
      result("testosterone", "2026-09-01"),
    ];
    const [labs] = summarySections(english, { ...blankReport, labs: { results, indices: [] } });
    expect(labs?.table?.rows.map((row) => row.at(-1))).toEqual([
      "Nov 1, 2026",
      "Sep 1, 2026",
      "Oct 1, 2026",
    ]);
  });

  it("compares cycles after 45 with the usual changes, with the source", () => {
    const cycles = {
      strip: [],
      counted: 3,
      average: 44,
      shortest: 28,
      longest: 75,
      averageBleeding: null,
      norms: {
        kind: "change" as const,
        cycles: 3,
        changes: 2,
        longGaps: 1,
        usual: {
          differenceFrom: 7,
          gapFrom: 60,
          source: "STRAW+10, Harlow et al. 2012, doi.org/10",
        },
      },
    };
    const [section] = summarySections(english, { ...blankReport, cycles });
    expect(section?.lines.at(-1)).toBe(
      "After the age of 45, cycles often change by 7 days or more from one to the next, later with 60 days or more between periods (STRAW+10, Harlow et al. 2012). Of her last 3 cycles, 2 changed by that much and 1 lasted that long.",
    );
    expect(section?.lines.join(" ")).not.toContain("usual");
  });

  it("counts heavy periods only if one was marked, beside the log's heavy days", () => {
    const bleeding = { periods: 7, heavyPeriods: 0, longest: 5, heavyDays: 9 };
    const linesOf = (heavyPeriods: number) =>
      summarySections(english, {
        ...blankReport,
        bleeding: { ...bleeding, heavyPeriods, cyclesWithSpotting: 0 },
      })[0]?.lines;
    expect(linesOf(0)).toEqual([
      "7 periods. Longest 5 days.",
      "Heavy flow on 9 days of the daily log.",
    ]);
    expect(linesOf(2)?.[0]).toBe("7 periods, 2 noted as heavy. Longest 5 days.");
  });

  it("counts days of bleeding after a birth or a loss, without any period too", () => {
    const none = { periods: 0, heavyPeriods: 0, longest: null, heavyDays: 0 };
    const bleeding = { ...none, cyclesWithSpotting: 0, healingDays: 2 };
    expect(summarySections(english, { ...blankReport, bleeding })[0]?.lines).toContain(
      "After a birth or a loss: bleeding on 2 days.",
    );
  });

  it("calls phases estimates, and counts the days that are only the likeliest", () => {
    const none = { days: 0, average: null };
    const phases = {
      menstrual: none,
      follicular: { days: 4, average: 5 },
      ovulatory: none,
      luteal: none,
    };
    const rowWith = (shown: typeof phases | null) => ({
      type: "fatigue" as const,
      days: 4,
      average: 5,
      worst: 6,
      last: made,
      phases: shown,
      pattern: null,
    });
    const daysLogged = { menstrual: 0, follicular: 4, ovulatory: 0, luteal: 0 };
    const notesOf = (shown: typeof phases | null, daysOnlyLikeliest?: number) => {
      const symptoms = { daysLogged, daysOnlyLikeliest, rows: [rowWith(shown)] };
      const report = { ...blankReport, symptoms };
      const [summary] = summarySections(english, report);
      const [detail] = detailSections(english, report);
      expect(detail?.lines.slice(1)).toEqual(summary?.lines);
      return summary?.lines;
    };
    expect(notesOf(phases)).toEqual(["Phases are estimated from period dates."]);
    expect(notesOf(phases, 3)).toEqual([
      "Phases are estimated from period dates.",
      "On 3 days of this cycle the phase is only the most likely, less than 8 in 10.",
    ]);
    expect(notesOf(null, 3)).toEqual([]);
  });

  it("lists unlogged parts at the end, and explains an empty question", () => {
    const sections = summarySections(english, {
      ...blankReport,
      questions: [],
      labs: { results: [], indices: [] },
      medicines: [],
    });
    expect(sections.map(({ title, lines }) => [title, ...lines])).toEqual([
      ["Questions", "No question written down."],
      ["Nothing logged in these months", "Lab results, Medicines and supplements."],
    ]);
  });

  const concern: Concerns["concerns"][number] = {
    key: "bleed-heavy",
    urgency: "call-now",
    holdsFor: 2,
    source: "",
    evidence: [{ fact: "haemoglobin", day: made, value: 6.1, unit: "g/dL" }],
  };

  it("states a concern's urgency, its facts, and what to do", () => {
    const flags = { concerns: [concern], notLogged: ["labs" as const] };
    const [section] = summarySections(english, { ...blankReport, flags });
    expect(section?.list).toEqual([
      "Now: Haemoglobin 6.1 g/dL on Nov 20, 2026. Advised: Call for help now, or let someone take her to hospital.",
    ]);
    expect(section?.lines).toEqual([]);
  });

  it("reports the absence of signs only with what was evaluated and what was not", () => {
    const [section] = summarySections(english, {
      ...blankReport,
      flags: { concerns: [], notLogged: ["labs"] },
    });
    expect(section?.lines[0]).toMatch(
      /^None of the signs .* Looked at: periods and bleeding, pain/,
    );
    expect(section?.lines[0]).not.toContain("laboratory results");
    expect(section?.lines[1]).toBe("Not logged: laboratory results.");
  });

  it("reports only that nothing was logged", () => {
    const flags = { concerns: [], notLogged: [...lookedAt] };
    const [section] = summarySections(english, { ...blankReport, flags });
    expect(section?.lines).toHaveLength(1);
    expect(section?.lines[0]).toMatch(/^Not logged: periods and bleeding, pain/);
  });

  it("reports entries that could not be read, whatever else was found", () => {
    for (const concerns of [[], [concern]]) {
      const flags = { concerns, notLogged: [], hasLeftOut: true as const };
      const [section] = summarySections(english, { ...blankReport, flags });
      expect(section?.lines.at(-1)).toBe("Some entries could not be read, and were not looked at.");
    }
  });

  it("reports that a clinician has seen a concern", () => {
    const seen = { ...concern, urgency: "mention" as const, seenOn: made };
    const [section] = summarySections(english, {
      ...blankReport,
      flags: { concerns: [seen], notLogged: [] },
    });
    expect(section?.list[0]).toMatch(
      /^To mention [(]a clinician saw this on Nov 20, 2026, by her note[)]: /,
    );
  });

  it("omits the parts that were not chosen", () => {
    expect(summarySections(english, blankReport)).toEqual([]);
  });
});
