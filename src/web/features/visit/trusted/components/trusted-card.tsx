import { Trans } from "@lingui/react/macro";
import type { ListedView } from "#contract/visit/trusted-views.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { useCopies } from "../use-copies.ts";
import { AddView } from "./add-view.tsx";
import type { PreviewSource } from "./preview.tsx";
import { ViewRow } from "./view-row.tsx";

export interface TrustedCardProps extends PreviewSource {
  readonly views: readonly ListedView[];
}

export function TrustedCard({ views, overview, today }: TrustedCardProps) {
  useCopies(views, overview, today);
  const source = { overview, today };
  return (
    <>
      <Card title={<Trans>Let someone you trust see a little</Trans>}>
        <div className="grid gap-4">
          <p>
            <Trans>
              A partner, your mother, a doula: they open a link and need no account. They see the
              days to come and nothing that has been. You see each time it is opened.
            </Trans>
          </p>
          <p className="text-soft">
            <Trans>
              Your device makes a small copy of what you switch on and encrypts it. Nothing else can
              get to them: no sex, no fertile days, no notes, no tests, no medicines. The copy is
              renewed whenever you open Mwezi.
            </Trans>
          </p>
          <p className="text-soft">
            <Trans>
              It is yours to give and to take back. “Stop quietly” and “End it for good” show them
              the same words as a link whose time is over: “Not shared at the moment”.
            </Trans>
          </p>
          <TextLink href="/safe">
            <Trans>If someone makes you share</Trans>
          </TextLink>
          {!isSecureContext && (
            <Notice tone="urgent">
              <Trans>
                This page isn't on a secure connection (https), so nothing can be shared.
              </Trans>
            </Notice>
          )}
        </div>
      </Card>
      {views.length > 0 && (
        <Card title={<Trans>Who can see</Trans>}>
          <ul className="-my-4 grid divide-y divide-line">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} {...source} />
            ))}
          </ul>
        </Card>
      )}
      <Card title={<Trans>A new link</Trans>}>
        <AddView {...source} />
      </Card>
    </>
  );
}
