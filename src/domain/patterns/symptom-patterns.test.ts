import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { phaseOfDay } from "../phase/phase-of-day.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { symptomPatterns } from "./symptom-patterns.ts";

const first = calendarDay("2026-01-05");
const facts = factsOf({ cycles: cyclesOfLengths([28, 28, 28, 28], first) });
const today = addDays(first, 112);
const phaseOf = phaseOfDay(facts, today);
const everyDay = Array.from({ length: 112 }, (_, place) => addDays(first, place));

/** The days with these cycle-day numbers; 1 is the first. */
const daysNumbered = (isOne: (cycleDay: number) => boolean) =>
  everyDay.filter((_, place) => isOne((place % 28) + 1));
const notes = <Type extends string>(type: Type, days: typeof everyDay) =>
  days.map((date) => ({ date, type, severity: 5 }));

describe("symptomPatterns", () => {
  it("calls a symptom of every luteal phase beyond chance", () => {
    const bloating = notes(
      "bloating",
      daysNumbered((day) => day >= 20),
    );
    const [pattern] = symptomPatterns(bloating, everyDay, facts, phaseOf);
    expect(pattern).toMatchObject({
      type: "bloating",
      phase: "luteal",
      sureness: "beyond-chance",
      cycles: 4,
      cyclesWithSymptom: 4,
    });
  });

  it("calls a symptom spread evenly over all days possible chance", () => {
    const cramps = notes(
      "cramps",
      daysNumbered((day) => day % 3 === 0),
    );
    const patterns = symptomPatterns(cramps, everyDay, facts, phaseOf);
    expect(patterns.map(({ sureness }) => sureness)).toEqual(["may-be-chance"]);
  });

  it("calls a symptom of a single bad week possible chance, however many days it had", () => {
    const week = everyDay.slice(19, 28);
    const [pattern] = symptomPatterns(notes("nausea", week), everyDay, facts, phaseOf);
    expect(pattern).toMatchObject({ cyclesWithSymptom: 1, sureness: "may-be-chance" });
  });

  it("makes no judgement on a few logged days", () => {
    const few = daysNumbered((day) => day === 22);
    const [pattern] = symptomPatterns(notes("nausea", few), few, facts, phaseOf);
    expect(pattern?.sureness).toBe("too-few-days");
  });

  it("counts a severity of 0 as a day without the symptom", () => {
    const none = everyDay.map((date) => ({ date, type: "acne_face" as const, severity: 0 }));
    expect(symptomPatterns(none, everyDay, facts, phaseOf)).toEqual([]);
  });

  it("corrects for the number of symptoms compared", () => {
    const rare = daysNumbered((day) => day === 24 || day === 25);
    const alone = symptomPatterns(notes("rare", rare), everyDay, facts, phaseOf);
    const others = Array.from({ length: 60 }, (_, index) =>
      notes(
        `other ${index}`,
        daysNumbered((day) => (day + index) % 4 === 0),
      ),
    ).flat();
    const among = symptomPatterns([...notes("rare", rare), ...others], everyDay, facts, phaseOf);
    expect(alone[0]?.sureness).toBe("beyond-chance");
    expect(among.find(({ type }) => type === "rare")?.sureness).toBe("may-be-chance");
  });
});

describe("the thresholds of a pattern", () => {
  /** A symptom on some of the logged luteal days and on no other day. */
  const sureness = (cycles: number, withSymptom: number, daysEach = 8) => {
    const lengths = Array<number>(cycles).fill(28);
    const many = factsOf({ cycles: cyclesOfLengths(lengths, first) });
    const end = addDays(first, cycles * 28);
    const all = Array.from({ length: cycles * 28 }, (_, place) => addDays(first, place));
    const cycleDayOf = (place: number) => (place % 28) + 1;
    const logged = all.filter((_, place) => {
      const number = cycleDayOf(place);
      return number <= 17 || (number >= 20 && number < 20 + daysEach);
    });
    const felt = all.filter((_, place) => {
      const number = cycleDayOf(place);
      return number >= 20 && number < 20 + daysEach && place < withSymptom * 28;
    });
    return symptomPatterns(notes("bloating", felt), logged, many, phaseOfDay(many, end))[0]
      ?.sureness;
  };

  it("require eight logged days in the phase", () => {
    expect(sureness(2, 2, 4)).toBe("beyond-chance");
    expect(sureness(2, 2, 3)).toBe("too-few-days");
    expect(sureness(1, 1, 8)).toBe("too-few-days");
  });

  it("require the symptom in two cycles and in three fifths of them", () => {
    expect(sureness(5, 3)).toBe("beyond-chance");
    expect(sureness(5, 2)).toBe("may-be-chance");
    expect(sureness(2, 1)).toBe("may-be-chance");
    expect(sureness(10, 6)).toBe("beyond-chance");
    expect(sureness(10, 5)).toBe("may-be-chance");
  });

  it("allow one phase per symptom, the surest symptom first", () => {
    const luteal = notes(
      "bloating",
      daysNumbered((day) => day >= 20),
    );
    const anywhere = notes(
      "fatigue",
      daysNumbered((day) => day % 4 === 1),
    );
    const patterns = symptomPatterns([...anywhere, ...luteal], everyDay, facts, phaseOf);
    expect(patterns.map(({ type }) => type)).toEqual(["bloating", "fatigue"]);
  });

  it("count each day once, and never more days with the symptom than days", () => {
    const twice = [...notes("cramps", everyDay), ...notes("cramps", everyDay)];
    for (const { counts, cycles, cyclesWithSymptom } of symptomPatterns(
      twice,
      everyDay,
      facts,
      phaseOf,
    )) {
      expect(counts.inPhase + counts.elsewhere).toBe(112);
      expect(counts.withSymptomInPhase).toBe(counts.inPhase);
      expect(counts.withSymptomElsewhere).toBe(counts.elsewhere);
      expect(cyclesWithSymptom).toBe(cycles);
    }
  });
});
