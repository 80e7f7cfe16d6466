import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const PAGE = "docs/architecture.md";
const BLOCK = /(<!-- graph:start[^>]*-->\n)[\s\S]*?(<!-- graph:end -->)/;

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

// Draws the folders of src and who imports whom into the architecture page.
// `--check` writes nothing and fails when the drawing is not what the code says.
const page = readFileSync(PAGE, "utf8");
if (!BLOCK.test(page)) throw new Error(`${PAGE} has lost its graph:start and graph:end comments.`);
const redrawn = page.replace(
  BLOCK,
  (_, start: string, end: string) => `${start}${draw(cruise())}${end}`,
);
if (!process.argv.includes("--check")) writeFileSync(PAGE, redrawn);
else if (redrawn !== page) {
  console.error(`The import graph in ${PAGE} is stale: run \`npm run graph\` and commit it.`);
  process.exit(1);
}

function cruise(): Cruise {
  const parameters = [
    "src",
    "--include-only",
    "^src",
    "--exclude",
    "[.]test[.]tsx?$",
    "-T",
    "json",
  ];
  const json = execFileSync(
    process.execPath,
    ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...parameters],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  return JSON.parse(json) as Cruise;
}

/** `src/server/features/cycles/rules.ts` lies in the box `server/features`. */
function boxOf(path: string): string {
  const [, top = "", ...rest] = path.split("/");
  return rest.length > 1 && top !== "domain" && top !== "contract" ? `${top}/${rest[0]}` : top;
}

function draw({ modules }: Cruise): string {
  const arrows = new Set<string>();
  const boxes = new Set<string>();
  for (const { source, dependencies } of modules) {
    boxes.add(boxOf(source));
    for (const { resolved } of dependencies) {
      if (boxOf(resolved) !== boxOf(source)) arrows.add(`${boxOf(source)} ${boxOf(resolved)}`);
    }
  }
  return ["```mermaid", "flowchart LR", ...nodes(boxes), ...edges(arrows), "```", ""].join("\n");
}

function nodes(boxes: ReadonlySet<string>): string[] {
  return ["web", "server", "contract", "domain"].flatMap((top) => {
    const inside = [...boxes].filter((box) => box.startsWith(`${top}/`)).sort();
    const own = boxes.has(top) ? [`${idOf(top)}["${top}"]`] : [];
    if (inside.length === 0) return own.map((line) => `  ${line}`);
    const named = inside.map((box) => `    ${idOf(box)}["${box.slice(top.length + 1)}"]`);
    return [
      `  subgraph in-${top}["${top}"]`,
      ...own.map((line) => `    ${line}`),
      ...named,
      "  end",
    ];
  });
}

function edges(arrows: ReadonlySet<string>): string[] {
  return [...arrows].sort().map((arrow) => {
    const [from = "", to = ""] = arrow.split(" ");
    return `  ${idOf(from)} --> ${idOf(to)}`;
  });
}

function idOf(box: string): string {
  return box.replaceAll("/", "-");
}
