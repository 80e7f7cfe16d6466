import { readFileSync, writeFileSync } from "node:fs";
import { concernsPage } from "./concerns/page.ts";

const PAGE = "docs/concerns.md";

// Writes every rule of the concerns, with its words, and the checklist they are tested by.
// `--check` writes nothing and fails when the page is not what the code says.
const page = concernsPage();
const isChecked = process.argv.includes("--check");
if (!isChecked) writeFileSync(PAGE, page);
if (isChecked && readFileSync(PAGE, "utf8") !== page) {
  console.error(`${PAGE} is stale: run \`npm run concerns\` and commit it.`);
  process.exitCode = 1;
}
