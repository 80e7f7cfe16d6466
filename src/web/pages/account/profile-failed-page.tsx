import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { Button } from "#web/ui/button.tsx";

interface ProfileFailedScreenProps {
  readonly error: Error | null;
  readonly onRetry: () => Promise<unknown>;
}

export function ProfileFailedPage({ error, onRetry }: ProfileFailedScreenProps) {
  const { i18n } = useLingui();
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    onRetry().finally(() => setTrying(false));
  };
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <BrandMark className="size-14" />
      <h1 className="text-3xl">
        <Trans>We couldn't reach your data</Trans>
      </h1>
      <p role="alert" className="text-soft">
        {i18n._(wordsOf(failureOf(error)))}
      </p>
      <p className="text-soft">
        <Trans>You're still signed in, and everything you saved is safe.</Trans>
      </p>
      <Button onClick={retry} busy={trying} className="justify-self-start">
        {trying ? <Trans>Trying...</Trans> : <Trans>Try again</Trans>}
      </Button>
      <BetterWordsPlace />
    </main>
  );
}
