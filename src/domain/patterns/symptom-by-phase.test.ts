import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { phaseOfDay } from "../phase/phase-of-day.ts";
import { type SymptomNote, symptomsByPhase } from "./symptom-by-phase.ts";

const firstDay = calendarDay("2026-08-01");
const today = addDays(firstDay, 70);

/** Two cycles of 28 days, and an open one from day 56. */
const facts: CycleFacts = {
  cycles: [0, 28, 56].map((day) => ({
    startDay: addDays(firstDay, day),
    endDay: addDays(firstDay, day + 4),
  })),
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
};

const note = (day: number, type: string, severity: number): SymptomNote => ({
  date: addDays(firstDay, day),
  type,
  severity,
});

const heatMap = (...notes: SymptomNote[]) => symptomsByPhase(notes, phaseOfDay(facts, today));

const none = { days: 0, meanSeverity: null };

describe("symptomsByPhase", () => {
  it("has no rows and no logged days without notes", () => {
    expect(heatMap()).toEqual({
      daysLogged: { menstrual: 0, follicular: 0, ovulatory: 0, luteal: 0 },
      rows: [],
      daysUnplaced: 0,
      daysOnlyLikeliest: 0,
    });
  });

  it("gathers the days and the mean severity over all cycles", () => {
    const { rows } = heatMap(
      note(1, "cramps", 6),
      note(29, "cramps", 3),
      note(57, "cramps", 9),
      note(20, "cramps", 1),
    );
    expect(rows).toEqual([
      {
        type: "cramps",
        days: 4,
        phases: {
          menstrual: { days: 3, meanSeverity: 6 },
          follicular: none,
          ovulatory: none,
          luteal: { days: 1, meanSeverity: 1 },
        },
      },
    ]);
  });

  it("has one row per symptom, most frequent first, then by name", () => {
    const { rows } = heatMap(
      note(1, "nausea", 2),
      note(2, "fatigue", 2),
      note(15, "bloating", 4),
      note(24, "bloating", 4),
    );
    expect(rows.map(({ type, days }) => [type, days])).toEqual([
      ["bloating", 2],
      ["fatigue", 1],
      ["nausea", 1],
    ]);
  });

  it("counts a day once, however many symptoms it had", () => {
    const { daysLogged } = heatMap(
      note(1, "cramps", 6),
      note(1, "nausea", 2),
      note(30, "cramps", 2),
      note(14, "bloating", 2),
    );
    expect(daysLogged).toEqual({ menstrual: 2, follicular: 0, ovulatory: 1, luteal: 0 });
  });

  it("counts a severity of 0 as a logged day without the symptom", () => {
    const answer = heatMap(note(20, "cramps", 0), note(21, "cramps", 4), note(22, "acne_face", 0));
    expect(answer.daysLogged.luteal).toBe(3);
    expect(answer.rows).toMatchObject([
      { type: "cramps", phases: { luteal: { days: 1, meanSeverity: 4 } } },
    ]);
  });

  it("leaves days outside any cycle out of the cells and counts them", () => {
    const answer = heatMap(note(-3, "cramps", 8), note(-3, "nausea", 8), note(-9, "cramps", 8));
    expect(answer.rows).toEqual([]);
    expect(answer.daysUnplaced).toBe(2);
    expect(Object.values(answer.daysLogged)).toEqual([0, 0, 0, 0]);
  });

  it("counts the days of the open cycle whose phase is only the likeliest", () => {
    const sureDays = [note(14, "cramps", 4), note(57, "cramps", 4), note(64, "cramps", 4)];
    expect(heatMap(...sureDays).daysOnlyLikeliest).toBe(0);
    const unsure = [note(69, "cramps", 4), note(69, "nausea", 4), note(70, "cramps", 0)];
    expect(heatMap(...sureDays, ...unsure).daysOnlyLikeliest).toBe(2);
  });

  it("loses no note: cells and unplaced days cover all of them, in any order", () => {
    const notes = Array.from({ length: 90 }, (_, index) => note(index - 20, "fatigue", 5));
    const answer = heatMap(...notes);
    const inCells = answer.rows.flatMap(({ phases }) => Object.values(phases));
    const placed = inCells.reduce((total, cell) => total + cell.days, 0);
    expect(placed + answer.daysUnplaced).toBe(90);
    expect(heatMap(...[...notes].reverse())).toEqual(answer);
  });
});
