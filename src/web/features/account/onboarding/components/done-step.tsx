import { Trans } from "@lingui/react/macro";
import { MoonEmblem } from "#web/beads/moon-emblem.tsx";
import { StepFrame } from "./step-frame.tsx";

export function DoneStep({ onGo }: { readonly onGo: () => void }) {
  return (
    <StepFrame
      title={<Trans>You're all set</Trans>}
      intro={<Trans>Thank you. Your own space is ready, and it grows with what you log.</Trans>}
      onSubmit={onGo}
      submitLabel={<Trans>Go to Dashboard</Trans>}
    >
      <MoonEmblem className="mx-auto my-2 size-56" />
    </StepFrame>
  );
}
