import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines, makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { type DataPlaces, openData } from "./open-data.ts";

describe.each(engines)("opening the data on %s", (engine) => {
  let place: TestLocation;
  let directory: string;
  let places: DataPlaces;

  beforeEach(async () => {
    place = await makeLocation(engine);
    directory = await mkdtemp(join(tmpdir(), "mwezi-data-"));
    places = { database: place.location, dataDirectory: directory, secret: null };
  });

  afterEach(async () => {
    await place.remove();
    await rm(directory, { recursive: true, force: true });
  });

  const open = async (secret: string | null = null) => {
    const data = await openData({ ...places, secret });
    await data.close();
    return data.secret;
  };

  it("creates a secret at the first start and finds it at the second", async () => {
    const first = await open();
    expect((await open()).checkValue).toBe(first.checkValue);
    expect(await readdir(directory)).toEqual(["secret"]);
  });

  it("creates no file for a secret from the environment", async () => {
    await open("a secret of the environment, long enough");
    expect(await readdir(directory)).toEqual([]);
  });

  it("rejects a database without its secret, creates no new one, and accepts the old one again", async () => {
    const { checkValue } = await open();
    const secret = await readFile(join(directory, "secret"));
    await rm(join(directory, "secret"));
    await expect(open()).rejects.toThrow("is missing, so nobody could sign in. Put back");
    expect(await readdir(directory)).toEqual([]);
    await writeFile(join(directory, "secret"), secret);
    expect((await open()).checkValue).toBe(checkValue);
  });

  it("rejects an empty secret beside a new database without changing it", async () => {
    await writeFile(join(directory, "secret"), "");
    await expect(open()).rejects.toThrow("is empty. Put back the one from your backup");
    expect(await readFile(join(directory, "secret"), "utf8")).toBe("");
  });

  it("rejects the secret of another database", async () => {
    await open();
    await expect(open("a secret of somebody else, long enough")).rejects.toThrow(
      "This database was made with another secret",
    );
  });
});
