import { Trans } from "@lingui/react/macro";
import type { FertileWindow } from "#domain/fertile-window.ts";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

interface HiddenCardProps {
  readonly reason: Extract<FertileWindow, { kind: "hidden" }>["reason"];
  readonly settingsHref: string;
}

/** Stands in place of the chart where it would be wrong, or where she asked not to see it. */
export function HiddenCard({ reason, settingsHref }: HiddenCardProps) {
  return (
    <Card>
      <p>
        <Because reason={reason} />
      </p>
      <TextLink href={settingsHref}>
        <Trans>Settings</Trans>
      </TextLink>
    </Card>
  );
}

function Because({ reason }: Pick<HiddenCardProps, "reason">) {
  switch (reason) {
    case "her-choice":
      return <Trans>You chose in Settings not to see this page.</Trans>;
    case "pregnant":
      return <Trans>Not shown while you are pregnant.</Trans>;
    case "hormonal-contraception":
      return (
        <Trans>
          Not shown: hormonal contraception changes these signs, so they cannot be read from a
          chart.
        </Trans>
      );
    case "iud":
      return (
        <Trans>
          Not shown: some IUDs release hormones, so these signs could be read wrongly from a chart.
        </Trans>
      );
  }
}
