import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeSecret, readSecret } from "./secret-file.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "mwezi-secret-"));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

describe("the file with the server's secret", () => {
  it("is created once, even by concurrent starts, and readable only by its owner", async () => {
    const file = join(directory, "data", "secret");
    const secrets = await Promise.all([1, 2, 3].map(() => makeSecret(file)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readSecret(file)).toBe(secrets[0]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(directory, "data"))).toEqual(["secret"]);
  });

  it("is not created by reading it when missing", async () => {
    expect(await readSecret(join(directory, "secret"))).toBeNull();
    expect(await readdir(directory)).toEqual([]);
  });

  it.each([
    ["empty", ""],
    ["empty", "\n"],
    ["too short", "a secret cut off by a power"],
  ])("is rejected with what to do when it is %s", async (fault, text) => {
    const file = join(directory, "secret");
    await writeFile(file, text);
    await expect(readSecret(file)).rejects.toThrow(`${file} is ${fault}`);
    await expect(readSecret(file)).rejects.toThrow("Put back the one from your backup");
  });
});
