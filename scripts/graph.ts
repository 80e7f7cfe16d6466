import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const PAGE = "docs/architecture.md";
const BLOCK = /(<!-- graph:start -->\n)[\s\S]*?(<!-- graph:end -->)/;
/** Tests, demo data, and what starts an app, which would point to everything. */
const ASIDE =
  "[.]test[.]|/testing/|^src/(server/demo|web/(boot|public)|(web|server)/[^/]+[.]tsx?$)";
const FOLDERS = "^src/((web|server)/[^/]+|[^/]+)";

// `--check` only compares, and fails when the graph is out of date.
const mermaid = execFileSync(
  process.execPath,
  [
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    ...["src", "--include-only", "^src", "--exclude", ASIDE, "--collapse", FOLDERS],
    ...["--output-type", "mermaid"],
  ],
  { encoding: "utf8" },
);
const page = readFileSync(PAGE, "utf8");
const redrawn = page.replace(BLOCK, `$1\`\`\`mermaid\n${mermaid.trim()}\n\`\`\`\n$2`);
if (!process.argv.includes("--check")) writeFileSync(PAGE, redrawn);
else if (redrawn !== page) {
  console.error(`The import graph in ${PAGE} is stale: run \`npm run graph\` and commit it.`);
  process.exit(1);
}
