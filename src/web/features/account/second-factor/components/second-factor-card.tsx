import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { secondFactorQuery, useTurnOff } from "../api.ts";
import { CodeForm } from "./code-form.tsx";
import { TurnOn } from "./turn-on.tsx";

export function SecondFactorCard() {
  const factor = useQuery(secondFactorQuery);
  return (
    <Card id="second-factor" title={<Trans>A code at sign-in</Trans>} className="scroll-mt-24">
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">
          <Trans>
            Someone who knows your password still needs a code from an app on your phone. A passkey
            asks for no code. Your recovery code turns it off, so that you can always come back.
          </Trans>
        </p>
        <Loaded queries={{ factor }} waiting={<Skeleton className="h-12 w-56" />}>
          {({ factor: { isOn, hasApp, spareCodes } }) => (
            <>
              {hasApp && <TurnOff spareCodes={spareCodes} />}
              {isOn && !hasApp && <ByPasskey spareCodes={spareCodes} />}
              <TurnOn isOn={hasApp} />
            </>
          )}
        </Loaded>
        <p className="max-w-prose text-sm text-soft">
          <Trans>Turning it on or off signs out your other devices.</Trans>
        </p>
      </div>
    </Card>
  );
}

function ByPasskey({ spareCodes }: { readonly spareCodes: number }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Chip tone={spareCodes > 2 ? "aloe" : "gold"}>
          <Trans>On by passkey</Trans>
        </Chip>
        <p className="text-sm">
          <Plural value={spareCodes} one="# spare code left" other="# spare codes left" />
        </p>
      </div>
      {spareCodes <= 2 && (
        <p className="text-sm text-soft">
          <Trans>To get ten new spare codes, ask for a code of an app too.</Trans>
        </p>
      )}
    </>
  );
}

function TurnOff({ spareCodes }: { readonly spareCodes: number }) {
  const [isOpen, setOpen] = useState(false);
  const { save, isSaving, failure } = useTurnOff(() => setOpen(false));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Trans>Turn off</Trans>
        </Button>
        <Chip tone={spareCodes > 2 ? "aloe" : "gold"}>
          <Plural value={spareCodes} one="On, # spare code left" other="On, # spare codes left" />
        </Chip>
      </div>
      {spareCodes <= 2 && (
        <p className="text-sm text-soft">
          <Trans>To get ten new spare codes, turn it off and on again.</Trans>
        </p>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={<Trans>Ask for no code any more?</Trans>}>
        <CodeForm
          codeLabel={<Trans>A code from your app, or a spare code</Trans>}
          action={<Trans>Turn off</Trans>}
          variant="danger"
          busy={isSaving}
          failure={failure}
          onSubmit={(answer) => void save(answer)}
        />
      </Dialog>
    </>
  );
}
