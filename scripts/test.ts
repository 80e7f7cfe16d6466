import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { datedTests } from "./testing/gate/dated-tests.ts";
import { type Chain, conclude, runChains } from "./testing/gate/gate.ts";
import { slowTests } from "./testing/gate/slow-tests.ts";
import { quickChecks, staticChecks } from "./testing/gate/static-checks.ts";
import { journeys, showingCheck, unitTests } from "./testing/gate/step.ts";

// `npm test` runs all parts, `npm test -- static units` only those two, `npm run check` the quick ones.

// Not UTC, not whole hours, across the date line: where a day computed from an instant goes wrong.
// One of them in German, so that nothing leans on the machine's own language.
const places = [
  { TZ: "Africa/Johannesburg" },
  { TZ: "Pacific/Apia", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
  { TZ: "America/St_Johns" },
];

const products = ["dist/server/main.js", "dist/web/index.html"];
const script = (name: string) => ["--import", "tsx", `scripts/${name}.ts`];

// Playwright takes a while to load, and only the journeys need it.
const findBrowser = async () => (await import("./testing/browser.ts")).findLightBrowser();

const build = showingCheck({ name: "build and byte budgets", node: script("build") });
const attacks = showingCheck({
  name: "attacks, in short",
  node: [...script("attack/main"), "--share", "0.03"],
});

// What the plugins make of a file may depend on others, so that no later run may find it here.
const compiled = mkdtempSync(join(tmpdir(), "mwezi-compiled-"));
process.on("exit", () => rmSync(compiled, { recursive: true, force: true }));

/** In the order in which two lanes run them; the longest chain without a build is first. */
const sideBySide: Readonly<Record<string, readonly Chain[]>> = {
  units: [[unitTests({ name: "unit tests, SQLite and PostgreSQL", env: { TZ: "UTC" }, compiled })]],
  static: staticChecks.map((step) => [step]),
  build: [[build, attacks]],
  zones: places.map((env) => [
    unitTests({ name: `days and dates in ${env.TZ}`, files: datedTests, env, compiled }),
  ]),
  // They need the build, and begin after it: until then the unit tests take the other lane.
  journeys: [[journeys({ name: "journeys in the browser", needs: products, findBrowser })]],
};
const LANES = 2;

/** Only run when chosen: all of it is in the other parts too. */
const quick: Readonly<Record<string, readonly Chain[]>> = {
  changed: [
    [
      unitTests({
        name: "tests of what changed, on SQLite",
        env: { TZ: "UTC", MWEZI_TEST_ENGINE: "sqlite" },
        changedSince: mergeBase(),
        without: slowTests,
      }),
    ],
  ],
  quick: quickChecks.map((step) => [step]),
};

/** Where this branch left main; on main itself, the latest commit. */
function mergeBase(): string {
  const found = spawnSync("git", ["merge-base", "main", "HEAD"], { encoding: "utf8" });
  return found.stdout?.trim() || "HEAD";
}

await conclude(async () => {
  const chosen = process.argv.slice(2);
  const parts = chosen.length === 0 ? sideBySide : { ...quick, ...sideBySide };
  const partNames = Object.keys(parts);
  const unknown = chosen.filter((part) => !partNames.includes(part));
  if (unknown.length > 0) throw new Error(`${unknown.join()}: choose from ${partNames.join(", ")}`);
  const chains = Object.entries(parts).flatMap(([part, some]) =>
    chosen.length === 0 || chosen.includes(part) ? some : [],
  );
  const mayOvertakeBuild = chosen.includes("journeys") && !chosen.includes("units");
  return await runChains(chains, mayOvertakeBuild ? 1 : LANES);
});
