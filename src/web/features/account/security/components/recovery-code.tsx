import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { accountQuery } from "../api.ts";
import { RecoveryCodeDialog } from "./recovery-code-dialog.tsx";

/** Whether a recovery code exists, and the way to make one. */
export function RecoveryCode() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(accountQuery);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">
        <Trans>Recovery code</Trans>
      </h3>
      <p className="max-w-prose text-soft">
        <Trans>
          Only your password opens what you write here; we cannot reset it for you. If you lose it,
          a recovery code is the one way back in.
        </Trans>
      </p>
      {data !== undefined ? (
        <MakeCode email={data.email} exists={data.hasRecoveryCode} />
      ) : error !== null ? (
        <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />
      ) : (
        <Skeleton className="h-12 w-56" />
      )}
    </section>
  );
}

function MakeCode({ email, exists }: { readonly email: string; readonly exists: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant={exists ? "secondary" : "primary"} onClick={() => setOpen(true)}>
          {exists ? <Trans>Make a new code</Trans> : <Trans>Make a recovery code</Trans>}
        </Button>
        {exists ? (
          <Chip tone="aloe">
            <Trans>You have a code</Trans>
          </Chip>
        ) : (
          <Chip tone="gold">
            <Trans>No code yet</Trans>
          </Chip>
        )}
      </div>
      <RecoveryCodeDialog open={isOpen} onOpenChange={setOpen} email={email} replaces={exists} />
    </>
  );
}
