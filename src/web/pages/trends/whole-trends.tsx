import { useMemo } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { symptomNotes } from "#domain/patterns/day-readings.ts";
import { symptomsByPhase } from "#domain/patterns/symptom-by-phase.ts";
import { phaseOfDay } from "#domain/phase/phase-of-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useGlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { labResultsQuery } from "#web/features/health/labs/api.ts";
import { measuresQuery } from "#web/features/health/measures/api.ts";
import { MeasureCards } from "#web/features/health/measures/components/measures-section.tsx";
import { withResults } from "#web/features/health/measures/view-model.ts";
import type { SymptomPatternsCardProps } from "#web/features/health/patterns/components/symptom-patterns-card.tsx";
import { symptomsQuery } from "#web/features/health/trends/api.ts";
import { MeasuresPart } from "#web/features/health/trends/components/measures-part.tsx";
import {
  SymptomsCard,
  SymptomsOutline,
} from "#web/features/health/trends/components/symptoms-card.tsx";
import { LinesOutline, TrendCards } from "#web/features/health/trends/components/trend-cards.tsx";
import { isRecent, type Span } from "#web/features/health/trends/view-model.ts";
import { useCycleState } from "#web/pages/days/use-cycle-state.ts";
import { recordsOf, useDaySources } from "#web/pages/days/use-day-sources.ts";

export function WholeTrends({ span, today }: { readonly span: Span; readonly today: CalendarDay }) {
  const state = useCycleState(today, EVERY_LOG);
  const days = useDaySources(state, { isWhole: true });
  const symptoms = useQuery(symptomsQuery);
  // Memoised, because it goes through every day of the record.
  const records = useMemo(
    () => days.data && symptoms.data && recordsOf({ days: days.data, symptoms: symptoms.data }),
    [days.data, symptoms.data],
  );
  const hasLines = !isRecent(span);
  const waiting = (
    <>
      {hasLines && <LinesOutline />}
      <SymptomsOutline />
    </>
  );
  return (
    <Loaded queries={{ state, days, symptoms }} waiting={waiting}>
      {({ state: { facts, overview } }) =>
        records && (
          <>
            {hasLines && (
              <TrendCards
                span={span}
                records={records}
                bleeding={overview.bleeding}
                today={today}
              />
            )}
            <Symptoms records={records} facts={facts} overview={overview} today={today} />
            <Measures />
          </>
        )
      }
    </Loaded>
  );
}

function Symptoms({ records, facts, overview, today }: SymptomPatternsCardProps) {
  const symptoms = useMemo(
    () => symptomsByPhase(symptomNotes(records), phaseOfDay(facts, today, overview.forecast)),
    [records, facts, today, overview.forecast],
  );
  const hasPhases = overview.fertileWindow.kind !== "hidden";
  return <SymptomsCard symptoms={symptoms} hasPhases={hasPhases} />;
}

function Measures() {
  const { data: measures = [] } = useQuery(measuresQuery);
  const { data: results = [] } = useQuery(labResultsQuery);
  const glucoseUnit = useGlucoseUnit();
  const entries = withResults(measures, results);
  if (entries.length === 0) return null;
  return (
    <MeasuresPart>
      <MeasureCards entries={entries} glucoseUnit={glucoseUnit} />
    </MeasuresPart>
  );
}
