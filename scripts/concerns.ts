import { readFileSync, writeFileSync } from "node:fs";
import { concernsPage } from "./concerns/page.ts";

const PAGE = "docs/concerns.md";

// Generates the page of all concern rules, with their texts and test cases. `--check` only
// compares, and fails when the page is out of date.
const page = concernsPage();
const isChecked = process.argv.includes("--check");
if (!isChecked) writeFileSync(PAGE, page);
if (isChecked && readFileSync(PAGE, "utf8") !== page) {
  console.error(`${PAGE} is stale: run \`npm run concerns\` and commit it.`);
  process.exitCode = 1;
}
