import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** Derived files and source maps, which don't change responses. */
const DERIVED = /\.(br|gz|map)$/;

/** Hex; the same on every machine that builds the same sources. */
export async function buildHash(folders: readonly string[], lockFile: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(lockFile));
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !DERIVED.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
    for (const file of files) {
      const name = file.slice(folder.length).replaceAll(sep, "/");
      hash.update(`\0${name}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 12);
}
