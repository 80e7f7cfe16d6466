import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createServerSecret, readOrMakeSecret } from "./server-secret.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "mwezi-secret-"));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

describe("the server's secret", () => {
  it("is made once, also when several starts race, and kept for its owner alone", async () => {
    const file = join(directory, "data", "secret");
    const read = await Promise.all([1, 2, 3].map(() => readOrMakeSecret(file)));
    expect(new Set(read).size).toBe(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(directory, "data"))).toEqual(["secret"]);
  });

  it("hashes an address the same way each time, and another way with another secret", () => {
    const one = createServerSecret("one");
    expect(one.emailMac("a@b.c")).toBe(createServerSecret("one").emailMac("a@b.c"));
    expect(one.emailMac("a@b.c")).not.toBe(createServerSecret("two").emailMac("a@b.c"));
    expect(one.emailMac("a@b.c")).not.toBe(one.throttleSubject("account", "a@b.c"));
    expect(one.checkValue).not.toBe(createServerSecret("two").checkValue);
  });
});
