import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** A third of a processor's share where both want it, never none: an export still gets done. */
const BEHIND_REQUESTS = 5;

/**
 * Has the system prefer the thread that answers requests to this one, on a machine with too few
 * processors for both. Linux alone counts threads as processes; elsewhere all stay equal.
 */
export function yieldToRequests(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = readlinkSync("/proc/thread-self").split("/").at(-1);
    setPriority(Number(thread), BEHIND_REQUESTS);
  } catch {
    // A hardened container may forbid it; all works without.
  }
}
