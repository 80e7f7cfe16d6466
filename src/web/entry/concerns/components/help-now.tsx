import { Trans } from "@lingui/react/macro";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { openCrisis } from "../../crisis/crisis.ts";
import { CallButton } from "./call-button.tsx";

export function HelpNow({ concern: { key } }: { readonly concern: Concern }) {
  if (key === "self-harm") {
    return (
      <Button className="min-h-14" onClick={() => openCrisis("self-harm")}>
        <Trans>Numbers to call, and breathing room</Trans>
      </Button>
    );
  }
  if (key === "violence") {
    return (
      <ButtonLink className="min-h-14" href="/safe">
        <Trans>Numbers to call, and how to stay safe</Trans>
      </ButtonLink>
    );
  }
  return <CallButton />;
}
