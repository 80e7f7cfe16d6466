/** In milliseconds: past it, what comes next is shown before it is known what concerns her or is due. */
const LONGEST_WAIT = 1500;

/**
 * How long the ring may wait for what stands above it and would push it down later. On a slow line
 * not at all: that comes later than any wait would be worth. A browser that does not tell is not slow.
 */
export function longestWait(): number {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string };
  };
  const speed = connection?.effectiveType ?? "4g";
  return speed === "4g" ? LONGEST_WAIT : 0;
}
