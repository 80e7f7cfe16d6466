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

const findsIn = (source: string) =>
  READS_THE_MACHINE.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

it("only these sources of the web read the time zone or the language of the machine", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => join("src", name));
  expect(sources.filter((file) => findsIn(readFileSync(file, "utf8")).length > 0).sort()).toEqual([
    "src/web/api/here.ts",
    "src/web/app/device/offline-notice.tsx",
    "src/web/entry/clock.ts",
    "src/web/features/account/reminders/use-time-of-day.ts",
    "src/web/features/account/security/components/new-code.tsx",
    "src/web/features/cycle/periods/api.ts",
    "src/web/i18n/format-instant.ts",
  ]);
});

it.each([
  "day.getDate()",
  "new Date(2026, 10, 27)",
  "new Date()",
  "day.toLocaleDateString()",
  'new Intl.DateTimeFormat("en", { day: "numeric" })',
])("%s is found", (source) => {
  expect(findsIn(source)).not.toEqual([]);
});
