import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { deviceName } from "#web/entry/device-name.ts";
import { storedValue, useStoredValue } from "#web/entry/stored-value.ts";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { StatusBar } from "#web/ui/status-bar.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { accessAtOpeningQuery, useRevokeSession } from "../api.ts";
import { newAccesses } from "../view-model.ts";

type NewAccess = ReturnType<typeof newAccesses>[number];

/** Time up to which the user confirmed the access made on other devices; per account. */
const answeredUntil = (owner: string) =>
  storedValue(`${storageKeys.signInsAnswered}.${owner}`, like<string>(""));

export function NewSignIn({ owner }: { readonly owner: string }) {
  const { data: accesses = [] } = useQuery(accessAtOpeningQuery);
  const until = useStoredValue(answeredUntil(owner));
  const [hasEnded, setEnded] = useState(false);
  const [access] = newAccesses(accesses, until);
  if (hasEnded) return <SignInEnded onDone={() => setEnded(false)} />;
  if (!access) return null;
  const question = { access, onConfirm: () => answeredUntil(owner).write(access.createdAt) };
  return access.kind === "session" ? (
    <SignInQuestion key={access.id} {...question} onEnded={() => setEnded(true)} />
  ) : (
    <AccessQuestion key={access.id} {...question} />
  );
}

interface QuestionProps {
  readonly access: NewAccess;
  readonly onConfirm: () => void;
}

function AccessQuestion({ access, onConfirm }: QuestionProps) {
  const { i18n } = useLingui();
  const when = formatInstant(access.createdAt, i18n.locale);
  return (
    <StatusBar tone="gold">
      <p className="mr-auto py-2">
        {access.kind === "secondFactor" ? (
          <Trans>Someone typed your password, {when}, and stopped at the code. Was it you?</Trans>
        ) : (
          <Trans>Another device made a link, a passkey or a token, {when}. Was it you?</Trans>
        )}{" "}
        <TextLink href="/settings/access">
          <Trans>See who can get in</Trans>
        </TextLink>
      </p>
      <Button variant="quiet" onClick={onConfirm}>
        <Trans>It was me</Trans>
      </Button>
    </StatusBar>
  );
}

interface SignInQuestionProps extends QuestionProps {
  readonly onEnded: () => void;
}

function SignInQuestion({ access, onConfirm, onEnded }: SignInQuestionProps) {
  const { t, i18n } = useLingui();
  const { save, isSaving, failure } = useRevokeSession();
  const device = deviceName(access.name) ?? t`A device with an unknown name`;
  const when = formatInstant(access.createdAt, i18n.locale);
  const end = async () => {
    if (await save(access.id)) onEnded();
  };
  return (
    <StatusBar tone="gold">
      <p className="mr-auto py-2">
        <Trans>
          A new sign-in: {device}, {when}. Was it you?
        </Trans>{" "}
        {failure && <Trans>It could not be ended. Try again.</Trans>}
      </p>
      <Button variant="quiet" onClick={onConfirm}>
        <Trans>It was me</Trans>
      </Button>
      <Button variant="quiet" busy={isSaving} onClick={() => void end()}>
        <Trans>End that sign-in</Trans>
      </Button>
    </StatusBar>
  );
}

function SignInEnded({ onDone }: { readonly onDone: () => void }) {
  return (
    <StatusBar tone="gold">
      <p className="mr-auto py-2">
        <Trans>
          Ended. Someone may know your password:{" "}
          <TextLink href="/settings/security">change it</TextLink>, and everything it opened ends.
        </Trans>
      </p>
      <Button variant="quiet" onClick={onDone}>
        <Trans>Close</Trans>
      </Button>
    </StatusBar>
  );
}
