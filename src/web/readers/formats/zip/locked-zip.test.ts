import { BlobReader, BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { readFile } from "../../read-file.ts";

const clock = { today: calendarDay("2026-11-20"), timeZone: "Africa/Lagos" };
const PASSWORD = "påss wörd";
const clue = JSON.stringify([{ type: "period", date: "2026-03-01", value: { option: "light" } }]);

const locks = [
  ["AES-256", { encryptionStrength: 3 }],
  ["AES-128", { encryptionStrength: 1 }],
  ["ZipCrypto", { zipCrypto: true }],
  ["AES-256, not packed", { encryptionStrength: 3, level: 0 }],
] as const;

async function lockedZip(lock: object, content: Blob = new Blob([clue])): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter());
  const options = { password: PASSWORD, useWebWorkers: false, ...lock };
  await writer.add("clue/readme.txt", new TextReader("hello"), options);
  await writer.add("clue/measurements.json", new BlobReader(content), options);
  return writer.close();
}

const why = (zip: Blob, password?: string) =>
  readFile(zip, clock, { password }).then(
    () => null,
    (error: { why?: string }) => error.why ?? String(error),
  );

describe("an encrypted zip", () => {
  it.each(locks)("%s opens with its password only", async (_, lock) => {
    const zip = await lockedZip(lock);
    expect(await why(zip)).toBe("locked");
    expect(await why(zip, "another")).toBe("wrong_password");
    const reading = await readFile(zip, clock, { password: PASSWORD });
    if (reading.kind !== "history") throw new Error("no history");
    expect(reading.history.entries.cycles).toMatchObject([{ startDay: "2026-03-01" }]);
  });

  it("is reported as damaged if truncated or altered, and never crashes", async () => {
    const zip = await lockedZip({ encryptionStrength: 3 });
    const bytes = new Uint8Array(await zip.arrayBuffer());
    for (let at = 40; at < bytes.length; at += 37) {
      const altered = bytes.slice();
      altered[at] = (altered[at] ?? 0) ^ 0xff;
      const answer = await why(new Blob([altered]), PASSWORD);
      expect(answer === null || typeof answer === "string").toBe(true);
      expect(await why(new Blob([bytes.slice(0, at)]), PASSWORD)).toBe("incomplete");
    }
  });

  it("that contains a zip bomb is rejected", async () => {
    const bomb = new Blob([new Uint8Array(20_000_000).fill(32)]);
    expect(await why(await lockedZip({ encryptionStrength: 3, level: 9 }, bomb), PASSWORD)).toBe(
      "bomb",
    );
  });
});
