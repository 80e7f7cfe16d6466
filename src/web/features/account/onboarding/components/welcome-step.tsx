import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { StepFrame } from "./step-frame.tsx";

export function WelcomeStep({
  name,
  onContinue,
}: {
  readonly name: string | null;
  readonly onContinue: () => void;
}) {
  return (
    <StepFrame
      title={name ? <Trans>Welcome to Mwezi, {name}</Trans> : <Trans>Welcome to Mwezi</Trans>}
      intro={
        <Trans>
          Mwezi means both “moon” and “month”. A few questions let it start from your own body
          rather than from an average. It takes about two minutes.
        </Trans>
      }
      onSubmit={onContinue}
      submitLabel={<Trans>Begin your journey</Trans>}
    >
      <ul className="grid gap-4">
        <Assurance icon="moon">
          <Trans>It shows what is likely, and says how sure it is.</Trans>
        </Assurance>
        <Assurance icon="lock">
          <Trans>What you write is sealed with a key that only your password opens.</Trans>
        </Assurance>
        <Assurance icon="heart">
          <Trans>It informs; it does not diagnose, and it is never contraception.</Trans>
        </Assurance>
      </ul>
    </StepFrame>
  );
}

function Assurance({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-hibiscus-wash text-hibiscus-ink">
        <Icon name={icon} size={22} />
      </span>
      <span>{children}</span>
    </li>
  );
}
