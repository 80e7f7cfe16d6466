import { Trans } from "@lingui/react/macro";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { SharedReportView } from "#web/features/visit/shared-report/components/shared-report-view.tsx";

export function SharedReportPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <main
        id="content"
        className="page-width mx-auto grid w-full max-w-4xl flex-1 content-start gap-6 py-6 lg:py-10"
      >
        <SharedReportView />
      </main>
      <footer className="page-width w-full max-w-4xl py-6 text-sm text-soft print:hidden">
        <Trans>
          Opened in this browser only: the server can't read it. Educational, not a diagnosis.
        </Trans>
        <BetterWordsPlace />
      </footer>
    </div>
  );
}
