import { useSyncExternalStore } from "react";
import { channel } from "#web/api/channel.ts";

/** Why the panel opened: words of self-harm, or mood, anxiety or stress at its worst. */
export type CrisisReason = "self-harm" | "worst-day";

let reason: CrisisReason | null = null;
const { follow, announce } = channel();

function replace(next: CrisisReason | null): void {
  reason = next;
  announce();
}

/** Opens the panel over any page. A hard day never replaces thoughts of self-harm. */
export function openCrisis(next: CrisisReason): void {
  if (reason !== "self-harm") replace(next);
}

export const closeCrisis = () => replace(null);

export const useCrisis = () => useSyncExternalStore(follow, () => reason);
