import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { moodsQuery } from "#web/features/diary/check-in/api.ts";
import {
  PatternsHead,
  PatternsView,
} from "#web/features/health/patterns/components/patterns-view.tsx";
import { symptomsQuery } from "#web/features/health/trends/api.ts";
import { useCycleState } from "./use-cycle-state.ts";

/** What comes back with her cycle, and how sure that is. */
export function PatternsPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  const symptoms = useQuery(symptomsQuery);
  const moods = useQuery(moodsQuery);
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <PatternsHead homeHref="/" />
      <Loaded queries={{ state, symptoms, moods }}>
        {({ state: { facts, overview }, ...data }) => (
          <PatternsView
            facts={facts}
            overview={overview}
            {...data}
            today={today}
            summaryHref="/my-health/doctor-visit"
          />
        )}
      </Loaded>
    </div>
  );
}
