import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";
import { trustedViewsQuery } from "#web/features/visit/trusted/api.ts";
import { TrustedCard } from "#web/features/visit/trusted/components/trusted-card.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";

export function SomeoneITrust() {
  const { today } = useClock();
  const views = useQuery(trustedViewsQuery);
  const signs = useQuery(ovulationQuery);
  const state = useCycleState(today);
  // Wait for signs and logs; a copy without them would be incomplete.
  return (
    <Loaded queries={{ views, state, signs, logs: state.logs }}>
      {(data) => <TrustedCard views={data.views} overview={data.state.overview} today={today} />}
    </Loaded>
  );
}
