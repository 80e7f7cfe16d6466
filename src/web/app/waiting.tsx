import { Trans, useLingui } from "@lingui/react/macro";
import { Spinner } from "#web/ui/spinner.tsx";

export function Waiting() {
  const { t } = useLingui();
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="sr-only">
        <Trans>Mwezi</Trans>
      </h1>
      <Spinner label={t`Loading...`} />
    </main>
  );
}
