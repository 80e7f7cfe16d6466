import { useSyncExternalStore } from "react";

/** Two columns; the same width as the style sheet's `lg`. */
const WIDE = matchMedia("(min-width: 64rem)");

function follow(listener: () => void): () => void {
  WIDE.addEventListener("change", listener);
  return () => WIDE.removeEventListener("change", listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(follow, () => WIDE.matches);
