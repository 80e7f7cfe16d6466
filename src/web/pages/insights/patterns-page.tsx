import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { PatternsView } from "#web/features/health/patterns/components/patterns-view.tsx";
import { symptomsQuery } from "#web/features/health/trends/api.ts";
import { SubPage } from "../account/sub-page.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";
import { recordsOf, useDaySources } from "../days/use-day-sources.ts";

export function PatternsPage() {
  const { today } = useClock();
  const state = useCycleState(today, EVERY_LOG);
  const days = useDaySources(state, { isWhole: true });
  const symptoms = useQuery(symptomsQuery);
  return (
    <SubPage
      title={<Trans>Your patterns</Trans>}
      intro={
        <Trans>
          What comes back with your cycle, and how sure we are. Nothing here is a diagnosis.
        </Trans>
      }
    >
      <Loaded queries={{ state, symptoms, days }}>
        {({ state: { facts, overview }, ...data }) => (
          <PatternsView facts={facts} overview={overview} records={recordsOf(data)} today={today} />
        )}
      </Loaded>
    </SubPage>
  );
}
