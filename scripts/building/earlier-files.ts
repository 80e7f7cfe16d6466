import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pages of these may still be open somewhere, and ask for a part they have not loaded yet. */
const RELEASES = 2;

/** Outlasts the builds: dist begins anew each time. */
const PLACE = ".earlier-files";
const ORDER = "releases.json";

/**
 * Lays the hashed files of the last two releases beside the new ones, and puts the new ones by for
 * the next build. Built anew, a release takes its own place and pushes none out.
 */
export async function carryEarlierFiles(
  folder: string,
  release: string,
  place = PLACE,
): Promise<void> {
  const assets = join(folder, "assets");
  const known = await releasesIn(place);
  const earlier = known.filter((name) => name !== release).slice(-RELEASES);
  const filesOf = (name: string) => join(place, name, "assets");
  await rm(join(place, release), { recursive: true, force: true });
  await cp(assets, filesOf(release), { recursive: true });
  // A name tells its content: what both have is the same.
  for (const name of earlier) await cp(filesOf(name), assets, { recursive: true, force: false });
  await mkdir(place, { recursive: true });
  await writeFile(join(place, ORDER), JSON.stringify([...earlier, release]));
  const dropped = known.filter((name) => name !== release && !earlier.includes(name));
  for (const name of dropped) await rm(join(place, name), { recursive: true });
}

async function releasesIn(place: string): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(join(place, ORDER), "utf8"));
  } catch {
    // The first build here.
    return [];
  }
}
