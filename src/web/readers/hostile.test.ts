import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { anyCharacter } from "../../../scripts/testing/any-character.ts";
import { UnreadableFile } from "./diary/file-history.ts";
import { readFile } from "./read-file.ts";
import { readChosenTable } from "./tables/read-table.ts";

const clock = { today: calendarDay("2026-11-20"), timeZone: "Africa/Lagos" };
const read = (content: string | Uint8Array) => readFile(new Blob([content as BlobPart]), clock);
const why = async (content: string | Uint8Array) => {
  try {
    await read(content);
    return null;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.why;
    throw error;
  }
};

const clue = JSON.stringify([
  { type: "period", date: "2026-03-01", value: { option: "light" } },
  { type: "pain", date: "2026-03-01", value: [{ option: "headache" }] },
]);
const apple =
  '<?xml version="1.0"?><HealthData><Record type="HKCategoryTypeIdentifierMenstrualFlow" startDate="2026-01-05 08:00:00 +0200" value="4"/></HealthData>';

describe("a malformed file", () => {
  it("is reported as truncated at any length, or read correctly", async () => {
    const zip = zipSync({ "measurements.json": strToU8(clue) });
    const drip = "date,bleeding.value\n2026-01-05,2\n";
    for (const whole of [strToU8(clue), strToU8(apple), zip, strToU8(drip)]) {
      for (let length = 0; length < whole.length; length += 1) {
        const answer = await why(whole.slice(0, length));
        if (whole !== zip && answer === null) continue;
        expect(typeof answer).toBe("string");
      }
    }
    expect(await why(clue.slice(0, 60))).toBe("incomplete");
    expect(await why(apple.slice(0, -5))).toBe("incomplete");
    expect(await why(zip.slice(0, 60))).toBe("incomplete");
  });

  it.each([
    ["", "empty"],
    ["  \n ", "empty"],
    ["[]", "unknown"],
    ["{}", "unknown"],
    ['{"a":}', "broken"],
    ["<html></html>", "web_page"],
    ["<HealthData><Record</HealthData>", "broken"],
    ["\u0000\u0001\u0002", "unknown"],
    ["just words", "unknown"],
    ["[]x", "incomplete"],
  ])("%j is rejected as %s", async (content, reason) => {
    expect(await why(content)).toBe(reason);
  });

  it("is reported as locked if it is an encrypted zip", async () => {
    const zip = zipSync({ "measurements.json": strToU8(clue) });
    const at = new DataView(zip.buffer).getUint32(zip.length - 6, true);
    zip[at + 8] = 1;
    expect(await why(zip)).toBe("locked");
  });

  it("a decompression bomb is stopped long before it fills the memory", async () => {
    const bomb = zipSync({ "export.xml": new Uint8Array(20_000_000).fill(32) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await why(bomb)).toBe("bomb");
    const json = zipSync({ "a.json": strToU8(`[${" ".repeat(5_000_000)}]`) }, { level: 9 });
    expect(await why(json)).toBe("bomb");
  });

  it.each([
    ["JSON", "[".repeat(10_000)],
    ["JSON of objects", '{"a":'.repeat(10_000)],
    ["XML", `<?xml version="1.0"?><HealthData>${"<a>".repeat(10_000)}`],
  ])("is rejected with a reason if it is %s nested 10,000 deep", async (_, content) => {
    expect(typeof (await why(content))).toBe("string");
  });

  it("of 2 GB is rejected by its beginning, and is never in memory whole", async () => {
    let read = 0;
    const piece = (from: number, to: number) => {
      read += to - from;
      return new Blob([clue.slice(from, to).padEnd(to - from, " ")]);
    };
    const size = 2_000_000_000;
    const slice = (from = 0, to = size) => piece(from, Math.min(to, size));
    const file = { size, slice } as unknown as Blob;
    const reason = await readFile(file, clock).catch((error: UnreadableFile) => error.why);
    expect(reason).toBe("too_large");
    expect(read).toBeLessThan(70_000_000);
  });

  it("is rejected if it has a tag without an end", async () => {
    expect(await why(`<HealthData><Record type="${"x".repeat(5_000_000)}`)).toBe("bomb");
  });

  it("recursive XML entities are not expanded", async () => {
    const entities = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">';
    expect(
      await why(
        `<?xml version="1.0"?><!DOCTYPE HealthData [${entities}]><HealthData>&b;</HealthData>`,
      ),
    ).toBe("broken");
  });
});

describe("any content", () => {
  const dates = fc.constantFrom("2026-01-05", "2026-01-06T00:00:00Z", "2026-02-30", "x", 7, null);
  const names = fc.constantFrom("period", "pain", "bbt", "__proto__", "constructor", "toString");
  const value = fc.oneof(
    names.map((option) => ({ option })),
    fc.array(names.map((option) => ({ option }))),
    fc.jsonValue(),
  );
  const fields = fc.constantFrom(
    "type",
    "date",
    "value",
    "day",
    "cycles",
    "periods",
    "entries",
    "exported_at",
    "data",
    "operationalData",
    "notes",
    "symptom_date",
    "period_logs",
    "db_version",
    "startDate",
    "period_start_date",
    "periodLength",
    "local_date",
    "properties",
    "format",
    "version",
  );
  const record = fc.dictionary(fields, fc.oneof(dates, names, fc.jsonValue()), { maxKeys: 8 });
  const forms = fc.oneof(
    fc.array(fc.record({ type: names, date: dates, value })),
    fc.dictionary(fields, fc.oneof(fc.array(record), record, fc.jsonValue()), { maxKeys: 6 }),
    fc.record({
      format: fc.constant("mwezi-export"),
      version: fc.jsonValue(),
      cycles: fc.jsonValue(),
    }),
  );

  it("as JSON is read or rejected with a reason, and never crashes", async () => {
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        await why(JSON.stringify(form));
      }),
      { numRuns: 500 },
    );
  });

  it("as text or bytes is read or rejected with a reason, and never crashes", async () => {
    const cells = fc.array(
      fc.array(fc.oneof(fc.string(), fc.constantFrom("date", "03/04/2026", '"', "=1+1", ",")), {
        maxLength: 5,
      }),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          cells.map((rows) => rows.map((row) => row.join(",")).join("\n")),
          fc.string().map((text) => `<HealthData>${text}</HealthData>`),
        ),
        async (text) => {
          await why(text);
        },
      ),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        await why(bytes);
        await why(new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]));
      }),
      { numRuns: 300 },
    );
  });

  it("has names truncated and made safe for a list, and notes unchanged", async () => {
    const note = "a\u0000b\ud800 =1+1 مرحبا 🌙";
    const reading = await read(
      JSON.stringify([
        { type: "x\u0007".repeat(200), date: "2026-03-01", value: { option: "<script>" } },
        { type: "note", date: "2026-03-01", value: note },
      ]),
    );
    if (reading.kind !== "history") throw new Error("a table");
    expect(reading.history.notUnderstood).toEqual([
      {
        category: "x".repeat(60),
        count: 1,
        example: "<script>",
        notes: [{ day: "2026-03-01", text: `${"x".repeat(60)}: <script>` }],
      },
    ]);
    expect(reading.history.entries.pcosLogs).toEqual([
      { date: "2026-03-01", notes: "ab =1+1 مرحبا 🌙" },
    ]);
  });

  it("is read up to 100,000 rows and rejected beyond", async () => {
    const row = (place: number) => `${1990 + (place % 30)}-01-${10 + (place % 19)},heavy,cramps`;
    const rows = Array.from({ length: 100_000 }, (_, place) => row(place));
    const reading = await read(`date,flow,symptoms\n${rows.join("\n")}`);
    if (reading.kind !== "table") throw new Error("no table");
    const { table } = reading;
    const { entries } = readChosenTable(table, { roles: table.roles, order: "ymd" }, clock);
    expect((entries.symptoms as unknown[]).length).toBe(30 * 19);
    expect(await why(`date,flow\n${rows.join("\n")}\n2026-01-01,light`)).toBe("too_large");
  });
});
