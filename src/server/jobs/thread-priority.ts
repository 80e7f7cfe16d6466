import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** A third of a processor's share when both want it, and never none, so an export still finishes. */
const BEHIND_REQUESTS = 5;

/** Helps machines with few processors. Only Linux has priorities by thread. */
export function yieldToRequests(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = readlinkSync("/proc/thread-self").split("/").at(-1);
    setPriority(Number(thread), BEHIND_REQUESTS);
  } catch {
    // A hardened container may forbid it; everything works without.
  }
}
