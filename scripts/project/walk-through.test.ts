import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const BLOCK = /```tsx?\n([\s\S]*?)```/g;
const PLACE = /^\/\/ (\S+\.tsx?)(?:, below: (.+))?$/;

/** The parts of the project that are copied; the rest is read in place. */
const COPIED = ["src", "scripts", "package.json", "vite.plugins.ts"];
const LINKED = ["node_modules", "lingui.config.ts"];

const SERVER_TEST = `
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { call } from "#web/api/call.ts";
import { flushOutbox } from "#web/api/outbox/outbox.ts";
import { readOutbox } from "#web/api/outbox/state.ts";
import { readFile } from "#web/readers/read-file.ts";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp("sqlite");
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => test.close());

const body = { date: "2026-11-19", glasses: 6 };

it("is saved, changed and deleted, by its owner alone", async () => {
  const [owner, other] = [await test.register(), await test.register()];
  const saved = (await owner.send("POST", "/api/water", { body })).json();
  expect((await owner.send("GET", "/api/water")).json()).toEqual([saved]);
  const one = "/api/water/" + saved.id;
  expect((await other.send("PATCH", one, { body: { glasses: 1 } })).statusCode).toBe(404);
  const changed = await owner.send("PATCH", one, { body: { glasses: 8 } });
  expect(changed.json()).toMatchObject({ glasses: 8 });
  expect((await owner.send("POST", "/api/water", { body: { ...body, glasses: 31 } })).statusCode).toBe(422);
  expect((await owner.send("DELETE", one)).statusCode).toBe(204);
  expect((await owner.send("GET", "/api/water")).json()).toEqual([]);
});

it("is exported, and imported into another account", async () => {
  const [owner, other] = [await test.register(), await test.register()];
  await owner.send("POST", "/api/water", { body });
  const exported = await owner.send("POST", "/api/account/export");
  expect(exported.json().water).toMatchObject([body]);
  const fhir = await owner.send("POST", "/api/account/export/fhir", { body: {} });
  expect(fhir.body).toContain('"Water"');
  const today = "2026-11-20" as Parameters<typeof readFile>[1]["today"];
  const reading = await readFile(new Blob([exported.body]), { today, timeZone: "Africa/Nairobi" });
  if (reading.kind !== "history") throw new Error("The export is not recognised.");
  const bytes = new TextEncoder().encode(JSON.stringify({ source: "mwezi", entries: reading.history.entries }));
  await other.send("POST", "/api/imports", { bytes, headers: { "content-type": "application/json" } });
  expect((await other.send("GET", "/api/water")).json()).toMatchObject([body]);
});

it("is saved offline, shown, and sent when there is a network again", async () => {
  const owner = await test.register();
  let isOnline = false;
  const items = new Map([["token", owner.token], ["user", JSON.stringify(owner.user)]]);
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null });
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  vi.stubGlobal("navigator", { get onLine() { return isOnline; } });
  vi.stubGlobal("fetch", async (url: URL, { method = "GET", body: sent }: RequestInit = {}) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    const { pathname, search } = new URL(url);
    const answer = await owner.send(method as "GET", pathname + search, sent ? { body: JSON.parse(String(sent)) } : {});
    return new Response(answer.body, { status: answer.statusCode, headers: { "content-type": "application/json" } });
  });
  expect(await call("POST /api/water", { body })).toMatchObject(body);
  expect(readOutbox()).toMatchObject([{ path: "/api/water", body, refusal: null }]);
  isOnline = true;
  expect(await flushOutbox()).toBe(1);
  expect(await call("GET /api/water", {})).toMatchObject([body]);
});
`;

const WEB_TEST = `// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { memberPageAt } from "#web/app/gate/gate.ts";
import { pages } from "#web/app/pages.ts";

it("is shown at its address, under its tab", async () => {
  expect(memberPageAt("/water")).toBe("water");
  expect(pages.water.tab).toBe("track");
  expect(await pages.water.load()).toMatchObject({ default: expect.any(Function) });
});
`;

const CONFIG = `
import { defineConfig } from "vitest/config";
import { webPlugins } from "./vite.plugins.ts";
export default defineConfig({
  plugins: webPlugins(),
  test: { include: ["src/**/water.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
`;

/** Compiles everything the product needs, without tests. */
const TYPES = {
  ...JSON.parse(readFileSync("tsconfig.json", "utf8")),
  include: ["src/**/*.d.ts", "src/web/boot.ts", "src/server/main.ts", "src/server/thread.ts"],
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mwezi-walk-"));
  const ours = (name: string) => join(process.cwd(), name);
  for (const name of COPIED) cpSync(ours(name), join(folder, name), { recursive: true });
  for (const name of LINKED) symlinkSync(ours(name), join(folder, name), "junction");
  for (const [, block = ""] of readFileSync(ours("CONTRIBUTING.md"), "utf8").matchAll(BLOCK)) {
    carryOut(block);
  }
  write("src/server/features/entries/water.test.ts", SERVER_TEST);
  write("src/web/app/water.test.ts", WEB_TEST);
  write("vitest.config.ts", CONFIG);
  write("tsconfig.json", JSON.stringify(TYPES));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("CONTRIBUTING's steps for a page and a kind of entry compile", async () => {
  const parameters = ["--noEmit", "--incremental", "false", "--singleThreaded"];
  expect(await run("typescript-native/bin/tsc", ...parameters)).toBe("");
});

it("the steps yield entries that work online and offline, in export, import and FHIR, and a page", async () => {
  expect(await run("vitest/vitest.mjs", "run", "--reporter=json")).toContain('"numPassedTests":4');
});

/** The first line of each code block says where it goes: into a new file or below a line. */
function carryOut(block: string): void {
  let place: readonly string[] = [];
  let lines: string[] = [];
  const finish = () => {
    const [, file, anchor] = place;
    if (file !== undefined) insert(file, anchor, lines.join("\n"));
  };
  for (const line of block.trimEnd().split("\n")) {
    const found = PLACE.exec(line);
    if (found) {
      finish();
      [place, lines] = [found, []];
    } else lines.push(line);
  }
  finish();
}

function insert(file: string, anchor: string | undefined, text: string): void {
  if (anchor === undefined) {
    write(file, `${text}\n`);
    return;
  }
  const before = readFileSync(join(folder, file), "utf8").split("\n");
  const index = before.findIndex((line) => line.includes(anchor));
  if (index < 0) throw new Error(`${file} has no line with "${anchor}": CONTRIBUTING is stale`);
  write(file, before.toSpliced(index + 1, 0, text).join("\n"));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function run(tool: string, ...parameters: string[]): Promise<string> {
  const script = join(process.cwd(), "node_modules", tool);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...parameters],
      // Less garbage collection in TypeScript, which is written in Go.
      { cwd: folder, maxBuffer: 2 ** 26, env: { ...process.env, GOGC: "800" } },
      (_, stdout) => resolve(stdout),
    );
  });
}
