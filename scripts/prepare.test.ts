import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// A project with one package beside it, which wants a Node that nobody has yet.

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

/** What `npm start` and `npm test` begin with. */
function installIfNeeded() {
  const program = 'import { installIfNeeded } from "./scripts/prepare.mjs"; installIfNeeded();';
  return run(process.execPath, ["--input-type=module", "--eval", program], false);
}

function run(command: string, parameters: readonly string[], shell: boolean) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: folder,
    shell,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("an install by hand warns of a package that wants another Node", () => {
  expect(npm("ci").output).toContain("Unsupported engine");
});

test("the install before a start says nothing of it", () => {
  const { status, output } = installIfNeeded();
  expect(output).toContain("Installing the packages");
  expect(output).not.toMatch(/warn|unsupported/i);
  expect(status).toBe(0);
  expect(existsSync(join(folder, "node_modules/bead"))).toBe(true);
});

test("an install that fails says why and ends the start", () => {
  writeJson("ring/package.json", { name: "ring", version: "1.0.0" });
  writeJson("package.json", {
    name: "project",
    dependencies: { bead: "file:bead", ring: "file:ring" },
  });
  const { status, output } = installIfNeeded();
  expect(output).toMatch(/npm error Missing: ring@.* from lock file/);
  expect(output).toContain('"npm ci');
  expect(status).not.toBe(0);
});
