import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// A project with one package that requires a future version of Node.

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mwezi-prepare-"));
  cpSync("scripts/prepare.mjs", join(folder, "scripts/prepare.mjs"));
  const engines = { node: ">=1000" };
  writeJson("bead/package.json", { name: "bead", version: "1.0.0", engines });
  writeJson("package.json", { name: "project", dependencies: { bead: "file:bead" } });
  npm("install", "--package-lock-only");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeJson(file: string, value: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(value));
}

function npm(...parameters: string[]) {
  const isWindows = process.platform === "win32";
  return run("npm", [...parameters, "--offline", "--no-audit", "--no-fund"], isWindows);
}

function prepare(call: string) {
  const program = `import * as prepare from "./scripts/prepare.mjs"; prepare.${call};`;
  return run(process.execPath, ["--input-type=module", "--eval", program], false);
}

/** The first step of `npm start` and `npm test`. */
const installIfNeeded = () => prepare("installIfNeeded()");

function run(command: string, parameters: readonly string[], shell: boolean) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: folder,
    shell,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("a manual install warns about a package that requires another Node", () => {
  expect(npm("ci").output).toContain("Unsupported engine");
});

test("the install before a start doesn't warn", () => {
  const { status, output } = installIfNeeded();
  expect(output).toContain("Installing the packages");
  expect(output).not.toMatch(/warn|unsupported/i);
  expect(status).toBe(0);
  expect(existsSync(join(folder, "node_modules/bead"))).toBe(true);
});

test("a failed install shows the reason and aborts the start", () => {
  writeJson("ring/package.json", { name: "ring", version: "1.0.0" });
  writeJson("package.json", {
    name: "project",
    dependencies: { bead: "file:bead", ring: "file:ring" },
  });
  const { status, output } = installIfNeeded();
  expect(output).toMatch(/npm (error|ERR!) Missing: ring@.* from lock file/);
  expect(output).toContain('"npm ci');
  expect(status).not.toBe(0);
});

const BUILD = `
  import { mkdirSync, writeFileSync } from "node:fs";
  for (const folder of ["dist/server", "dist/web"]) mkdirSync(folder, { recursive: true });
  for (const file of ["dist/server/main.js", "dist/web/index.html"]) writeFileSync(file, "");
`;

test("a script that needs the product builds it once, and others don't", () => {
  writeFileSync(join(folder, "scripts/build.mjs"), BUILD);
  const scripts = { build: "node scripts/build.mjs" };
  const dependencies = { bead: "file:bead" };
  writeJson("package.json", { name: "project", dependencies, scripts });
  expect(prepare('prepareFor("graph")').output).not.toContain("Building");
  expect(prepare('prepareFor("attack/main")').output).toContain("Building");
  expect(existsSync(join(folder, "dist/server/main.js"))).toBe(true);
  expect(prepare('prepareFor("bench")').output).not.toContain("Building");
});

const IMPORT = /(?:from|import\() ?"(\.{1,2}\/[^"]+\.ts)"/g;

/** Returns all our files that a file imports, directly or not, including itself. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    reachedFrom(resolve(dirname(file), path), reached);
  }
  return reached;
}

test("every script that starts the product is in the list of those that need the build", () => {
  const starting = ["scripts/testing/server-process.ts", "e2e/support/server.ts"].map((file) =>
    resolve(file),
  );
  const benches = readdirSync("scripts/bench").map((file) => `bench/${file}`);
  const programs = [...readdirSync("scripts"), "attack/main.ts", ...benches]
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => starting.some((start) => reachedFrom(resolve("scripts", file)).has(start)))
    .map((file) => file.slice(0, -".ts".length));
  const { output } = prepare("scriptsOfProduct.map((name) => console.log(name))");
  expect(output.trim().split("\n").sort()).toEqual(programs.sort());
});
