import { useSyncExternalStore } from "react";

/** Why the panel opened: words of self-harm, or mood, anxiety or stress at its worst. */
export type CrisisReason = "self-harm" | "worst-day";

let reason: CrisisReason | null = null;
const listeners = new Set<() => void>();

function replace(next: CrisisReason | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

/** Opens the panel over any page. A hard day never replaces thoughts of self-harm. */
export function openCrisis(next: CrisisReason): void {
  if (reason !== "self-harm") replace(next);
}

export const closeCrisis = () => replace(null);

export const useCrisis = () => useSyncExternalStore(follow, () => reason);

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
