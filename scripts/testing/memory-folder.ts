import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** What Linux keeps in memory. */
const MEMORY = "/dev/shm";
/** What the databases of all tests take at once, many times over. */
const ROOM_BYTES = 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A folder in memory that goes with this process; `undefined` where there is no gigabyte of room. */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(MEMORY, "mwezi-tests-"));
  // As /tmp is: root's PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
