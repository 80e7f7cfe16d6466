import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { datedTests } from "./testing/gate/dated-tests.ts";
import { type Chain, conclude, runChains } from "./testing/gate/gate.ts";
import { slowTests } from "./testing/gate/slow-tests.ts";
import { LESS_COLLECTION, quickChecks, staticChecks } from "./testing/gate/static-checks.ts";
import { check, journeys, unitTests } from "./testing/gate/step.ts";

// `npm test` runs all parts, `npm test -- static units` only those two, `npm run check` the quick ones.

const products = ["dist/server/main.js", "dist/web/index.html"];
const script = (name: string, path: string, ...parameters: string[]): readonly Chain[] => {
  const node = [LESS_COLLECTION, "--import", "tsx", `scripts/${path}.ts`, ...parameters];
  return [[check({ name, node, showsOutput: true })]];
};

// Playwright takes a while to load, and only the journeys need it.
const findBrowser = async () => (await import("./testing/browser.ts")).findLightBrowser();

// Not kept: a file's result may depend on other files, so a later run could find stale modules.
const compiled = mkdtempSync(join(tmpdir(), "mwezi-compiled-"));
process.on("exit", () => rmSync(compiled, { recursive: true, force: true }));
const cached = ["--experimental.fsModuleCache", `--experimental.fsModuleCachePath=${compiled}`];

const zoned = ["--config=vitest.places.config.ts", ...datedTests];

/** In the order in which two lanes run them; the longest chain without a build is first. */
const sideBySide: Readonly<Record<string, readonly Chain[]>> = {
  units: [
    [
      unitTests({
        name: "unit tests, SQLite and PostgreSQL",
        env: { TZ: "UTC" },
        parameters: cached,
      }),
    ],
  ],
  static: staticChecks.map((step) => [step]),
  build: script("build and byte budgets", "build", "--quick"),
  zones: [
    [unitTests({ name: "days and dates in three places", parameters: [...cached, ...zoned] })],
  ],
  // They need the build, and begin after it: until then the unit tests take the other lane.
  journeys: [[journeys({ name: "journeys in the browser", needs: products, findBrowser })]],
  // Mostly waits, and takes little from the journeys beside it.
  attacks: script("attacks, in short", "attack/main", "--share", "0.03"),
};
const LANES = 2;

/** Run only when chosen, because the other parts include them. */
const quick: Readonly<Record<string, () => readonly Chain[]>> = {
  changed: () => [
    [
      unitTests({
        name: "tests of what changed, on SQLite",
        env: { TZ: "UTC", MWEZI_TEST_ENGINE: "sqlite" },
        parameters: [
          `--changed=${mergeBase()}`,
          "--passWithNoTests",
          ...slowTests.map((pattern) => `--exclude=${pattern}`),
        ],
        mayBeNone: true,
      }),
    ],
  ],
  quick: () => quickChecks.map((step) => [step]),
};

/** Where this branch left main; on main itself, the latest commit. */
function mergeBase(): string {
  const { stdout } = spawnSync("git", ["merge-base", "main", "HEAD"], { encoding: "utf8" });
  return stdout?.trim() || "HEAD";
}

await conclude(async () => {
  const chosen = process.argv.slice(2);
  const known = [...Object.keys(quick), ...Object.keys(sideBySide)];
  const unknown = chosen.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`${unknown.join()}: choose from ${known.join(", ")}`);
  const parts =
    chosen.length === 0 ? Object.keys(sideBySide) : known.filter((part) => chosen.includes(part));
  const chains = parts.flatMap((part) => sideBySide[part] ?? quick[part]?.() ?? []);
  const mayOvertakeBuild = chosen.includes("journeys") && !chosen.includes("units");
  return await runChains(chains, mayOvertakeBuild ? 1 : LANES);
});
