import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coveragePage, problemsOfProofs } from "./spec/page.ts";
import { proofsIn } from "./spec/proofs.ts";
import { problemsOfRules } from "./spec/rules.ts";

const RULES = "docs/spec-rules.md";
const PAGE = "docs/spec-coverage.md";
const TESTS = /^src[/\\].+\.test\.tsx?$|^scripts[/\\].+\.test\.ts$|^e2e[/\\].+\.spec\.ts$/;

const read = (path: string) => readFileSync(path, "utf8");

// Writes which tests prove which rule of the specification.
// `--check` writes nothing and fails when the page is not what the rules and the tests say.
const rules = read(RULES);
const proofs = ["src", "scripts", "e2e"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => TESTS.test(path))
  .flatMap((path) => proofsIn(path, read(path)));
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
