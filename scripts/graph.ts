import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";

const PAGE = "docs/architecture.md";
const SOURCE = /[.]tsx?$/;
const TEST = /[.]test[.]tsx?$/;
const BLOCK = /(<!-- graph:start[^>]*-->\n)[\s\S]*?(<!-- graph:end -->)/;

interface Source {
  readonly path: string;
  readonly imports: readonly string[];
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders drawn as a single node. */
const WHOLE = new Set(["domain", "contract", "report"]);
/** Entry points, tests and demo data, which would point to everything. */
const ASIDE = /^src\/(server\/(demo|testing)|web\/(boot|public|[^/]+$))/;
const OWN_NAME: Readonly<Record<string, string>> = { "server/server": "main, app" };

// Draws the import graph of src's folders into the architecture page. `--check` only compares, and
// fails when the graph is out of date.
const page = readFileSync(PAGE, "utf8");
if (!BLOCK.test(page)) throw new Error(`${PAGE} has lost its graph:start and graph:end comments.`);
const redrawn = page.replace(
  BLOCK,
  (_, start: string, end: string) => `${start}${draw(sources())}${end}`,
);
if (!process.argv.includes("--check")) writeFileSync(PAGE, redrawn);
else if (redrawn !== page) {
  console.error(`The import graph in ${PAGE} is stale: run \`npm run graph\` and commit it.`);
  process.exit(1);
}

/** The sources of src without tests, with their imports, including types. */
function sources(): Source[] {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.replaceAll("\\", "/")}`)
    .filter((path) => SOURCE.test(path) && !TEST.test(path));
  const known = new Set(paths);
  return paths.map((path) => ({ path, imports: importsOf(path).filter((one) => known.has(one)) }));
}

function importsOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, "utf8"));
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith("#")) return [`src/${fileName.slice(1)}`];
    return fileName.startsWith(".") ? [posix.join(posix.dirname(path), fileName)] : [];
  });
}

/** The node of a file: `src/server/features/cycles/rules.ts` belongs to `server/features`. */
function floorOf(path: string): string {
  const [, top = "", ...rest] = path.split("/");
  if (WHOLE.has(top)) return top;
  return rest.length > 1 ? `${top}/${rest[0]}` : `${top}/${top}`;
}

function draw(all: readonly Source[]): string {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of all.filter(({ path }) => !ASIDE.test(path))) {
    const floor = floorOf(path);
    const below = arrows.get(floor) ?? new Set();
    for (const imported of imports) {
      if (floorOf(imported) !== floor && !ASIDE.test(imported)) below.add(floorOf(imported));
    }
    arrows.set(floor, below);
  }
  return ["```mermaid", "flowchart TB", ...nodes(arrows), ...edges(arrows), "```", ""].join("\n");
}

function nodes(arrows: Arrows): string[] {
  return ["web", "server"].flatMap((top) => {
    const inside = [...arrows.keys()].filter((floor) => floor.startsWith(`${top}/`)).sort();
    const named = inside.map((floor) => `    ${idOf(floor)}["${nameOf(floor)}"]`);
    return [`  subgraph in-${top}["${top}"]`, ...named, "  end"];
  });
}

/** Omits edges implied by two others (transitive reduction), to keep the graph readable. */
function edges(arrows: Arrows): string[] {
  const lines = [...arrows].flatMap(([from, below]) =>
    [...below]
      .filter((to) => ![...below].some((other) => other !== to && leadsTo(arrows, other, to)))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return lines.sort();
}

/** @throws Error on circular imports */
function leadsTo(arrows: Arrows, from: string, to: string, way: readonly string[] = []): boolean {
  if (way.includes(from)) throw new Error(`Floors in a round: ${[...way, from].join(" → ")}`);
  const below = [...(arrows.get(from) ?? [])];
  return below.includes(to) || below.some((next) => leadsTo(arrows, next, to, [...way, from]));
}

function nameOf(floor: string): string {
  if (floor === "web/features") {
    return `features: ${readdirSync("src/web/features").sort().join(" · ")}`;
  }
  return OWN_NAME[floor] ?? floor.split("/")[1] ?? floor;
}

function idOf(floor: string): string {
  return floor.replaceAll("/", "-");
}
