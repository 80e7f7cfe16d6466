import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { sessionsQuery, useRevokeAllSessions } from "../api.ts";
import { SessionRow } from "./session-row.tsx";

/** Where she is signed in, and how to end it. */
export function Sessions({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { i18n } = useLingui();
  const revokeAll = useRevokeAllSessions();
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">
        <Trans>Where you are signed in</Trans>
      </h3>
      <SessionList />
      {revokeAll.error !== null && (
        <Notice tone="urgent">{i18n._(wordsOf(troubleOf(revokeAll.error)))}</Notice>
      )}
      <div className="grid gap-2">
        <p className="text-soft">
          <Trans>Lost a phone? End every session, this one too, and sign in again.</Trans>
        </p>
        <Button
          variant="secondary"
          busy={revokeAll.isPending}
          onClick={() => revokeAll.mutate(undefined, { onSuccess: onSignedOut })}
          className="justify-self-start"
        >
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
    </section>
  );
}

function SessionList() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(sessionsQuery);
  if (data !== undefined) {
    return (
      <ul className="grid divide-y divide-line">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    );
  }
  if (error !== null) {
    return <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />;
  }
  return <Skeleton className="h-14 w-full" />;
}
