import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What depends on the time zone or the language of the machine. */
const READS_THE_MACHINE = [
  /\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /\.to(Locale)?(Date|Time)String\(|\.toLocaleString\(/,
  /resolvedOptions/,
  /new Date\((\)|[^)`]*,)/,
  /DateTimeFormat\((?![^)]*timeZone)/,
];

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

const findsIn = (source: string) =>
  READS_THE_MACHINE.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

it.each(["src/domain", "src/contract", "src/report"])(
  "%s reads no time zone of the machine",
  (folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) =>
      findsIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  },
);

it.each([
  "day.getDate()",
  "new Date(2026, 10, 27)",
  "new Date()",
  "day.toLocaleDateString()",
  'new Intl.DateTimeFormat("en", { day: "numeric" })',
])("%s is found", (source) => {
  expect(findsIn(source)).not.toEqual([]);
});
