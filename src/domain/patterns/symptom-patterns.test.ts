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

/** The days of her cycles with these numbers, 1 the first. */
const daysNumbered = (isOne: (cycleDay: number) => boolean) =>
  everyDay.filter((_, place) => isOne((place % 28) + 1));
const notes = <Type extends string>(type: Type, days: typeof everyDay) =>
  days.map((date) => ({ date, type, severity: 5 }));

describe("a symptom and the phases", () => {
  it("that comes every luteal phase is beyond chance", () => {
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

  it("that comes alike on all days may be chance", () => {
    const cramps = notes(
      "cramps",
      daysNumbered((day) => day % 3 === 0),
    );
    const patterns = symptomPatterns(cramps, everyDay, facts, phaseOf);
    expect(patterns.map(({ sureness }) => sureness)).toEqual(["may-be-chance"]);
  });

  it("that came in one bad week only may be chance, however many days it had", () => {
    const week = everyDay.slice(19, 28);
    const [pattern] = symptomPatterns(notes("nausea", week), everyDay, facts, phaseOf);
    expect(pattern).toMatchObject({ cyclesWithSymptom: 1, sureness: "may-be-chance" });
  });

  it("cannot be judged from a few logged days", () => {
    const few = daysNumbered((day) => day === 22);
    const [pattern] = symptomPatterns(notes("nausea", few), few, facts, phaseOf);
    expect(pattern?.sureness).toBe("too-few-days");
  });

  it("noted at 0 is a day without it", () => {
    const none = everyDay.map((date) => ({ date, type: "acne_face" as const, severity: 0 }));
    expect(symptomPatterns(none, everyDay, facts, phaseOf)).toEqual([]);
  });

  it("among many others is corrected for them", () => {
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

describe("the lines of a pattern", () => {
  /** Luteal symptoms on so many of the logged luteal days, and on no other day. */
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

  it("are eight logged days in the phase, not seven", () => {
    expect(sureness(2, 2, 4)).toBe("beyond-chance");
    expect(sureness(2, 2, 3)).toBe("too-few-days");
    expect(sureness(1, 1, 8)).toBe("too-few-days");
  });

  it("are two cycles, and three fifths of them, in which it came", () => {
    expect(sureness(5, 3)).toBe("beyond-chance");
    expect(sureness(5, 2)).toBe("may-be-chance");
    expect(sureness(2, 1)).toBe("may-be-chance");
    expect(sureness(10, 6)).toBe("beyond-chance");
    expect(sureness(10, 5)).toBe("may-be-chance");
  });

  it("name one phase for each symptom, the surest symptom first", () => {
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

  it("count each day once, and no more days with the symptom than days", () => {
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
