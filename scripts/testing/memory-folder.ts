import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Linux's memory file system. */
const MEMORY = "/dev/shm";
/** Several times what the databases of all tests use. */
const ROOM_BYTES = 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Creates a folder in memory, removed with this process; `undefined` without a free gigabyte. */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(MEMORY, "mwezi-tests-"));
  // World-writable like /tmp: root's PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
