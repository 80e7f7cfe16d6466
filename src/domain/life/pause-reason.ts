import { lastEndedPregnancy } from "./last-pregnancy-end.ts";
import type { LifeStage } from "./life-stage.ts";

/**
 * Why no next period is predicted: a pregnancy; a loss or termination, a birth, or a pregnancy of
 * unknown ending with no period since; a year without a period over 45; a method with which no
 * bleeding is usual, once a period would be late.
 */
export const pauseReasons = [
  "pregnant",
  "after-loss",
  "after-birth",
  "after-pregnancy",
  "after-change",
  "method",
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Whether her cycle has not come back after a pregnancy. */
export const isAfterPregnancy = (reason: PauseReason): boolean =>
  reason.startsWith("after-") && reason !== "after-change";

const AFTER = { birth: "after-birth", loss: "after-loss", ended: "after-loss" } as const;

/**
 * The reason of a woman whose last pregnancy is over and whose cycle has not come back; `null` if
 * no pregnancy ended.
 * @example pausedAfterPregnancy([{ kind: "pregnancy", to: nov6, ending: "loss" }]) // "after-loss"
 */
export function pausedAfterPregnancy(stages: readonly LifeStage[] | undefined): PauseReason | null {
  const pregnancy = lastEndedPregnancy(stages);
  if (pregnancy === null) return null;
  return pregnancy.ending === undefined ? "after-pregnancy" : AFTER[pregnancy.ending];
}
