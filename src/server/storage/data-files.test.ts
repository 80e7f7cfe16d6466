import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openElsewhere } from "#server/testing/open-elsewhere.ts";
import { type DataPlaces, openData } from "./open-data.ts";

describe("the files of a SQLite database", () => {
  let directory: string;
  let places: DataPlaces;

  beforeEach(async () => {
    const parent = await mkdtemp(join(tmpdir(), "mwezi-files-"));
    await chmod(parent, 0o777);
    directory = join(parent, "data");
    const file = join(directory, "mwezi.db");
    places = { database: { engine: "sqlite", file }, dataDirectory: directory, secret: null };
  });

  afterEach(() => rm(dirname(directory), { recursive: true, force: true }));

  const readableByOthers = async () => {
    const names = await readdir(directory);
    const modes = names.map(async (name) => (await stat(join(directory, name))).mode & 0o077);
    return (await Promise.all(modes)).filter((mode) => mode !== 0).length;
  };

  it("are readable by their owner only, open and closed", async () => {
    const data = await openData(places);
    expect(await readdir(directory)).toEqual(
      expect.arrayContaining(["mwezi.db", "mwezi.db-wal", "mwezi.db-shm", "secret"]),
    );
    expect(await readableByOthers()).toBe(0);
    await data.close();
    expect(await readableByOthers()).toBe(0);
  });

  it("of an older release become private at the next start", async () => {
    await (await openData(places)).close();
    await chmod(join(directory, "mwezi.db"), 0o644);
    await (await openData(places)).close();
    expect(await readableByOthers()).toBe(0);
  });

  const forbidWriting = async () => {
    for (const name of await readdir(directory)) await chmod(join(directory, name), 0o444);
    await chmod(directory, 0o555);
  };

  it("can be opened and read on a read-only disk after a clean stop", async () => {
    await (await openData(places)).close();
    await forbidWriting();
    expect((await openElsewhere(places)).words).toBe("1 facts");
  });

  it("can be opened and read on a read-only disk after a crash", async () => {
    const { words, process } = await openElsewhere(places, "hold");
    expect(words).toBe("1 facts");
    process.kill("SIGKILL");
    await once(process, "exit");
    await forbidWriting();
    expect((await openElsewhere(places)).words).toBe("1 facts");
  });

  it("belong to one process; a second is rejected until the first ends, even by a crash", async () => {
    const first = await openElsewhere(places, "hold");
    expect((await openElsewhere(places)).words).toContain("Another process of Mwezi is using");
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    expect((await openElsewhere(places)).words).toBe("1 facts");
  });
});
