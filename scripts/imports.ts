import { readFileSync, writeFileSync } from "node:fs";
import { importsPage } from "./imports/page.ts";

const PAGE = "docs/imports.md";

// Writes what is read of each app's file, from the samples that the tests read.
// `--check` writes nothing and fails when the page is not what the readers say.
const page = await importsPage();
const isChecked = process.argv.includes("--check");
if (!isChecked) writeFileSync(PAGE, page);
if (isChecked && readFileSync(PAGE, "utf8") !== page) {
  console.error(`${PAGE} is stale: run \`npm run imports\` and commit it.`);
  process.exitCode = 1;
}
