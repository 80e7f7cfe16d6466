import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Session } from "#contract/account.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatInstantDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { useRevokeSession } from "../api.ts";
import { lastSeen } from "../view-model.ts";

/** One device: its name, when it was last used, and the button that signs it out. */
export function SessionRow({ session }: { readonly session: Session }) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error } = useRevokeSession();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{session.device}</p>
        <p className="text-sm text-soft tabular-nums">
          <LastSeenWords instant={session.lastSeenAt} />
        </p>
        {error !== null && (
          <p role="alert" className="text-sm font-semibold text-urgent">
            {i18n._(wordsOf(troubleOf(error)))}
          </p>
        )}
      </div>
      {session.current ? (
        <Chip tone="aloe">
          <Trans>This device</Trans>
        </Chip>
      ) : (
        <Button
          variant="quiet"
          busy={isPending}
          onClick={() => mutate(session.id)}
          aria-label={t`Sign out ${session.device}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

function LastSeenWords({ instant }: { readonly instant: string }) {
  const { i18n } = useLingui();
  const seen = lastSeen(instant, Date.now());
  switch (seen.kind) {
    case "now":
      return <Trans>Used just now</Trans>;
    case "minutes":
      return <Plural value={seen.count} one="Used # minute ago" other="Used # minutes ago" />;
    case "hours":
      return <Plural value={seen.count} one="Used # hour ago" other="Used # hours ago" />;
    case "on-day":
      return <Trans>Used {formatInstantDay(instant, i18n.locale)}</Trans>;
  }
}
