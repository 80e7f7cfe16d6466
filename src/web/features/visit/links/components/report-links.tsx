import { Trans } from "@lingui/react/macro";
import type { VisitOptions } from "#contract/visit.ts";
import { LinkList } from "./link-list.tsx";
import { MakeLink } from "./make-link.tsx";

interface ReportLinksProps {
  readonly options: VisitOptions;
  /** What she just wrote is on its way to the server, and would be missing from a report now. */
  readonly isSaving: boolean;
}

/** A link that opens this report for one clinician, and the links made before. */
export function ReportLinks({ options, isSaving }: ReportLinksProps) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-lg">
        <Trans>A link for the clinician</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          The report as it is now, opened in their own browser. Only the link can open it, not even
          this server; you see when it was opened, and you can end it.
        </Trans>
      </p>
      <MakeLink options={options} isSaving={isSaving} />
      <LinkList />
    </section>
  );
}
