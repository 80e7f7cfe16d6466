import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedReport } from "#contract/visit/links.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatInstant, formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { linksQuery, useEndLink, useRemoveLink } from "../api.ts";
import { MakeLink } from "./make-link.tsx";
import { Openings } from "./openings.tsx";
import { TypedName } from "./typed-name.tsx";

interface ReportLinksProps {
  readonly options: VisitOptions;
  /** Unsaved changes of the plan would be missing from the report. */
  readonly isSaving: boolean;
}

export function ReportLinks({ options, isSaving }: ReportLinksProps) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-lg">
        <Trans>A link for your doctor</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          Your doctor opens this version of the report in their browser. Only someone with the link
          can read it; our server can't. You can see when it was opened and turn it off.
        </Trans>
      </p>
      <MakeLink options={options} isSaving={isSaving} />
      <LinkList />
      <TextLink href="/settings/someone-i-trust">
        <Trans>For a partner, your mother or a doula</Trans>
      </TextLink>
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

function LinkRow({ link }: { readonly link: ListedReport }) {
  const { i18n, t } = useLingui();
  const end = useEndLink();
  const remove = useRemoveLink();
  const made = formatInstantDay(link.createdAt, i18n.locale);
  const name = link.label ?? t`Link of ${made}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <TypedName typed={link.label} otherwise={name} />
        <StateLine link={link} />
        <Openings openedAt={link.openedAt} />
        <FailureNotice failure={end.failure ?? remove.failure} />
      </div>
      {link.state === "open" ? (
        <Button
          variant="secondary"
          busy={end.isSaving}
          onClick={() => void end.save(link.id)}
          aria-label={t`Turn off the link: ${name}`}
        >
          <Trans>Turn off the link</Trans>
        </Button>
      ) : (
        <div className="flex items-center gap-2">
          <Chip tone="neutral">
            <Trans>Ended</Trans>
          </Chip>
          <Button
            variant="quiet"
            busy={remove.isSaving}
            onClick={() => void remove.save(link.id)}
            aria-label={t`Remove from the list: ${name}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

function StateLine({ link: { state, expiresAt, hasPin } }: { readonly link: ListedReport }) {
  const { i18n, t } = useLingui();
  const until = formatInstant(expiresAt, i18n.locale);
  const words: Readonly<Record<ListedReport["state"], string>> = {
    open: hasPin ? t`Opens until ${until}, with a PIN` : t`Opens until ${until}`,
    // A restored server has no links.
    expired: Date.parse(expiresAt) > Date.now() ? t`Ended` : t`Expired ${until}`,
    revoked: t`You turned it off`,
    too_many_pins: t`Turned off after five wrong PINs`,
  };
  return <p className="text-sm text-soft">{words[state]}</p>;
}
