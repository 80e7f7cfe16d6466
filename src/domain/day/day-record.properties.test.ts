import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { dayRecord, dayRecords } from "./day-record.ts";
import { fiveOfTen, tenOfFive } from "./day-scales.ts";
import type { DaySources } from "./day-sources.ts";

const first = calendarDay("2026-11-18");

const anyEntry = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc
    .record({ ago: fc.integer({ min: 0, max: 3 }), fields })
    .map((entry) => ({ date: addDays(first, entry.ago), ...entry.fields }));
const five = fc.integer({ min: 1, max: 5 });
const ten = fc.integer({ min: 0, max: 10 });
const oneADay = <Entry extends { date: string }>(entry: fc.Arbitrary<Entry>) =>
  fc.uniqueArray(entry, { selector: ({ date }) => date, maxLength: 4 });

const anySources = fc
  .record({
    dailyLogs: oneADay(
      anyEntry(
        fc.record(
          { stress_level: ten, anxiety_level: ten, sleep_quality: ten, acne: ten, pain_level: ten },
          { requiredKeys: [] },
        ),
      ),
    ),
    checkIns: oneADay(anyEntry(fc.record({ depression: five, anxiety: five, stress: five }))),
    stress: oneADay(
      anyEntry(
        fc.record({
          level: five,
          sleepQuality: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
          tags: fc.constant([]),
        }),
      ),
    ),
    symptoms: oneADay(
      anyEntry(
        fc.record({
          type: fc.constantFrom("acne_face" as const, "cramps" as const),
          severity: ten,
        }),
      ),
    ),
    saveOrder: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
  })
  .map(({ saveOrder, ...lists }) => withRevisions(lists, saveOrder));

function withRevisions<Lists extends Record<string, readonly object[]>>(
  lists: Lists,
  order: readonly number[],
): Lists {
  let place = 0;
  const numbered = Object.entries(lists).map(([kind, entries]) => [
    kind,
    entries.map((entry) => {
      place += 1;
      return { ...entry, revision: (order[place % order.length] ?? 0) * 100 + place };
    }),
  ]);
  return Object.fromEntries(numbered);
}

it("the order of entries does not change the records", () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      const reversed: DaySources = {
        dailyLogs: sources.dailyLogs.toReversed(),
        checkIns: sources.checkIns.toReversed(),
        stress: sources.stress.toReversed(),
        symptoms: sources.symptoms.toReversed(),
      };
      expect([...dayRecords(reversed)]).toEqual([...dayRecords(sources)]);
    }),
  );
});

it("reading one day gives the same record as reading all days", () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      for (const [day, record] of dayRecords(sources)) {
        expect(dayRecord(sources, day)).toEqual(record);
      }
    }),
  );
});

const doors = (level: number, ofTen: number): readonly DaySources[] => [
  { dailyLogs: [{ date: first, stress_level: ofTen }] },
  { checkIns: [{ date: first, depression: 1, anxiety: 1, stress: level }] },
  { stress: [{ date: first, level, tags: [] }] },
  { device: [{ dateISO: first, mood: { acuteStress: level } }] },
];

it("the same stress gives the same record whichever door it is entered through", () => {
  fc.assert(
    fc.property(five, (level) => {
      const values = doors(level, tenOfFive(level)).map(
        (door) => dayRecord(door, first).stress?.value,
      );
      expect(new Set(values)).toEqual(new Set([tenOfFive(level)]));
    }),
  );
});

it("repeating a rating on the shorter scale, before or after, changes and disputes nothing", () => {
  fc.assert(
    fc.property(ten, fc.subarray([1, 2, 3]), fc.boolean(), (ofTen, others, isLogLast) => {
      const [log, ...short] = doors(fiveOfTen(ofTen), ofTen);
      const chosen = others.flatMap((place) => short[place - 1] ?? []);
      const sources: DaySources = Object.assign({}, log, ...chosen);
      const logs = sources.dailyLogs?.map((entry) => ({ ...entry, revision: isLogLast ? 9 : 1 }));
      const checkIns = sources.checkIns?.map((entry) => ({ ...entry, revision: 5 }));
      const { stress } = dayRecord({ ...sources, dailyLogs: logs, checkIns }, first);
      expect(stress).toEqual({ value: ofTen, source: "daily-log", others: [] });
    }),
  );
});

it("the last saved answer is never listed among the disputed ones", () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      for (const [day, { stress }] of dayRecords(sources)) {
        const said = [
          ...sources.dailyLogs.flatMap(({ date, stress_level: value, ...entry }) =>
            date === day && value !== undefined ? [{ ...entry, source: "daily-log" }] : [],
          ),
          ...sources.checkIns.flatMap((entry) =>
            entry.date === day ? [{ ...entry, source: "check-in" }] : [],
          ),
          ...sources.stress.flatMap((entry) =>
            entry.date === day ? [{ ...entry, source: "stress" }] : [],
          ),
        ] as { source: string; revision?: number }[];
        const last = said.toSorted((one, two) => (two.revision ?? 0) - (one.revision ?? 0))[0];
        expect(stress?.others.map(({ source }) => source) ?? []).not.toContain(last?.source);
      }
    }),
  );
});
