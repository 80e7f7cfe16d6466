import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Open pages of these releases may still load files. */
const RELEASES = 2;

const PLACE = ".earlier-files";
const ORDER = "releases.json";

/** Also stores the new files for the next build. Rebuilding a release replaces it. */
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
  // Names contain a content hash, so files with the same name are identical.
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
    // This is the first build.
    return [];
  }
}
