import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { PasswordPrompt } from "#web/entry/proof/password-prompt.tsx";
import { unprovenWords } from "#web/entry/proof/words.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Confirmation, secondFactorQuery } from "../api.ts";
import { CodeForm } from "./code-form.tsx";

interface ConfirmPromptProps extends Omit<ComponentProps<typeof PasswordPrompt>, "onSubmit"> {
  readonly onSubmit: (confirmation: Confirmation) => void;
}

export function ConfirmPrompt({ onSubmit, ...prompt }: ConfirmPromptProps) {
  const { i18n } = useLingui();
  const factor = useQuery(secondFactorQuery);
  const trouble = prompt.failure instanceof PasskeyError ? prompt.failure.trouble : null;
  return (
    <Loaded queries={{ factor }} waiting={<Skeleton className="h-24 w-full" />}>
      {({ factor: { isOn } }) =>
        isOn ? (
          <>
            {trouble && <Notice tone="urgent">{i18n._(unprovenWords[trouble])}</Notice>}
            <CodeForm
              codeLabel={<Trans>A code from your app, or a spare code</Trans>}
              action={prompt.busy ? prompt.busyAction : prompt.action}
              variant={prompt.variant}
              busy={prompt.busy}
              failure={trouble ? null : prompt.failure}
              onSubmit={onSubmit}
              onPasskey={(password) => onSubmit({ password })}
            />
          </>
        ) : (
          <PasswordPrompt {...prompt} onSubmit={(password) => onSubmit({ password })} />
        )
      }
    </Loaded>
  );
}
