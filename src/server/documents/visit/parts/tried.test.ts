import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { triedLines } from "#report/tried-words.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { readSources } from "./sources.ts";
import { triedOf, triedPart } from "./tried.ts";

const today = calendarDay("2026-11-20");
const from = calendarDay("2026-06-01");
const id = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b01";

const medicine = [
  {
    id,
    name: "Metformin",
    startDate: from,
    schedule: { kind: "daily" as const, timesADay: 1 },
  },
];
const weekly = (weeks: number, before: number, after: number) =>
  Array.from({ length: weeks }, (_, week) => [
    { date: addDays(from, -7 * (week + 1)), value: before + (week % 2) },
    { date: addDays(from, 7 * week), value: after + (week % 2) },
  ]).flat();
const symptomsOf = (weeks: number, before: number, after: number) =>
  weekly(weeks, before, after).map(({ date, value }) => ({
    id: crypto.randomUUID(),
    date,
    type: "acne_face" as const,
    severity: value,
  }));

const sourcesOf = (story: Parameters<typeof readerOf>[0]) =>
  readSources(readerOf(story), today, 24);

describe("the report's trials", () => {
  it("show a change only beyond what chance explains", async () => {
    const symptom = symptomsOf(8, 6, 2);
    const [tried] = triedOf(await sourcesOf({ medicine, symptom }));
    expect(tried?.comparisons).toMatchObject([
      { measure: { kind: "symptom", type: "acne_face" }, shift: { by: -4, low: -5, high: -3 } },
    ]);
    expect(triedLines(english, tried ? [tried] : [])).toEqual([
      "Metformin since Jun 1, 2026: Acne, face 6.5 before, 2.5 of 10 after (lower by 3 to 5).",
    ]);
  });

  it("have no verdict after three weeks or without a change", async () => {
    const few = triedOf(await sourcesOf({ medicine, symptom: symptomsOf(3, 6, 2) }));
    expect(few[0]?.comparisons[0]?.shift).toBeNull();
    expect(triedLines(english, few)[0]).toContain("too few to say: 3 and 3");
    const same = triedOf(await sourcesOf({ medicine, symptom: symptomsOf(8, 5, 5) }));
    expect(triedLines(english, same)[0]).toContain("no clear change");
  });

  it("list other changes, and those the user marked", async () => {
    const other = { ...medicine[0], id: crypto.randomUUID(), name: "Inositol" };
    const startDate = addDays(from, 20);
    const visitPlan = [
      {
        questions: [],
        months: 6 as const,
        include: [],
        tried: [{ name: "Walks", from: addDays(from, 5), isOnPage: true }],
      },
    ];
    const sources = await sourcesOf({
      medicine: [...medicine, { ...other, startDate, schedule: { kind: "as_needed" } }],
      visitPlan,
    });
    const all = triedOf(sources);
    expect(all.map(({ name }) => name)).toEqual(["Inositol", "Walks", "Metformin"]);
    expect(all[2]?.alsoChanged).toMatchObject([
      { name: "Walks", kind: "change", change: "began" },
      { name: "Inositol", kind: "medicine", day: startDate },
    ]);
    expect(triedPart(sources).map(({ name }) => name)).toEqual(["Walks"]);
  });

  it("cover two years, and include only what the user ticked", async () => {
    const old = [{ ...medicine[0], id, name: "Old", startDate: addDays(today, -731) }];
    const schedule = { kind: "as_needed" as const };
    const story = { medicine: old.map((one) => ({ ...one, schedule })) };
    expect(triedOf(await sourcesOf(story))).toEqual([]);
    expect(triedPart(await sourcesOf({ medicine }))).toEqual([]);
  });
});
