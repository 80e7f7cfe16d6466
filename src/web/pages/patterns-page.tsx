import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { moodsQuery } from "#web/features/diary/check-in/api.ts";
import { PatternsView } from "#web/features/health/patterns/components/patterns-view.tsx";
import { symptomsQuery } from "#web/features/health/trends/api.ts";
import { SubPage } from "./sub-page.tsx";
import { useCycleState } from "./use-cycle-state.ts";

/** What comes back with her cycle, and how sure that is. */
export function PatternsPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  const symptoms = useQuery(symptomsQuery);
  const moods = useQuery(moodsQuery);
  return (
    <SubPage
      under="home"
      title={<Trans>Your patterns</Trans>}
      intro={
        <Trans>
          What comes back with your cycle, and how sure that is. Nothing here is a diagnosis.
        </Trans>
      }
    >
      <Loaded queries={{ state, symptoms, moods }}>
        {({ state: { facts, overview }, ...data }) => (
          <PatternsView facts={facts} overview={overview} {...data} today={today} />
        )}
      </Loaded>
    </SubPage>
  );
}
