import { describe, expect, it } from "vitest";
import { DailyLogSchema } from "#contract/entries/daily-log.ts";
import { json } from "../testing/history-in.ts";
import type { FileHistory } from "./file-history.ts";
import { keyOf, withNotes } from "./kept-notes.ts";

const tag = (day: string, ...tags: string[]) => ({
  type: "tags",
  date: day,
  value: tags.map((option) => ({ option })),
});
const notesOf = ({ entries }: FileHistory) =>
  (entries.pcosLogs as { date: string; notes?: string }[]).map((log) => {
    DailyLogSchema.parse(log);
    return [log.date, log.notes];
  });

describe("unsupported data", () => {
  it("becomes a line in its day's note if it is ticked, and nowhere else", async () => {
    const history = await json([
      { type: "note", date: "2026-03-01", value: "hers" },
      tag("2026-03-01", "sauna", "walk"),
      tag("2026-03-02", "sauna"),
    ]);
    const sauna = new Set([keyOf({ category: "tags", example: "sauna" })]);
    expect(notesOf(withNotes(history, sauna))).toEqual([
      ["2026-03-01", "hers\ntags: sauna"],
      ["2026-03-02", "tags: sauna"],
    ]);
    expect(withNotes(history, new Set())).toBe(history);
  });

  it("is complete in the note even if its name on screen is truncated", async () => {
    const long = "a tag of her own that says so very much that no list of names has room for it";
    const history = await json([tag("2026-03-01", long)]);
    expect(history.notUnderstood[0]?.example).toHaveLength(60);
    expect(notesOf(withNotes(history, new Set(history.notUnderstood.map(keyOf))))).toEqual([
      ["2026-03-01", `tags: ${long}`],
    ]);
  });

  it("is truncated with a remark if a day's note would be too long", async () => {
    const tags = Array.from({ length: 60 }, (_, place) => `${place}`.padStart(55, "x"));
    const history = await json([tag("2026-03-01", ...tags)]);
    const all = new Set(history.notUnderstood.map(keyOf));
    const withAll = withNotes(history, all);
    expect(notesOf(withAll)[0]?.[1]).toHaveLength(2000);
    expect(withAll.doubts).toEqual([{ code: "long_note", count: 1 }]);
  });
});
