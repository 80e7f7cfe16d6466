import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { UnreadableFile } from "../diary/file-history.ts";
import { bleeding, mucus, numbered, ovulationTest, sex, words } from "../diary/meanings.ts";
import { clearDates, type DiarySource } from "../formats/recognised.ts";
import { readSqlite, type SqliteTable, type SqliteValue } from "../formats/sqlite.ts";
import type { Column } from "../tables/tell-cell.ts";
import { type KnownTable, tellTable } from "../tables/tell-table.ts";

/**
 * Health Connect, Android's store: a zip with an SQLite file. Names are those of the platform's own
 * source (AOSP, `HealthFitness`), the numbers are in its documentation
 * (https://developer.android.com/reference/kotlin/androidx/health/connect/client/records). Days are
 * counted from 1970, weights are in grams.
 */

const kinds: Readonly<Record<string, Column>> = {
  menstruation_flow_record_table: {
    name: "flow",
    role: "flow",
    words: numbered(bleeding(null), bleeding("light"), bleeding("moderate"), bleeding("heavy")),
  },
  menstruation_period_record_table: { name: "end_time", role: "period_end" },
  // Has no value: a record is a day of spotting.
  intermenstrual_bleeding_record_table: {
    name: "spotting",
    role: "flow",
    words: words([bleeding("spotting"), "spotting"]),
  },
  ovulation_test_record_table: {
    name: "result",
    role: "ovulation_test",
    words: words([ovulationTest("positive"), "1"], [ovulationTest("negative"), "3"]),
  },
  cervical_mucus_record_table: {
    name: "appearance",
    role: "mucus",
    words: numbered(null, mucus("dry"), mucus("sticky"), mucus("creamy"), null, mucus("egg_white")),
  },
  basal_body_temperature_record_table: { name: "temperature", role: "temperature" },
  weight_record_table: { name: "weight", role: "weight_kg", unit: "g" },
  sexual_activity_record_table: {
    name: "protection_used",
    role: "sex",
    words: words([sex, "0 1 2"]),
  },
};
const DAY_MS = 86_400_000;
const FIRST_DAY = calendarDay("1970-01-01");
const MOST_DAYS = 60_000;

/** @throws UnreadableFile `app_backup` when it is another app's database */
export async function recogniseHealthConnect(file: Blob): Promise<DiarySource> {
  const found = await readSqlite(file, Object.keys(kinds));
  if (found.size === 0) throw new UnreadableFile("app_backup");
  const known = [...found].map(([name, table]) => knownTable(name, table));
  const tell = (diary: Diary) => {
    for (const table of known) tellTable(diary, table, "ymd");
  };
  return { kind: "diary", source: "health_connect", ...clearDates, tell };
}

function knownTable(name: string, { columns, rows }: SqliteTable): KnownTable {
  const kind = kinds[name] ?? { name: "", role: "nothing" };
  const isPeriod = kind.role === "period_end";
  const cell = (row: readonly SqliteValue[], column: string) =>
    row[columns.indexOf(column)] ?? null;
  const dayOf = (row: readonly SqliteValue[], edge: string) => {
    const [time, zone] = [cell(row, `${edge}time`), cell(row, `${edge}zone_offset`)];
    const local = Math.floor((Number(time) + Number(zone) * 1000 - (isPeriod ? 1 : 0)) / DAY_MS);
    const day = edge === "end_" ? local : Number(cell(row, "local_date") ?? local);
    return day > 0 && day < MOST_DAYS ? addDays(FIRST_DAY, day) : "";
  };
  const valueIn = (row: readonly SqliteValue[]) => {
    if (kind.name === "spotting") return kind.name;
    return isPeriod ? dayOf(row, "end_") : String(cell(row, kind.name) ?? "");
  };
  return {
    columns: [{ name: "day", role: isPeriod ? "period_start" : "date" }, kind],
    csv: {
      header: ["day", kind.name],
      rows: rows.map((row) => [dayOf(row, isPeriod ? "start_" : ""), valueIn(row)]),
    },
    periods: "stated",
  };
}
