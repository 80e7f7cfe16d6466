import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { accessQuery } from "../api.ts";
import { AccessList } from "./access-list.tsx";
import { MakeToken } from "./make-token.tsx";

export function TokensCard() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card title={<Trans>Scripts of your own</Trans>}>
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">
          <Trans>
            A program you run, such as Home Assistant, can read or add the notes you choose. It gets
            a token instead of your password.{" "}
            <a className="font-semibold underline" href="/api/openapi.json">
              What it can call
            </a>
          </Trans>
        </p>
        <Loaded
          queries={{ access: useQuery(accessQuery) }}
          waiting={<Skeleton className="h-14 w-full" />}
        >
          {({ access }) => (
            <AccessList accesses={access.filter(({ kind }) => kind === "accessToken")} />
          )}
        </Loaded>
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          <Trans>Make a token</Trans>
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={close} title={<Trans>A token for a script</Trans>}>
        <MakeToken onDone={close} />
      </Dialog>
    </Card>
  );
}
