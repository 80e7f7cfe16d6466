import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** Of 19 at most. Small enough that a machine without other work is used as before. */
const LOWER = 10;

/**
 * The thread that calls it lets the others of its process go first: an export may wait, a woman who
 * opens her summary may not. Linux alone has a priority for each thread; elsewhere nothing changes.
 */
export function giveWay(): void {
  try {
    const thread = readlinkSync("/proc/thread-self").split("/").at(-1);
    setPriority(Number(thread), LOWER);
  } catch {
    // No such place, or no leave: all threads stay alike.
  }
}
