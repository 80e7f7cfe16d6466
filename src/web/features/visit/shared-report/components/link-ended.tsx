import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Closed } from "../api.ts";

interface LinkEndedProps {
  readonly why: Closed;
  readonly onRetry: () => void;
}

/** Why nothing is shown, and what to do. */
export function LinkEnded({ why, onRetry }: LinkEndedProps) {
  return (
    <Card title={<Title why={why} />} className="mx-auto max-w-md">
      <div className="grid gap-4">
        <p>
          <Reason why={why} />
        </p>
        {why === "failed" && (
          <Button onClick={onRetry} className="justify-self-start">
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

function Title({ why }: Pick<LinkEndedProps, "why">) {
  if (why === "ended") return <Trans>This link no longer opens</Trans>;
  return <Trans>The report did not open</Trans>;
}

function Reason({ why }: Pick<LinkEndedProps, "why">) {
  switch (why) {
    case "incomplete":
      return <Trans>Part of the link is missing. Copy the whole link, or ask for it again.</Trans>;
    case "insecure":
      return (
        <Trans>This page came without https, and then nothing sealed can be opened here.</Trans>
      );
    case "ended":
      return (
        <Trans>It has run out, or the woman who sent it has ended it. Ask her for a new one.</Trans>
      );
    case "failed":
      return <Trans>The report could not be fetched. Check the connection and try again.</Trans>;
  }
}
