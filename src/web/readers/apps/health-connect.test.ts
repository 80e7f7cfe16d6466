import Database from "better-sqlite3";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readFile } from "../read-file.ts";
import { clock, historyIn } from "../testing/history-in.ts";

const day = (text: string) => Date.parse(text) / 86_400_000;
const noon = (text: string) => Date.parse(`${text}T12:00:00Z`);

/** A file with the platform's tables, and years of another kind so that trees have several levels. */
function database(): Uint8Array {
  const db = new Database(":memory:");
  db.exec(`
    CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY);
    CREATE TABLE steps_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, count INTEGER);
    CREATE TABLE menstruation_flow_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB UNIQUE NOT NULL, last_modified_time INTEGER, app_info_id INTEGER, time INTEGER, zone_offset INTEGER, local_date INTEGER, flow INTEGER, FOREIGN KEY (app_info_id) REFERENCES application_info_table(row_id) ON DELETE CASCADE);
    CREATE TABLE menstruation_period_record_table (row_id INTEGER PRIMARY KEY, start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, end_zone_offset INTEGER, local_date INTEGER);
    CREATE TABLE intermenstrual_bleeding_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, local_date INTEGER);
    CREATE TABLE basal_body_temperature_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, local_date INTEGER, temperature REAL, measurement_location INTEGER);
    CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, local_date INTEGER, weight REAL, note TEXT);
  `);
  const flow = db.prepare(
    "INSERT INTO menstruation_flow_record_table (uuid, time, zone_offset, local_date, flow) VALUES (?, ?, 7200, ?, ?)",
  );
  for (const [date, value] of [
    ["2026-01-05", 3],
    ["2026-01-06", 1],
    ["2026-02-02", 0],
  ] as const) {
    flow.run(Buffer.from(date), noon(date), day(date), value);
  }
  db.prepare("INSERT INTO menstruation_period_record_table VALUES (1, ?, 7200, ?, 7200, ?)").run(
    noon("2026-02-02"),
    Date.parse("2026-02-06T10:00:00Z"),
    day("2026-02-02"),
  );
  db.prepare("INSERT INTO intermenstrual_bleeding_record_table VALUES (1, ?, 7200, ?)").run(
    noon("2026-01-18"),
    day("2026-01-18"),
  );
  db.prepare("INSERT INTO basal_body_temperature_record_table VALUES (1, 0, 0, ?, 36.5, 1)").run(
    day("2026-01-07"),
  );
  const weight = db.prepare("INSERT INTO weight_record_table VALUES (NULL, 0, 0, ?, ?, ?)");
  db.transaction(() => {
    // A record longer than a page.
    for (let place = 0; place < 3_000; place += 1) {
      weight.run(day("2018-01-01") + place, 61_500, place === 1_500 ? "x".repeat(20_000) : null);
    }
  })();
  const bytes = db.serialize();
  db.close();
  return bytes;
}

describe("Health Connect", () => {
  const file = database();
  const zip = () => zipSync({ "health_connect_export.db": file });

  it("reads bleeding, periods, spotting, temperature and weight from its zip", async () => {
    const { source, entries, notUnderstood } = await historyIn(zip());
    expect(source).toBe("health_connect");
    expect(entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-06", intermenstrualSpotting: true },
      { startDay: "2026-02-02", endDay: "2026-02-06" },
    ]);
    expect(entries.ovulation).toEqual([{ date: "2026-01-07", basalBodyTemp: 36.5 }]);
    expect(entries.metabolic).toHaveLength(3_000);
    expect(notUnderstood).toEqual([]);
  });

  it("gives the same from the file inside", async () => {
    expect((await historyIn(file)).entries).toEqual((await historyIn(zip())).entries);
  });

  it("is refused when it is cut anywhere, or is another app's database", async () => {
    const why = (bytes: Uint8Array) =>
      readFile(new Blob([bytes as BlobPart]), clock).catch((error) => error.why);
    for (let length = 20; length < file.length; length += Math.ceil(file.length / 40)) {
      expect(await why(file.subarray(0, length))).toBe("incomplete");
    }
    const other = new Database(":memory:");
    other.exec("CREATE TABLE entries (id INTEGER)");
    expect(await why(other.serialize())).toBe("app_backup");
    other.close();
  });
});
