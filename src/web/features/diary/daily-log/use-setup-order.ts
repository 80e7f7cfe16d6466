import { createContext, useContext } from "react";
import type { Setup, TrackingKey } from "#contract/account/setup.ts";

export const SetupContext = createContext<Setup | null>(null);

interface About {
  readonly about: readonly TrackingKey[];
  readonly hasPain?: boolean;
}

/** Pain first with endometriosis, then tracked topics, then the rest. */
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

export function useSetupOrder<Asked extends About>(asked: readonly Asked[]): readonly Asked[] {
  return inSetupOrder(asked, useContext(SetupContext));
}
