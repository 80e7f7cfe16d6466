import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { ReportLinks } from "#web/features/visit/links/components/report-links.tsx";
import { visitPlanQuery } from "#web/features/visit/preparation/api.ts";
import { DoctorVisitView } from "#web/features/visit/preparation/components/doctor-visit-view.tsx";
import { SubPage } from "#web/pages/sub-page.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** One page for her clinician, out of everything she logged and wants to ask. */
export function DoctorVisitPage() {
  const { i18n, t } = useLingui();
  const { data, error, refetch } = useQuery(visitPlanQuery);
  return (
    <SubPage
      title={<Trans>Doctor Visit Prep</Trans>}
      intro={<Trans>One page to hand over, and the questions you do not want to forget.</Trans>}
    >
      {data !== undefined && (
        <DoctorVisitView
          plan={data}
          linkFor={(options, isSaving) => <ReportLinks options={options} isSaving={isSaving} />}
        />
      )}
      {data === undefined && error === null && <Spinner label={t`Loading...`} />}
      {data === undefined && error !== null && (
        <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={() => void refetch()} />
      )}
    </SubPage>
  );
}
