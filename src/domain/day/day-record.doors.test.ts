import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "../days/calendar-day.ts";
import { type DayRecord, dayRecord, dayRecords } from "./day-record.ts";
import { fiveOfTen, nightOfTen, tenOfFive, tenOfNight } from "./day-scales.ts";
import type { DailyLogSource, DaySources, Mucus } from "./day-sources.ts";
import type { SymptomType } from "./symptom-type.ts";

const date = calendarDay("2026-11-20");

type Value = number | string;

/**
 * One way to enter a fact: the entry it creates, and how to read the answer back from the record.
 */
interface Door {
  readonly answers: readonly Value[];
  readonly entry: (answer: never, revision: number) => DaySources;
  /** The record's value, on the scale of this door. */
  readonly asHere?: (value: never) => Value;
}

const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const five = [1, 2, 3, 4, 5];

const logDoor = <Field extends keyof DailyLogSource>(
  field: Field,
  answers: readonly Value[] = ten,
): Door => ({
  answers,
  entry: (answer: Value, revision) => ({ dailyLogs: [{ date, [field]: answer, revision }] }),
});
const checkInDoor = (scale: "depression" | "anxiety" | "stress"): Door => ({
  answers: five,
  entry: (answer: number, revision) => ({ checkIns: [{ date, [scale]: answer, revision }] }),
  asHere: fiveOfTen,
});
const symptomDoor = (type: SymptomType): Door => ({
  answers: ten,
  entry: (severity: number, revision) => ({ symptoms: [{ date, type, severity, revision }] }),
});
const stressDoor: Door = {
  answers: five,
  entry: (level: number, revision) => ({ stress: [{ date, level, tags: [], revision }] }),
  asHere: fiveOfTen,
};
const nightDoor: Door = {
  answers: [1, 2, 3, 4],
  entry: (sleepQuality: number, revision) => ({
    stress: [{ date, level: 3, tags: [], sleepQuality, revision }],
  }),
  asHere: (value: number) => Math.round(nightOfTen(value)),
};
const signsDoor: Door = {
  answers: ["dry", "sticky", "creamy", "egg_white"],
  entry: (cervicalMucus: Mucus, revision) => ({ ovulation: [{ date, cervicalMucus, revision }] }),
};
const mucusLogDoor: Door = {
  ...logDoor("cervical_mucus", ["dry", "sticky", "creamy", "egg-white"]),
  asHere: (value: Mucus) => (value === "egg_white" ? "egg-white" : value),
};

const symptomOf = (type: SymptomType) => (record: DayRecord) =>
  record.symptoms.find((symptom) => symptom.type === type)?.value ?? null;

interface Fact {
  readonly read: (record: DayRecord) => Value | null | undefined;
  readonly doors: readonly Door[];
}

const facts: Readonly<Record<string, Fact>> = {
  flow: {
    read: ({ flow }) => flow?.value,
    doors: [logDoor("period_flow", ["none", "spotting", "light", "moderate", "heavy"])],
  },
  mood: {
    read: ({ mood }) => mood?.value,
    doors: [logDoor("mood", ["calm", "anxious", "irritable", "sad", "energised", "ok"])],
  },
  energy: { read: ({ energy }) => energy?.value, doors: [logDoor("motivation")] },
  "low mood": { read: ({ lowMood }) => lowMood?.value, doors: [checkInDoor("depression")] },
  anxiety: {
    read: ({ anxiety }) => anxiety?.value,
    doors: [logDoor("anxiety_level"), checkInDoor("anxiety")],
  },
  stress: {
    read: ({ stress }) => stress?.value,
    doors: [logDoor("stress_level"), checkInDoor("stress"), stressDoor],
  },
  sleep: { read: ({ sleep }) => sleep?.value, doors: [logDoor("sleep_quality"), nightDoor] },
  mucus: { read: ({ mucus }) => mucus?.value, doors: [signsDoor, mucusLogDoor] },
  bloating: { read: symptomOf("bloating"), doors: [symptomDoor("bloating"), logDoor("bloating")] },
  acne: { read: symptomOf("acne_face"), doors: [symptomDoor("acne_face"), logDoor("acne")] },
  "hair growth": {
    read: symptomOf("excess_hair"),
    doors: [symptomDoor("excess_hair"), logDoor("hair_growth")],
  },
};

