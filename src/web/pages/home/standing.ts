import { useEffect } from "react";

let stands: () => void;

/** Resolves after home's first paint; content below the first screen loads then. */
export const standing = new Promise<void>((resolve) => {
  stands = resolve;
});

export function useStanding(): void {
  useEffect(() => stands(), []);
}
