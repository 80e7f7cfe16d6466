import { createContext, useContext } from "react";
import type { Setup, TrackingKey } from "#contract/account/setup.ts";

/** What she chose to track, and what concerns her; `null` before she has said. */
export const SetupContext = createContext<Setup | null>(null);

/** What a place of the log is about; nothing where no choice of the setup is about it. */
interface About {
  readonly about: readonly TrackingKey[];
  readonly hasPain?: boolean;
}

/**
 * Puts in order what the log asks: pain first with endometriosis, then what she tracks, then the
 * rest, each in the order given.
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

/** The same for the woman whose log it is. */
export function useSetupOrder<Asked extends About>(asked: readonly Asked[]): readonly Asked[] {
  return inSetupOrder(asked, useContext(SetupContext));
}
