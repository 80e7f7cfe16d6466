import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "wouter";
import { symptomNotes } from "#domain/day-readings.ts";
import { symptomsByPhase } from "#domain/symptom-by-phase.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useGlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { measuresQuery } from "#web/features/health/measures/api.ts";
import { MeasureCards } from "#web/features/health/measures/components/measures-section.tsx";
import { symptomsQuery } from "#web/features/health/trends/api.ts";
import { TrendsView } from "#web/features/health/trends/components/trends-view.tsx";
import { spanIn } from "#web/features/health/trends/view-model.ts";
import { SubPage } from "#web/pages/sub-page.tsx";
import { PictureLinks } from "./picture-links.tsx";
import { EVERY_LOG, useCycleState } from "./use-cycle-state.ts";
import { recordsOf, useDaySources } from "./use-day-sources.ts";

/** How her days have been over time. `?span=12` shows a year. */
export function TrendsPage() {
  const { today } = useClock();
  const state = useCycleState(today, EVERY_LOG);
  const days = useDaySources(state, { isWhole: true });
  const [search, setSearch] = useSearchParams();
  const symptoms = useQuery(symptomsQuery);
  const measures = useQuery(measuresQuery);
  const glucoseUnit = useGlucoseUnit();
  return (
    <SubPage title={<Trans>Trends</Trans>} actions={<PictureLinks current="trends" />}>
      <Loaded queries={{ state, days, symptoms }}>
        {({ state: { facts, overview }, ...data }) => (
          <TrendsView
            span={spanIn(search.get("span"))}
            onSpanChange={(span) => setSearch({ span }, { replace: true })}
            records={recordsOf(data)}
            bleeding={overview.bleeding}
            today={today}
            symptoms={symptomsByPhase(symptomNotes(recordsOf(data)), facts, today)}
            hasPhases={overview.fertileWindow.kind !== "hidden"}
            measures={
              measures.data && measures.data.length > 0 ? (
                <MeasureCards entries={measures.data} glucoseUnit={glucoseUnit} />
              ) : null
            }
          />
        )}
      </Loaded>
    </SubPage>
  );
}
