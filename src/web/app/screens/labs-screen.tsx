import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { cyclesQuery } from "#web/features/cycles/api.ts";
import { readGlucoseUnit } from "#web/features/health-log/api.ts";
import { labResultsQuery } from "#web/features/labs/api.ts";
import { LabsPage } from "#web/features/labs/components/labs-page.tsx";
import { metabolicQuery } from "#web/features/measures/api.ts";
import { MeasuresSection } from "#web/features/measures/components/measures-section.tsx";
import { medicinesQuery } from "#web/features/medicines/api.ts";
import { SubPage } from "#web/features/my-health/components/sub-page.tsx";
import { UploadsSection } from "#web/features/uploads/components/uploads-section.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useClock } from "../use-clock.ts";

/** What has no test of a laboratory: those that have one are drawn among its results. */
const OWN_MEASURES = ["bloodPressure", "weight", "waistCircumference"] as const;

/** Her laboratory and other measured values. */
export function LabsScreen() {
  const { i18n, t } = useLingui();
  const { today } = useClock();
  const results = useQuery(labResultsQuery);
  const measures = useQuery(metabolicQuery);
  // The page does not wait for these two: cycle days and marks come when they are here.
  const { data: cycles = [] } = useQuery(cyclesQuery);
  const { data: medicines = [] } = useQuery(medicinesQuery);
  const glucoseUnit = readGlucoseUnit();
  const failed = [results, measures].filter(({ data, error }) => data === undefined && error);
  const [error] = failed.map((query) => query.error);
  const isThere = results.data !== undefined && measures.data !== undefined;
  return (
    <SubPage
      title={<Trans>Labs</Trans>}
      intro={
        <Trans>
          Your results beside the range your own laboratory gave. What they mean for you is a talk
          with your clinician.
        </Trans>
      }
    >
      {results.data !== undefined && measures.data !== undefined && (
        <>
          <LabsPage
            results={results.data}
            measures={measures.data}
            cycles={cycles}
            medicines={medicines}
            glucoseUnit={glucoseUnit}
            today={today}
          />
          <UploadsSection today={today} />
          <MeasuresSection
            entries={measures.data}
            glucoseUnit={glucoseUnit}
            today={today}
            charted={OWN_MEASURES}
          />
        </>
      )}
      {!isThere && !error && <Spinner label={t`Loading...`} />}
      {!isThere && error && (
        <LoadError
          message={i18n._(wordsOf(troubleOf(error)))}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
    </SubPage>
  );
}
