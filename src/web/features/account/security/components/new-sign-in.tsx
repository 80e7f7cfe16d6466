import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Session } from "#contract/account/account.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { deviceName } from "#web/entry/device-name.ts";
import { kept, useKept } from "#web/entry/kept.ts";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { sessionsAtOpeningQuery, useRevokeSession } from "../api.ts";
import { newSignIns } from "../view-model.ts";

/** Time up to which the user confirmed the sign-ins on other devices; per account. */
const answeredUntil = (owner: string) =>
  kept(`${storageKeys.signInsAnswered}.${owner}`, like<string>(""));

/** Alerts to a sign-in on another device until the user confirms it. */
export function NewSignIn({ owner }: { readonly owner: string }) {
  const { data: sessions = [] } = useQuery(sessionsAtOpeningQuery);
  const until = useKept(answeredUntil(owner));
  const [hasEnded, setEnded] = useState(false);
  const [session] = newSignIns(sessions, until);
  if (hasEnded) return <SignInEnded onDone={() => setEnded(false)} />;
  if (!session) return null;
  return (
    <Question
      key={session.id}
      session={session}
      onHers={() => answeredUntil(owner).write(session.createdAt)}
      onEnded={() => setEnded(true)}
    />
  );
}

interface QuestionProps {
  readonly session: Session;
  readonly onHers: () => void;
  readonly onEnded: () => void;
}

function Question({ session, onHers, onEnded }: QuestionProps) {
  const { t, i18n } = useLingui();
  const { save, isSaving, failure } = useRevokeSession();
  const device = deviceName(session.device) ?? t`A device with an unknown name`;
  const when = formatInstant(session.createdAt, i18n.locale);
  const end = async () => {
    if (await save(session.id)) onEnded();
  };
  return (
    <div role="status" className="bg-gold-wash text-sm">
      <div className="page-width flex min-h-11 flex-wrap items-center gap-x-3">
        <p className="mr-auto py-2">
          <Trans>
            A new sign-in: {device}, {when}. Was it you?
          </Trans>{" "}
          {failure && <Trans>It could not be ended. Try again.</Trans>}
        </p>
        <Button variant="quiet" onClick={onHers}>
          <Trans>It was me</Trans>
        </Button>
        <Button variant="quiet" busy={isSaving} onClick={() => void end()}>
          <Trans>End that sign-in</Trans>
        </Button>
      </div>
    </div>
  );
}

function SignInEnded({ onDone }: { readonly onDone: () => void }) {
  return (
    <div role="status" className="bg-gold-wash text-sm">
      <div className="page-width flex min-h-11 flex-wrap items-center gap-x-3">
        <p className="mr-auto py-2">
          <Trans>
            Ended. Someone may know your password:{" "}
            <TextLink href="/settings/security">change it</TextLink>, and everything it opened ends.
          </Trans>
        </p>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
