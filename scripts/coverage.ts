import { readFileSync, writeFileSync } from "node:fs";
import { coveragePage, problemsOfProofs } from "./spec/page.ts";
import { proofsIn } from "./spec/proofs.ts";
import { problemsOfRules } from "./spec/rules.ts";
import { readTestFiles } from "./testing/running-tests.ts";

const RULES = "docs/spec-rules.md";
const PAGE = "docs/spec-coverage.md";

const read = (path: string) => readFileSync(path, "utf8");

// Generates the page of tests by spec rule. `--check` only compares, and fails when the page is out
// of date.
const rules = read(RULES);
const proofs = readTestFiles().flatMap(({ path, source }) => proofsIn(path, source));
const page = coveragePage(rules, proofs);
const isChecked = process.argv.includes("--check");
if (!isChecked) writeFileSync(PAGE, page);

const problems = [
  ...problemsOfRules(rules, read("docs/spec-decisions.md")),
  ...problemsOfProofs(rules, proofs),
  ...(isChecked && read(PAGE) !== page
    ? [`${PAGE} is stale: run \`npm run coverage\` and commit it.`]
    : []),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
