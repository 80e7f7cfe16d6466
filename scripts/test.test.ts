import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleForNode } from "./building/bundle.ts";

// Broken projects of one or two files, on which the real `scripts/test.ts` runs the real runners.

const root = process.cwd();
const vitest = 'import { afterAll, beforeAll, describe, expect, test } from "vitest";\n';
const playwright = 'import { test } from "@playwright/test";\n';
const sound = 'test("holds", () => {});\n';

interface Project {
  readonly files: Readonly<Record<string, string>>;
  readonly lastLine: string;
}

const ofVitest = (text: string, lastLine: string): Project => ({
  files: {
    // As in the real one.
    "vitest.config.js": "export default { test: { isolate: false } };",
    "a.test.ts": vitest + text,
    "sound.test.ts": vitest + sound,
  },
  lastLine,
});

const unitProjects: Readonly<Record<string, Project>> = {
  "a test fails": ofVitest('test("fails", () => expect(1).toBe(2));', "1 passed, 1 failed"),
  "a test is skipped": ofVitest('test.skip("waits", () => {});', "1 passed, 1 failed"),
  "a file cannot load": ofVitest(`import "./nowhere.ts";\n${sound}`, "1 passed, 1 failed"),
  "a file holds no test": ofVitest("", "1 passed, 1 failed"),
  "a describe body throws": ofVitest(
    `${sound} describe("suite", () => { throw new Error("broken"); });`,
    "1 passed, 1 failed",
  ),
  "beforeAll throws": ofVitest(
    `beforeAll(() => { throw new Error("broken"); });\n${sound}`,
    "1 passed, 2 failed",
  ),
  "beforeAll of an inner suite throws": ofVitest(
    `describe("suite", () => { beforeAll(() => { throw new Error("broken"); });\n${sound} });`,
    "1 passed, 2 failed",
  ),
  "afterAll throws": ofVitest(
    `afterAll(() => { throw new Error("broken"); });\n${sound}`,
    "2 passed, 1 failed",
  ),
  "nobody handles a rejection": ofVitest(
    'test("holds", () => { void Promise.reject(new Error("unhandled")); });',
    "2 passed, 1 failed",
  ),
  "nobody catches an exception": ofVitest(
    `test("holds", async () => {
      setImmediate(() => { throw new Error("uncaught"); });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
    "2 passed, 1 failed",
  ),
  "a test ends its process": ofVitest('test("ends", () => process.exit(0));', "1 passed, 1 failed"),
  "the teardown of all tests throws": {
    files: {
      "vitest.config.ts": 'export default { test: { globalSetup: "setup.ts" } };',
      "setup.ts": 'export const teardown = () => { throw new Error("broken"); };',
      "a.test.ts": vitest + sound,
    },
    lastLine: "1 passed, 1 failed",
  },
  "there is no test": { files: { "a.ts": "" }, lastLine: "0 passed, 1 failed" },
  "a rejection is unhandled beside PostgreSQL": {
    files: {
      "vitest.config.ts": `export default { test: { globalSetup: ${JSON.stringify(
        join(root, "scripts/testing/postgres/global-postgres.ts"),
      )} } };`,
      "a.test.ts": `${vitest} test("holds", () => { void Promise.reject(new Error("unhandled")); });`,
    },
    lastLine: "1 passed, 1 failed",
  },
};

const ofPlaywright = (text: string, lastLine: string, config = ""): Project => ({
  files: {
    "playwright.config.ts": `export default { testDir: "e2e", ${config} };`,
    "e2e/a.spec.ts": playwright + text,
    "e2e/sound.spec.ts": playwright + sound,
    "teardown.ts": 'export default () => { throw new Error("broken"); };',
    "dist/server/main.js": "",
    "dist/web/index.html": "",
  },
  lastLine,
});

const journeyProjects: Readonly<Record<string, Project>> = {
  // If one file fails to load, Playwright runs none.
  "a file cannot load": ofPlaywright('import "./nowhere";', "0 passed, 1 failed"),
  "a describe body throws": ofPlaywright(
    'test.describe("suite", () => { throw new Error("broken"); });',
    "0 passed, 1 failed",
  ),
  "beforeAll throws": ofPlaywright(
    `test.beforeAll(() => { throw new Error("broken"); });\n${sound}`,
    "1 passed, 1 failed",
  ),
  "a journey is skipped": ofPlaywright('test.skip("waits", () => {});', "1 passed, 1 failed"),
  "the teardown of all journeys throws": ofPlaywright(
    sound,
    "2 passed, 1 failed",
    'globalTeardown: "./teardown.ts"',
  ),
  "nothing is built": { files: {}, lastLine: "0 passed, 1 failed" },
};

const soundProjects = {
  units: { files: { "a.test.ts": vitest + sound }, lastLine: "1 passed, 0 failed" },
  journeys: ofPlaywright(sound.replace("holds", "holds too"), "2 passed, 0 failed"),
} satisfies Record<string, Project>;

interface Ending {
  readonly exitCode: number;
  readonly lastLine: string | undefined;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "mwezi-gate-"));
  folders.push(folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  for (const [file, text] of Object.entries({ "package.json": '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function runNode(parameters: readonly string[], cwd: string): Promise<Ending> {
  // Any program with a version works as browser, because these journeys open no page.
  const env = { ...process.env, MWEZI_BROWSER: process.execPath };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, parameters, { cwd, env }, (_error, stdout) =>
      resolve({ exitCode: child.exitCode ?? -1, lastLine: stdout.trimEnd().split("\n").at(-1) }),
    );
  });
}

// Bundled once: compiling it took a third of each run.
let bundled = "";
beforeAll(async () => {
  // In node_modules, so that its imports resolve.
  bundled = mkdtempSync(join(root, "node_modules/.mwezi-gate-"));
  folders.push(bundled);
  writeFileSync(join(bundled, "package.json"), '{"type":"module"}');
  await bundleForNode(["scripts/test.ts"], bundled);
});

function runGate(part: "units" | "journeys", { files }: Project): Promise<Ending> {
  return runNode([join(bundled, "test.js"), part], write(files));
}

/** Two at a time: each has a runner and its workers. */
async function runAll(part: "units" | "journeys", projects: Readonly<Record<string, Project>>) {
  const endings = new Map<string, Ending>();
  const waiting = Object.entries(projects);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      endings.set(next[0], await runGate(part, next[1]));
    }
  };
  await Promise.all([lane(), lane()]);
  return endings;
}

describe.each([
  ["units", unitProjects],
  ["journeys", journeyProjects],
] as const)("npm test -- %s fails, in its exit code and its last line, when", (part, projects) => {
  let endings = new Map<string, Ending>();
  beforeAll(async () => {
    endings = await runAll(part, projects);
  }, 120_000);

  test.each(Object.entries(projects))("%s", (name, { lastLine }) => {
    expect(endings.get(name)).toEqual({ exitCode: 1, lastLine });
  });
});

test.each(["units", "journeys"] as const)("valid %s pass", async (part) => {
  const project = soundProjects[part];
  expect(await runGate(part, project)).toEqual({ exitCode: 0, lastLine: project.lastLine });
});

test("only tests of what changed run, and a failure among them fails", async () => {
  const folder = write({
    ".gitignore": "node_modules",
    "changed.ts": "export const one = 1;",
    "changed.test.ts": `${vitest}import { one } from "./changed.ts";\ntest("is one", () => expect(one).toBe(1));`,
    "other.test.ts": vitest + sound,
  });
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Thandi", "-c", "user.email=t@example.org", "commit", "--quiet", "-m", "Add");
  const gate = [join(bundled, "test.js"), "changed"];
  writeFileSync(join(folder, "changed.ts"), "export const one = 1; // still\n");
  expect(await runNode(gate, folder)).toEqual({ exitCode: 0, lastLine: "1 passed, 0 failed" });
  writeFileSync(join(folder, "changed.ts"), "export const one = 2;");
  expect(await runNode(gate, folder)).toEqual({ exitCode: 1, lastLine: "0 passed, 1 failed" });
});

test("an unknown part fails, also through the starting script", async () => {
  const ending = await runNode(["scripts/run.mjs", "test", "nonsense"], root);
  expect(ending).toEqual({ exitCode: 1, lastLine: "0 passed, 1 failed" });
});
