import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Session } from "#contract/account/account.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { deviceName } from "#web/entry/device-name.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { sessionsQuery, useRevokeAllSessions, useRevokeSession } from "../api.ts";
import { lastSeen } from "../view-model.ts";

export function Sessions({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { save, isSaving, failure } = useRevokeAllSessions(onSignedOut);
  return (
    <section className="grid gap-4">
      <SessionList />
      <FailureNotice failure={failure} />
      <div className="grid gap-2">
        <p className="text-soft">
          <Trans>Lost a phone? Sign out everywhere, here too, then sign in again.</Trans>
        </p>
        <Button
          variant="secondary"
          busy={isSaving}
          onClick={() => void save(null)}
          className="justify-self-start"
        >
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
    </section>
  );
}

function SessionList() {
  const sessions = useQuery(sessionsQuery);
  return (
    <Loaded queries={{ sessions }} waiting={<Skeleton className="h-14 w-full" />}>
      {({ sessions: devices }) => (
        <>
          <ul className="grid divide-y divide-line">
            {devices.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {devices.some(({ signedIn }) => !signedIn) && (
            <p className="text-soft">
              <Trans>
                We still know a device you signed out: wrong passwords tried elsewhere don't make it
                wait. Forget it if it's no longer yours.
              </Trans>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { t, i18n } = useLingui();
  const { save, isSaving, failure } = useRevokeSession();
  const device = deviceName(session.device) ?? t`A device with an unknown name`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft tabular-nums">
          {session.signedIn ? (
            <Trans>Signed in {formatInstantDay(session.createdAt, i18n.locale)}.</Trans>
          ) : (
            <Trans>Signed out.</Trans>
          )}{" "}
          <LastSeenWords instant={session.lastSeenAt} />
        </p>
        <FailureNotice failure={failure} />
      </div>
      {session.current ? (
        <Chip tone="aloe">
          <Trans>This device</Trans>
        </Chip>
      ) : (
        <Button
          variant="secondary"
          busy={isSaving}
          onClick={() => void save(session.id)}
          aria-label={session.signedIn ? t`Sign out ${device}` : t`Forget ${device}`}
        >
          {session.signedIn ? <Trans>Sign out</Trans> : <Trans>Forget</Trans>}
        </Button>
      )}
    </li>
  );
}

function LastSeenWords({ instant }: { readonly instant: string }) {
  const { i18n } = useLingui();
  const age = lastSeen(instant, Date.now());
  switch (age.kind) {
    case "now":
      return <Trans>Used just now</Trans>;
    case "minutes":
      return <Plural value={age.count} one="Used # minute ago" other="Used # minutes ago" />;
    case "hours":
      return <Plural value={age.count} one="Used # hour ago" other="Used # hours ago" />;
    case "on-day":
      return <Trans>Used {formatInstantDay(instant, i18n.locale)}</Trans>;
  }
}
