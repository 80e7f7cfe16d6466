import { readFileSync } from "node:fs";
import { problemsOf, rowsOf } from "./coverage-rows.ts";

const TABLE = "docs/spec-coverage.md";

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

const problems = problemsOf(rowsOf(readFileSync(TABLE, "utf8")), read);
for (const problem of problems) console.error(`${TABLE}: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
