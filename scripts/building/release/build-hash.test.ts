import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildHash } from "./build-hash.ts";

let folder: string;
let before: string;

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const hash = () => buildHash([folder], "package-lock.json");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mwezi-build-"));
  await write("main.js", "one");
  before = await hash();
});

afterEach(() => rm(folder, { recursive: true }));

it("the build hash changes with a file's content, its name and an added file", async () => {
  await write("main.js", "two");
  expect(await hash()).not.toBe(before);
  await write("main.js", "one");
  expect(await hash()).toBe(before);
  await write("thread.js", "one");
  expect(await hash()).not.toBe(before);
});

it("the build hash ignores source maps and compressed copies", async () => {
  for (const name of ["main.js.map", "main.js.br", "main.js.gz"]) await write(name, "other");
  expect(await hash()).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
});
