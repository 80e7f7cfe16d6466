import { lastEndedPregnancy } from "./last-pregnancy-end.ts";
import type { LifeStage } from "./life-stage.ts";

/**
 * A pregnancy; an end of one, or of a method that usually stops bleeding, without a period since; a
 * year without a period over 45; such a method, once a period would be late; other ends of periods.
 */
export const pauseReasons = [
  "pregnant",
  "after-loss",
  "after-birth",
  "after-pregnancy",
  "after-method",
  "after-change",
  "method",
  "no-periods",
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/**
 * Returns the reason after a pregnancy without a period since; `null` if no pregnancy ended.
 * @example pausedAfterPregnancy([{ kind: "pregnancy", to: nov6, ending: "loss" }]) // "after-loss"
 */
export function pausedAfterPregnancy(stages: readonly LifeStage[] | undefined): PauseReason | null {
  const pregnancy = lastEndedPregnancy(stages);
  if (pregnancy === null) return null;
  const { ending = "pregnancy" } = pregnancy;
  return `after-${ending === "ended" ? "loss" : ending}`;
}
