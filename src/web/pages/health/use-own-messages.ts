import { useMemo } from "react";
import type { MessageFacts } from "#contract/push/reminders.ts";
import { knownStartDays } from "#domain/cycles/cycle-history.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { ownMessages } from "#web/features/account/reminders/own-messages.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";
import { useCycleState } from "../days/use-cycle-state.ts";

export function useOwnMessages(facts: MessageFacts | null) {
  const { today } = useClock();
  const { data: state, logs, error } = useCycleState(today);
  const signs = useQuery(ovulationQuery);
  // Wait for signs and logs; without them the times would be wrong.
  const isWhole = signs.data !== undefined && logs.data !== undefined;
  const data = useMemo(() => {
    if (facts === null || state === undefined || !isWhole) return undefined;
    const { forecast, fertileWindow } = state.overview;
    const cycle = { today, forecast, fertileWindow, cycleStarts: knownStartDays(state.facts) };
    return ownMessages(facts, cycle, timeZoneHere());
  }, [facts, state, isWhole, today]);
  return { data, hasFailed: error !== null || signs.error !== null || logs.error !== null };
}
