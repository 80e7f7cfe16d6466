import { readFileSync } from "node:fs";
import { writeGenerated } from "./generated.ts";
import { coveragePage, problemsOfProofs } from "./spec/page.ts";
import { proofsIn } from "./spec/proofs.ts";
import { problemsOfRules } from "./spec/rules.ts";
import { readTestFiles } from "./testing/gate/running-tests.ts";

const read = (path: string) => readFileSync(path, "utf8");

// Writes the page of tests by spec rule, and fails where a rule has no test.
const rules = read("scripts/spec/rules.md");
const proofs = readTestFiles().flatMap(({ path, source }) => proofsIn(path, source));
writeGenerated("spec-coverage", coveragePage(rules, proofs));

const problems = [
  ...problemsOfRules(rules, read("docs/spec-decisions.md")),
  ...problemsOfProofs(rules, proofs),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