function together(entries: readonly DaySources[]): DaySources {
  const lists = new Map<string, unknown[]>();
  for (const [kind, list] of entries.flatMap((entry) => Object.entries(entry))) {
    lists.set(kind, [...(lists.get(kind) ?? []), ...list]);
  }
  return Object.fromEntries(lists);
}

const anySaves = ({ doors }: Fact) =>
  fc
    .shuffledSubarray([...doors], { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((door) =>
          fc.constantFrom(...door.answers).map((answer) => ({ door, answer })),
        ),
      ),
    );

describe.each(Object.entries(facts))("%s, entered in any of its forms, in any order", (_, fact) => {
  it("is the answer that was saved last, on the scale of its form", () => {
    fc.assert(
      fc.property(anySaves(fact), fc.integer({ min: 0, max: 40 }), (saves, before) => {
        const entries = saves.map(({ door, answer }, place) =>
          door.entry(answer as never, before + place + 1),
        );
        const value = fact.read(dayRecord(together(entries), date));
        const last = saves.at(-1);
        const asHere = (last?.door.asHere ?? ((same: never) => same)) as (value: unknown) => Value;
        expect(value ?? null).not.toBeNull();
        expect(asHere(value)).toBe(last?.answer);
        // The result must not depend on the order of the lists.
        const reversed = together(entries.toReversed());
        expect(fact.read(dayRecord(reversed, date))).toBe(value);
        expect(dayRecords(reversed).get(date)).toEqual(dayRecord(together(entries), date));
      }),
    );
  });

  it("stays unchanged by other facts saved on the day before or after", () => {
    // Another answer in the same kind of entry would overwrite this fact.
    const others = Object.values(facts)
      .flatMap(({ doors }) => doors)
      .filter((door) => !sharesEntry(door, fact));
    const anyOther = fc
      .constantFrom(...others)
      .chain((door) => fc.constantFrom(...door.answers).map((answer) => ({ door, answer })));
    fc.assert(
      fc.property(anySaves(fact), fc.array(anyOther, { maxLength: 3 }), (saves, rest) => {
        const own = saves.map(({ door, answer }, place) => door.entry(answer as never, place + 10));
        const more = rest.map(({ door, answer }, place) =>
          door.entry(answer as never, place % 2 === 0 ? place : 100 + place),
        );
        const alone = fact.read(dayRecord(together(own), date));
        expect(fact.read(dayRecord(together([...own, ...more]), date))).toBe(alone);
      }),
    );
  });
});

const kindsOf = (door: Door) => Object.keys(door.entry(door.answers[0] as never, 1));

const sharesEntry = (door: Door, fact: Fact) =>
  fact.doors.some((own) => kindsOf(own).some((kind) => kindsOf(door).includes(kind)));

it("pain is the worst of the day's answers, whatever doors and order were used", () => {
  const pains = [logDoor("pain_level"), symptomDoor("cramps"), symptomDoor("pelvic_pain")];
  const fact: Fact = { read: ({ pain }) => pain?.value, doors: pains };
  fc.assert(
    fc.property(anySaves(fact), (saves) => {
      const entries = saves.map(({ door, answer }, place) =>
        door.entry(answer as never, place + 1),
      );
      const worst = Math.max(...saves.map(({ answer }) => Number(answer)));
      expect(fact.read(dayRecord(together(entries), date))).toBe(worst);
    }),
  );
});

it("a local note never disputes a saved answer", () => {
  fc.assert(
    fc.property(fc.constantFrom(...five), fc.constantFrom(...ten), (onDevice, saved) => {
      const device = [{ dateISO: date, mood: { acuteStress: onDevice, anxiety: onDevice } }];
      const dailyLogs = [{ date, stress_level: saved, revision: 1 }];
      const { stress, anxiety } = dayRecord({ device, dailyLogs }, date);
      expect(stress?.value).toBe(saved);
      expect(anxiety).toEqual({ value: tenOfFive(onDevice), source: "device", others: [] });
    }),
  );
});

it("a sleep quality in four words converts to the scale of ten and back to the same word", () => {
  for (const night of [1, 2, 3, 4]) expect(Math.round(nightOfTen(tenOfNight(night)))).toBe(night);
});
