import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { readGlucoseUnit } from "#web/features/health-log/api.ts";
import { metabolicQuery } from "#web/features/labs/api.ts";
import { LabsLimits } from "#web/features/labs/components/labs-limits.tsx";
import { LabsPage } from "#web/features/labs/components/labs-page.tsx";
import { SubPage } from "#web/features/my-health/components/sub-page.tsx";
import { UploadsSection } from "#web/features/uploads/components/uploads-section.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useClock } from "../use-clock.ts";

/** Her laboratory and other measured values. */
export function LabsScreen() {
  const { i18n, t } = useLingui();
  const { today } = useClock();
  const { data, error, refetch } = useQuery(metabolicQuery);
  return (
    <SubPage title={<Trans>Labs</Trans>}>
      {data !== undefined && (
        <LabsPage entries={data} glucoseUnit={readGlucoseUnit()} today={today} />
      )}
      {data === undefined && error === null && <Spinner label={t`Loading...`} />}
      {data === undefined && error !== null && (
        <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={() => void refetch()} />
      )}
      <UploadsSection today={today} />
      <LabsLimits />
    </SubPage>
  );
}
