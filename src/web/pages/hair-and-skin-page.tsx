import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { readUser } from "#web/api/session.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { bodyChecksQuery } from "#web/features/health/hair-and-skin/api.ts";
import { ChecksHead } from "#web/features/health/hair-and-skin/components/checks-head.tsx";
import { ChecksPage } from "#web/features/health/hair-and-skin/components/checks-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** Her own look at hair and skin, check by check. */
export function HairAndSkinPage() {
  const { t } = useLingui();
  const { today } = useClock();
  const { data, error, refetch } = useQuery(bodyChecksQuery);
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <ChecksHead folderHref="/my-health" />
      {data !== undefined && (
        <ChecksPage checks={data} today={today} owner={readUser()?.id ?? "unknown"} />
      )}
      {data === undefined && error === null && <Spinner label={t`Loading...`} />}
      {data === undefined && error !== null && (
        <FailureNotice failure={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
