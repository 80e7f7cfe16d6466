import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FertileWindow } from "#domain/phase/fertile-window.ts";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";

type HiddenReason = Extract<FertileWindow, { kind: "hidden" }>["reason"];

const reasons: Record<HiddenReason, ReactNode> = {
  "her-choice": <Trans>You chose in “Settings” not to see this page.</Trans>,
  pregnant: <Trans>Not shown while you're pregnant.</Trans>,
  "hormonal-contraception": (
    <Trans>
      Not shown: hormonal contraception changes these signs, so a chart can't show ovulation.
    </Trans>
  ),
  iud: (
    <Trans>
      Not shown: some IUDs release hormones, so a chart could be wrong. If yours is copper, tell us
      in “Settings”.
    </Trans>
  ),
};

export const HiddenCard = ({ reason }: { readonly reason: HiddenReason }) => (
  <Card>
    <p>{reasons[reason]}</p>
    <TextLink href="/settings/what-you-see">
      <Trans>Settings</Trans>
    </TextLink>
  </Card>
);
