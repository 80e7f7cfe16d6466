import { expect, it } from "vitest";
import * as z from "zod/mini";
import { flows } from "#contract/entries/cycles.ts";
import { pcosMoods } from "#contract/entries/daily-log.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { type DayRecord, dayRecords } from "#domain/day/day-record.ts";
import { nightOfTen } from "#domain/day/day-scales.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { spreadsheets } from "#server/features/exports/task.ts";
import { fullStory, readerOf } from "#server/testing/stories/full-story.ts";
import { readFile } from "#web/readers/read-file.ts";

const today = calendarDay("2026-11-20");
const id = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b31";
const on = (day: string) => ({ id, date: calendarDay(`2026-11-${day}`), revision: 1 });

/**
 * Additions to the demo: spotting between periods, a symptom without severity, a negative answer, a
 * bad night.
 */
const story = {
  ...fullStory,
  symptom: [
    ...fullStory.symptom.filter(({ date }) => date < "2026-11-14"),
    { ...on("15"), type: "nausea" as const, severity: 5, assumedSeverity: 5 },
    { ...on("16"), type: "bloating" as const, severity: 0 },
  ],
  mood: [...fullStory.mood.filter(({ date }) => date < "2026-11-14"), { ...on("17"), stress: 4 }],
  stress: [{ ...on("18"), level: 3, sleepQuality: 2, tags: [] }],
  dailyLog: [
    ...fullStory.dailyLog.filter(({ date }) => date < "2026-11-14"),
    { ...on("19"), stress_level: 9, period_flow: "spotting" as const, sleep_quality: 4 },
  ],
};

/** The facts of a day, from any entry. */
const factsOf = (records: ReadonlyMap<CalendarDay, DayRecord>) =>
  [...records].map(([date, record]) => {
    const { flow, pain, mood, lowMood, anxiety, stress, sleep, energy, mucus, bleeding } = record;
    const facts = { flow, pain, mood, lowMood, anxiety, stress, energy, mucus };
    return {
      date,
      bleeds: bleeding?.isPeriod ?? null,
      ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact?.value])),
      night: sleep && Math.round(nightOfTen(sleep.value)),
      symptoms: record.symptoms.map(({ type, value }) => `${type} ${value}`).toSorted(),
    };
  });

async function recordsOf(
  sources: DaySources,
  cycles: Parameters<typeof bleedingDays>[0]["cycles"],
) {
  const flows = (sources.dailyLogs ?? []).flatMap(({ date: day, period_flow: flow }) =>
    flow === undefined ? [] : [{ day, flow }],
  );
  return dayRecords({ ...sources, bleeding: bleedingDays({ cycles, flows }, today) });
}

type Language = "en" | "sw" | "ha" | "yo";

const sheets = new Map<Language, ReturnType<typeof makeSheet>>();

/** The days' spreadsheet and what an import reads from it, made once for each language. */
function sheetIn(language: Language): ReturnType<typeof makeSheet> {
  const sheet = sheets.get(language) ?? makeSheet(language);
  sheets.set(language, sheet);
  return sheet;
}

async function makeSheet(language: Language) {
  let text = "";
  for await (const { name, bytes } of spreadsheets(readerOf(story), today, speechOf(language))) {
    if (name !== "days.csv") continue;
    for await (const chunk of bytes) text += Buffer.from(chunk).toString();
  }
  const reading = await readFile(new Blob([text]), { today, timeZone: "UTC" });
  if (reading.kind !== "history") throw new Error("a history was expected");
  return { text, history: reading.history };
}

const firstLine = (text: string) => text.split("\r\n")[0]?.slice(1);

it.each(["sw", "ha", "yo"] as const)(
  "columns have translated names (%s), and are recognised by the English ones in brackets",
  async (language) => {
    const [english, hers] = await Promise.all([sheetIn("en"), sheetIn(language)]);
    const heads = firstLine(hers.text)?.split(",") ?? [];
    expect(heads.every((head) => /^[^[]+ \[\w+\]( \(0-10\))?$/.test(head))).toBe(true);
    if (language === "sw") expect(heads).toContain("Maumivu [pain] (0-10)");
    const counts = ({ history }: typeof english) =>
      Object.entries(history.entries).map(([kind, list]) => [
        kind,
        Array.isArray(list) && list.length,
      ]);
    expect(counts(hers)).toEqual(counts(english));
  },
);

it("days are imported from their spreadsheet unchanged", async () => {
  const { text, history } = await sheetIn("en");
  expect(firstLine(text)).toBe(
    "date,bleeding,flow,pain (0-10),mood,low_mood (0-10),anxiety (0-10),stress (0-10),sleep (0-10),energy (0-10),mucus,symptoms",
  );
  const row = text.split("\r\n").find((line) => line.startsWith("2026-11-17"));
  expect(row?.split(",")[7]).toBe("8");

  const { source, entries, notUnderstood } = history;
  expect([source, notUnderstood]).toEqual(["mwezi", []]);
  expect(text.split("\r\n").length).toBeGreaterThan(100);
  const { cycles, symptoms, moods: checkIns, ovulation, pcosLogs: dailyLogs } = entries;
  const back = { symptoms, checkIns, ovulation, dailyLogs } as DaySources;
  const before = {
    symptoms: story.symptom,
    checkIns: story.mood,
    stress: story.stress,
    ovulation: story.ovulation,
    dailyLogs: story.dailyLog,
  };
  const said = (days: ReturnType<typeof factsOf>) =>
    days.filter(({ date: _, ...facts }) =>
      Object.values(facts).some((fact) => fact !== undefined && fact !== null && `${fact}` !== ""),
    );
  expect(said(factsOf(await recordsOf(back, cycles as never)))).toEqual(
    said(factsOf(await recordsOf(before, story.cycle))),
  );
});

const EntriesSchema = z.object({
  symptoms: z.array(z.object({ type: z.string() })),
  pcosLogs: z.array(
    z.object({ period_flow: z.optional(z.string()), mood: z.optional(z.string()) }),
  ),
});

it("every symptom, flow and mood is imported under its own name", async () => {
  const days = symptomTypes.map((type, place) => {
    const [flow = "", mood = ""] = [flows[place], pcosMoods[place]];
    return `${addDays(calendarDay("2026-10-01"), place)},,${flow},,${mood},,,,,,,${type} 3`;
  });
  const head =
    "date,bleeding,flow,pain (0-10),mood,low_mood (0-10),anxiety (0-10),stress (0-10),sleep (0-10),energy (0-10),mucus,symptoms";
  const file = new Blob([[head, ...days].join("\r\n")]);
  const reading = await readFile(file, { today, timeZone: "UTC" });
  if (reading.kind !== "history") throw new Error("a history was expected");
  const entries = z.parse(EntriesSchema, reading.history.entries);
  expect(entries.symptoms.map(({ type }) => type)).toEqual(symptomTypes);
  expect(entries.pcosLogs.flatMap(({ period_flow }) => period_flow ?? [])).toEqual(flows);
  expect(entries.pcosLogs.flatMap(({ mood }) => mood ?? [])).toEqual(pcosMoods);
});
