import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import type { SymptomType } from "#contract/symptoms.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { symptomNotes } from "#domain/day-readings.ts";
import type { DayRecord } from "#domain/day-record.ts";
import type { DaySources } from "#domain/day-sources.ts";
import { type SymptomsByPhase, symptomsByPhase } from "#domain/symptom-by-phase.ts";
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
  const symptoms = useQuery(symptomsQuery);
  const gone = useGoneThrough(days.data, symptoms.data, state.data?.facts, today);
  return (
    <SubPage title={<Trans>Trends</Trans>} actions={<PictureLinks current="trends" />}>
      <Loaded queries={{ state, days, symptoms }}>
        {({ state: { overview } }) => gone && <Lines {...gone} overview={overview} today={today} />}
      </Loaded>
    </SubPage>
  );
}

interface GoneThrough {
  readonly records: readonly DayRecord[];
  readonly byPhase: SymptomsByPhase<SymptomType>;
}

/** All her days, gone through once for the same answers: a drawing that is begun anew does not do it again. */
function useGoneThrough(
  days: DaySources | undefined,
  symptoms: DaySources["symptoms"],
  facts: CycleFacts | undefined,
  today: CalendarDay,
): GoneThrough | null {
  const records = useMemo(
    () => days && symptoms && recordsOf({ days, symptoms }),
    [days, symptoms],
  );
  return useMemo(() => {
    if (!records || !facts) return null;
    return { records, byPhase: symptomsByPhase(symptomNotes(records), facts, today) };
  }, [records, facts, today]);
}

interface LinesProps extends GoneThrough {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

function Lines({ records, byPhase, overview, today }: LinesProps) {
  const [search, setSearch] = useSearchParams();
  const { data: measures } = useQuery(measuresQuery);
  const glucoseUnit = useGlucoseUnit();
  return (
    <TrendsView
      span={spanIn(search.get("span"))}
      onSpanChange={(span) => setSearch({ span }, { replace: true })}
      records={records}
      bleeding={overview.bleeding}
      today={today}
      symptoms={byPhase}
      hasPhases={overview.fertileWindow.kind !== "hidden"}
      measures={
        measures && measures.length > 0 ? (
          <MeasureCards entries={measures} glucoseUnit={glucoseUnit} />
        ) : null
      }
    />
  );
}
