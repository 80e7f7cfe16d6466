import { readFileSync, writeFileSync } from "node:fs";
import { importsPage } from "./imports/page.ts";

const PAGE = "docs/imports.md";

// Generates the page of what is read from each app's file, from the test samples. `--check` only
// compares, and fails when the page is out of date.
const page = await importsPage();
const isChecked = process.argv.includes("--check");
if (!isChecked) writeFileSync(PAGE, page);
if (isChecked && readFileSync(PAGE, "utf8") !== page) {
  console.error(`${PAGE} is stale: run \`npm run imports\` and commit it.`);
  process.exitCode = 1;
}
