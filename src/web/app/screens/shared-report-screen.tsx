import { Trans } from "@lingui/react/macro";
import { SheetPreview } from "#web/features/doctor-visit/components/sheet-preview.tsx";
import { OpenedLink } from "#web/features/shared-report/components/opened-link.tsx";
import { SharedHeading } from "#web/features/shared-report/components/shared-heading.tsx";

/** What a clinician sees who was given a link: the report, and nothing of the app. */
export function SharedReportScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <main
        id="content"
        className="page-width grid w-full flex-1 content-start gap-6 py-6 lg:py-10"
      >
        <OpenedLink heading={(expiresAt) => <SharedHeading expiresAt={expiresAt} />}>
          {({ report }) => <SheetPreview report={report} />}
        </OpenedLink>
      </main>
      <footer className="page-width py-6 text-sm text-soft print:hidden">
        <Trans>
          Made with Mwezi from her own notes. Educational, not a diagnosis. The report is opened in
          this browser; the server keeps only what it cannot read.
        </Trans>
      </footer>
    </div>
  );
}
