import { createContext, useContext } from "react";
import type { Setup, TrackingKey } from "#contract/account/setup.ts";

/** Tracked topics and concerns from the setup; `null` before the setup. */
export const SetupContext = createContext<Setup | null>(null);

/** The topic of a question; empty if it belongs to no setup choice. */
interface About {
  readonly about: readonly TrackingKey[];
  readonly hasPain?: boolean;
}

/**
 * Sorts the log's questions: pain first with endometriosis, then tracked topics, then the rest,
 * each in the given order.
 */
export function inSetupOrder<Asked extends About>(
  asked: readonly Asked[],
  setup: Setup | null,
): readonly Asked[] {
  if (setup === null) return asked;
  const { conditions, tracking } = setup;
  const place = ({ about, hasPain }: About) => {
    if (hasPain && conditions.endo) return 0;
    return about.some((key) => tracking.selected.includes(key)) ? 1 : 2;
  };
  return asked.toSorted((one, other) => place(one) - place(other));
}

/** Sorts by the signed-in user's setup. */
export function useSetupOrder<Asked extends About>(asked: readonly Asked[]): readonly Asked[] {
  return inSetupOrder(asked, useContext(SetupContext));
}
