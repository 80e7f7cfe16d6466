import { readFileSync, writeFileSync } from "node:fs";
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import readRules from "dependency-cruiser/config-utl/extract-depcruise-options";

// Judges all imports by the rules and draws their graph; `--check` only compares what is drawn.

const PAGE = "docs/architecture.md";
const BLOCK = /(<!-- graph:start -->\n)[\s\S]*?(<!-- graph:end -->)/;
/** Tests, demo data, and what starts an app, which would point to everything. */
const ASIDE =
  "[.]test[.]|/testing/|^src/(server/demo|web/(boot|public)|(web|server)/[^/]+[.]tsx?$)";
const FOLDERS = "^src/((web|server)/[^/]+|[^/]+)";

const rules = await readRules("./.dependency-cruiser.cjs");
const imports = (await cruise(["src", "e2e", "scripts"], rules)).output as ICruiseResult;
const verdict = await format(imports, { outputType: "err" });
console.log(verdict.output);
process.exitCode = verdict.exitCode > 0 ? 1 : 0;

const graph = await format(imports, {
  includeOnly: "^src",
  exclude: ASIDE,
  collapse: FOLDERS,
  outputType: "mermaid",
});
// Its arrows, at the end, come in the order in which the files were read.
const lines = String(graph.output).trim().split("\n");
const first = lines.findIndex((line) => line.includes("-->"));
const mermaid = [...lines.slice(0, first), ...lines.slice(first).sort()].join("\n");
const page = readFileSync(PAGE, "utf8");
const redrawn = page.replace(BLOCK, `$1\`\`\`mermaid\n${mermaid}\n\`\`\`\n$2`);
if (!process.argv.includes("--check")) writeFileSync(PAGE, redrawn);
else if (redrawn !== page) {
  console.error(`The import graph in ${PAGE} is stale: run \`npm run graph\` and commit it.`);
  process.exitCode = 1;
}
