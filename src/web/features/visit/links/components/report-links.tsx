import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { VisitOptions } from "#contract/visit.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { linksQuery } from "../api.ts";
import { LinkRow } from "./link-row.tsx";
import { MakeLink } from "./make-link.tsx";

interface ReportLinksProps {
  readonly options: VisitOptions;
  /** Unsaved changes of the plan would be missing from a report made now. */
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

function LinkList() {
  const links = useQuery(linksQuery);
  return (
    <Loaded queries={{ links }} waiting={<Skeleton className="h-14 w-full" />}>
      {({ links: listed }) =>
        listed.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-lg">
              <Trans>Links you made</Trans>
            </h3>
            <ul className="grid divide-y divide-line">
              {listed.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
