import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { PasswordPrompt } from "#web/entry/proof/password-prompt.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Confirmation, secondFactorQuery } from "../api.ts";
import { CodeForm } from "./code-form.tsx";

interface ConfirmPromptProps extends Omit<ComponentProps<typeof PasswordPrompt>, "onSubmit"> {
  readonly onSubmit: (confirmation: Confirmation) => void;
}

export function ConfirmPrompt({ onSubmit, ...prompt }: ConfirmPromptProps) {
  const factor = useQuery(secondFactorQuery);
  return (
    <Loaded queries={{ factor }} waiting={<Skeleton className="h-24 w-full" />}>
      {({ factor: { isOn } }) =>
        isOn ? (
          <CodeForm
            codeLabel={<Trans>A code from your app, or a spare code</Trans>}
            action={prompt.busy ? prompt.busyAction : prompt.action}
            variant={prompt.variant}
            busy={prompt.busy}
            failure={prompt.failure}
            onSubmit={onSubmit}
            onPasskey={(password) => onSubmit({ password })}
          />
        ) : (
          <PasswordPrompt {...prompt} onSubmit={(password) => onSubmit({ password })} />
        )
      }
    </Loaded>
  );
}
