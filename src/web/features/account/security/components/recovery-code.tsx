import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ConfirmPrompt } from "../../second-factor/components/confirm-prompt.tsx";
import { accountQuery, useMakeRecoveryCode } from "../api.ts";
import { NewCode } from "./new-code.tsx";

export function RecoveryCode() {
  const account = useQuery(accountQuery);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">
        <Trans>Recovery code</Trans>
      </h3>
      <p className="max-w-prose text-soft">
        <Trans>
          Only your password opens what you write here; we can't reset it for you. If you lose it, a
          recovery code is the only way back in.
        </Trans>
      </p>
      <Loaded queries={{ account }} waiting={<Skeleton className="h-12 w-56" />}>
        {({ account: { email, hasRecoveryCode } }) => (
          <MakeCode email={email ?? readUser()?.email ?? ""} exists={hasRecoveryCode} />
        )}
      </Loaded>
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
        <Chip tone={exists ? "aloe" : "gold"}>
          {exists ? <Trans>You have a code</Trans> : <Trans>No code yet</Trans>}
        </Chip>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} title={<Trans>Recovery code</Trans>}>
        <MakeThenShow email={email} replaces={exists} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface MakeThenShowProps {
  readonly email: string;
  readonly replaces: boolean;
  readonly onDone: () => void;
}

export function MakeThenShow({ email, replaces, onDone }: MakeThenShowProps) {
  // Creating a code changes `replaces`; the text describes the state when the dialog opened.
  const [replacesOne] = useState(replaces);
  const [code, setCode] = useState<string | null>(null);
  const { save, isSaving, failure } = useMakeRecoveryCode((made) => setCode(made.recoveryCode));
  if (code !== null) return <NewCode code={code} email={email} onDone={onDone} />;
  return (
    <>
      {replacesOne && (
        <p className="mb-5">
          <Trans>The code you have now will stop working.</Trans>
        </p>
      )}
      <ConfirmPrompt
        onSubmit={(confirmation) => void save(confirmation)}
        action={<Trans>Show my code</Trans>}
        busyAction={<Trans>Making the code...</Trans>}
        busy={isSaving}
        variant="primary"
        failure={failure}
      />
    </>
  );
}
