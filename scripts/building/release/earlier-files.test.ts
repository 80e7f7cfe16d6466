import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { carryEarlierFiles } from "./earlier-files.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "mwezi-releases-"));
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a release with one new file and one that never changes; returns the served files. */
async function release(name: string): Promise<readonly string[]> {
  const folder = join(root, "web");
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "index.html"), name);
  await writeFile(join(folder, `assets/main-${name}.js`), name);
  await writeFile(join(folder, "assets/same.js"), "same");
  await carryEarlierFiles(folder, name, join(root, "earlier"));
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe(name);
  return (await readdir(join(folder, "assets"))).sort();
}

it("the hashed files of the last two releases are served, but no older ones", async () => {
  expect(await release("a")).toEqual(["main-a.js", "same.js"]);
  expect(await release("b")).toEqual(["main-a.js", "main-b.js", "same.js"]);
  expect(await release("c")).toEqual(["main-a.js", "main-b.js", "main-c.js", "same.js"]);
  expect(await release("d")).toEqual(["main-b.js", "main-c.js", "main-d.js", "same.js"]);
});

it("rebuilding a release keeps the files of the other releases", async () => {
  for (const name of ["a", "b", "c", "c"]) await release(name);
  expect(await release("c")).toEqual(["main-a.js", "main-b.js", "main-c.js", "same.js"]);
});
