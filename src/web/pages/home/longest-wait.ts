/** Milliseconds after which the overview is shown before concerns and due reminders have loaded. */
const LONGEST_WAIT = 1500;

/**
 * How long the ring may wait for the lines above it, which would push it down later. 0 on a slow
 * connection, where they come too late to wait for. A browser without this information counts as
 * fast.
 */
export function longestWait(): number {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string };
  };
  const speed = connection?.effectiveType ?? "4g";
  return speed === "4g" ? LONGEST_WAIT : 0;
}
