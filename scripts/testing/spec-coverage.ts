import { readFileSync } from "node:fs";
import { brokenDepartures, problemsOf, rowsOf } from "./coverage-rows.ts";

const TABLE = "docs/spec-coverage.md";

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

const table = readFileSync(TABLE, "utf8");
const problems = [
  ...problemsOf(rowsOf(table), read),
  ...brokenDepartures(table, readFileSync("docs/spec-decisions.md", "utf8")),
];
for (const problem of problems) console.error(`${TABLE}: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
