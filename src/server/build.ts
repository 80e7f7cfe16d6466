import { existsSync, readFileSync } from "node:fs";

const FILE = new URL("./build.txt", import.meta.url);

/**
 * Returns the hash of the running build. When run from source, each start may run other code, so each start
 * counts as its own build.
 */
export const readBuild = (): string =>
  existsSync(FILE) ? readFileSync(FILE, "utf8").trim() : `sources${Date.now()}`;
