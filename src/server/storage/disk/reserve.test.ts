import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createReserve } from "./reserve.ts";

const BYTES = 131_072;

let directory: string;
let file: string;
let settled: boolean[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "mwezi-reserve-"));
  file = join(directory, "reserve");
  settled = [];
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const make = (path = file) =>
  createReserve(path, async () => void settled.push(existsSync(path)), BYTES);

const failure = (code: string) => Object.assign(new Error("the disk"), { code });

async function deletion() {
  if (existsSync(file)) throw failure("SQLITE_FULL");
  return "deleted";
}

it("a deletion on a full disk uses the reserve, which is then filled again", async () => {
  const reserve = make();
  await reserve.fill();
  expect((await stat(file)).size).toBe(BYTES);
  expect(await reserve.lend(deletion)).toBe("deleted");
  expect(settled).toEqual([false]);
  expect((await stat(file)).size).toBe(BYTES);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("concurrent deletions use the reserve one after the other", async () => {
  const reserve = make();
  await reserve.fill();
  const all = await Promise.all([1, 2, 3].map(() => reserve.lend(deletion)));
  expect(all).toEqual(["deleted", "deleted", "deleted"]);
  expect(settled).toEqual([false, false, false]);
});

it("another failure is not retried, and does not use the reserve", async () => {
  const reserve = make();
  await reserve.fill();
  let tries = 0;
  const broken = reserve.lend(async () => {
    tries += 1;
    throw failure("SQLITE_CONSTRAINT");
  });
  await expect(broken).rejects.toThrow("the disk");
  expect([tries, settled]).toEqual([1, []]);
});

it("a deletion without enough room is tried twice, and the reserve is filled again", async () => {
  const reserve = make();
  await reserve.fill();
  let tries = 0;
  const full = reserve.lend(async () => {
    tries += 1;
    throw failure("ENOSPC");
  });
  await expect(full).rejects.toMatchObject({ code: "ENOSPC" });
  expect(tries).toBe(2);
  expect((await stat(file)).size).toBe(BYTES);
});

it("a full reserve is not written again, and a reserve that cannot be written is no error", async () => {
  await make().fill();
  const before = await stat(file);
  await make().fill();
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  await make(join(directory, "nowhere", "reserve")).fill();
  expect(await readdir(directory)).toEqual(["reserve"]);
});
