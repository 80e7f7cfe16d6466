import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ListedReport } from "#contract/visit/links.ts";
import type { ListedView } from "#contract/visit/trusted-views.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import {
  feedQuery,
  mailQuery,
  pushQuery,
  reportsQuery,
  useEndFeed,
  useEndMail,
  useEndReport,
  useEndView,
  viewsQuery,
} from "../api.ts";
import { AccessRow } from "./access-row.tsx";

/** Lists everything that shares or sends data without a sign-in. */
export function WhoSeesCard() {
  const queries = {
    feed: useQuery(feedQuery),
    reports: useQuery(reportsQuery),
    views: useQuery(viewsQuery),
    mail: useQuery(mailQuery),
    push: useQuery(pushQuery),
  };
  return (
    <Card title={<Trans>Who sees something without signing in</Trans>}>
      <Loaded queries={queries} waiting={<Skeleton className="h-24 w-full" />}>
        {({ feed: { feed }, reports, views, mail: { mail }, push }) => {
          const open = reports.filter(({ state }) => state === "open");
          const getsMail = mail !== null && mail.state !== "off";
          const count = open.length + views.length + push.subscriptions;
          if (count === 0 && !feed && !getsMail) {
            return (
              <p className="text-soft">
                <Trans>Nobody. No link, calendar or message shows anything of yours.</Trans>
              </p>
            );
          }
          return (
            <ul className="grid divide-y divide-line">
              {feed && <FeedRow createdAt={feed.createdAt} />}
              {open.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
              {views.map((view) => (
                <ViewRow key={view.id} view={view} />
              ))}
              {getsMail && <MailRow address={mail.address} />}
              {push.subscriptions > 0 && <PushRow count={push.subscriptions} />}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

function FeedRow({ createdAt }: { readonly createdAt: string }) {
  const { t, i18n } = useLingui();
  const made = formatInstantDay(createdAt, i18n.locale);
  return (
    <AccessRow
      title={<Trans>The calendar link</Trans>}
      details={<Trans>Made {made}. Whoever has the address sees your reminders.</Trans>}
      ending={useEndFeed()}
      of={null}
      endLabel={t`End the calendar link`}
    />
  );
}

function Openings({
  of,
}: {
  readonly of: Pick<ListedReport, "createdAt" | "expiresAt" | "openedAt">;
}) {
  const { i18n } = useLingui();
  const day = (instant: string) => formatInstantDay(instant, i18n.locale);
  const last = of.openedAt.at(-1);
  return (
    <>
      <Trans>
        Made {day(of.createdAt)}, ends {day(of.expiresAt)}.
      </Trans>{" "}
      {last === undefined ? (
        <Trans>Not opened yet</Trans>
      ) : (
        <>
          <Plural value={of.openedAt.length} one="Opened once" other="Opened # times" />{" "}
          <Trans>(last {day(last)}).</Trans>
        </>
      )}
    </>
  );
}

function ReportRow({ report }: { readonly report: ListedReport }) {
  const { t } = useLingui();
  const name = report.label ?? t`no name`;
  return (
    <AccessRow
      title={<Trans>Link to a report: {name}</Trans>}
      details={<Openings of={report} />}
      ending={useEndReport()}
      of={report.id}
      endLabel={t`End the link to a report: ${name}`}
    />
  );
}

function ViewRow({ view }: { readonly view: ListedView }) {
  const { t } = useLingui();
  const name = view.name ?? t`no name`;
  return (
    <AccessRow
      title={<Trans>Link for someone you trust: {name}</Trans>}
      details={<Openings of={view} />}
      ending={useEndView()}
      of={view.id}
      endLabel={t`End the link for someone you trust: ${name}`}
    />
  );
}

function MailRow({ address }: { readonly address: string }) {
  const { t } = useLingui();
  return (
    <AccessRow
      title={<Trans>Notes by email</Trans>}
      details={<Trans>To {address}</Trans>}
      ending={useEndMail()}
      of={null}
      endLabel={t`End notes by email`}
    />
  );
}

function PushRow({ count }: { readonly count: number }) {
  return (
    <AccessRow
      title={<Trans>Messages on your devices</Trans>}
      details={
        <>
          <Plural value={count} one="# browser." other="# browsers." />{" "}
          <Trans>They end when you sign the device out.</Trans>
        </>
      }
    />
  );
}
