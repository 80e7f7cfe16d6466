import { useSyncExternalStore } from "react";

/** Room for two columns: the same width as the style sheet's `lg`. */
const WIDE = matchMedia("(min-width: 64rem)");

function follow(listener: () => void): () => void {
  WIDE.addEventListener("change", listener);
  return () => WIDE.removeEventListener("change", listener);
}

/** Whether the screen is wide enough for two columns of cards. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => WIDE.matches);
}
