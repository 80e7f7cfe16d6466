import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { collections, kinds } from "#server/storage/journal/collections.ts";
import { fullStory, readerOf } from "#server/testing/stories/full-story.ts";
import { jsonText, safeFileName } from "./rules.ts";
import { spreadsheets } from "./task.ts";

const id = "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b01";
const mood = (date: string) => ({
  id,
  date: calendarDay(date),
  depression: 1,
  anxiety: 2,
  stress: 3,
});

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

describe("the export as JSON", () => {
  const exportOf = async (story: Parameters<typeof readerOf>[0]) =>
    JSON.parse(await textOf(jsonText({ format: "mwezi-export" }, readerOf(story))));

  it("begins with its head and has every kind, even without entries", async () => {
    const exported = await exportOf({});
    const names = kinds.map((kind) => collections[kind].exportedAs);
    expect(Object.keys(exported)).toEqual(["format", ...names]);
    for (const kind of kinds) {
      const { exportedAs, isOnly } = collections[kind];
      expect([exportedAs, exported[exportedAs]]).toEqual([exportedAs, isOnly ? null : []]);
    }
  });

  it("has every entry unchanged, newest first", async () => {
    const { moods } = await exportOf({
      mood: ["2026-11-01", "2026-11-20", "2026-11-10"].map(mood),
    });
    expect(moods).toEqual(["2026-11-20", "2026-11-10", "2026-11-01"].map(mood));
  });

  it("can be parsed by every kind's schema", async () => {
    const exported = await exportOf(fullStory);
    for (const kind of kinds) {
      const { exportedAs, isOnly, schema } = collections[kind];
      const entries: unknown[] = isOnly ? [exported[exportedAs]] : exported[exportedAs];
      for (const entry of entries.filter((one) => one !== null)) {
        expect(schema.parse(entry)).toEqual(entry);
      }
    }
  });

  it("is indented for people", async () => {
    const text = await textOf(
      jsonText({ format: "mwezi-export" }, readerOf({ mood: [mood("2026-11-01")] })),
    );
    expect(text).toContain('\n  "moods": [\n    {\n      "id"');
    expect(text.endsWith("\n}\n")).toBe(true);
  });
});

describe("the spreadsheets", () => {
  async function sheetsOf(story: Parameters<typeof readerOf>[0]) {
    const sheets = new Map<string, string[][]>();
    for await (const { name, bytes } of spreadsheets(
      readerOf(story),
      calendarDay("2026-11-20"),
      speechOf("en"),
    )) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString().slice(1);
      sheets.set(name, Papa.parse<string[]>(text, { newline: "\r\n", skipEmptyLines: true }).data);
    }
    return sheets;
  }

  it("are one for each kind, named as in the JSON, each with a header", async () => {
    const sheets = await sheetsOf({});
    const names = kinds.map((kind) => `${collections[kind].exportedAs}.csv`);
    expect([...sheets.keys()]).toEqual(["days.csv", ...names]);
    for (const rows of sheets.values()) {
      expect(rows).toHaveLength(1);
      expect(new Set(rows[0]).size).toBe(rows[0]?.length);
    }
  });

  it("have a row for each entry with as many cells as the header", async () => {
    for (const [name, rows] of await sheetsOf(fullStory)) {
      const [head = [], ...others] = rows;
      for (const row of others) expect([name, row.length]).toEqual([name, head.length]);
    }
  });

  it("have each answer under its heading", async () => {
    const rows = (await sheetsOf({ mood: [mood("2026-11-01")] })).get("moods.csv") ?? [];
    const [head = [], row = []] = rows;
    expect(Object.fromEntries(head.map((name, index) => [name, row[index]]))).toEqual({
      id,
      date: "2026-11-01",
      "depression (0-10)": "2",
      "anxiety (0-10)": "4",
      "stress (0-10)": "6",
    });
  });
});

describe("a file's name in a zip", () => {
  it.each([
    ["../Lab (May).pdf", "Lab-May-.pdf"],
    ["/etc/passwd", "etc-passwd"],
    ["C:\\Windows\\a.exe", "C-Windows-a.exe"],
    ["..", "file"],
    ["", "file"],
    [".hidden", "hidden"],
    ["Ìdánwò ẹ̀jẹ̀.pdf", "Ìdánwò-ẹ̀jẹ̀.pdf"],
    ["a\u0000b\nc.png", "a-b-c.png"],
    ["x".repeat(300).concat(".jpeg"), `${"x".repeat(60)}.jpeg`],
  ])("%j becomes %j", (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });
});
