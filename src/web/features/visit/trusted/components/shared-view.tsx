import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Labels } from "#web/words/labels.ts";
import { type OpenedView, openView } from "../api.ts";
import { TrustedContentView } from "./trusted-content.tsx";

export function SharedView() {
  const { t } = useLingui();
  const [view, setView] = useState<OpenedView | null>(null);
  useEffect(() => {
    void openView(location.hash).then(setView);
  }, []);
  if (view === null) return <Spinner label={t`Loading...`} />;
  if (view.kind === "opened") return <Opened {...view} />;
  return <Closed why={view.kind} onRetry={() => void openView(location.hash).then(setView)} />;
}

type OpenedProps = Pick<Extract<OpenedView, { kind: "opened" }>, "content" | "expiresAt">;

function Opened({ content, expiresAt }: OpenedProps) {
  const { i18n } = useLingui();
  const { today } = useClock();
  const until = formatInstantDay(expiresAt, i18n.locale);
  return (
    <>
      <header className="flex items-start gap-4">
        <BrandMark className="size-10 flex-none" />
        <div>
          <h1 className="text-2xl sm:text-3xl">
            <Trans>Shared with you</Trans>
          </h1>
          <p className="text-soft">
            <Trans>
              She trusts you with this until {until}. Please keep it to yourself. She can see when
              this page is opened.
            </Trans>
          </p>
        </div>
      </header>
      <Card>
        <TrustedContentView content={content} today={today} heading="h2" />
      </Card>
    </>
  );
}

interface ClosedProps {
  readonly why: Exclude<OpenedView["kind"], "opened">;
  readonly onRetry: () => void;
}

const reasons: Labels<ClosedProps["why"]> = {
  "not-shared": msg`Not shared at the moment`,
  incomplete: msg`Part of the link is missing. Copy the whole link, or ask for it again.`,
  insecure: msg`This page isn't on a secure connection (https), so nothing can be opened here.`,
  failed: msg`We couldn't load this page. Check the connection and try again.`,
};

function Closed({ why, onRetry }: ClosedProps) {
  const { i18n } = useLingui();
  return (
    <Card className="mx-auto w-full max-w-md">
      <div className="grid gap-4">
        <h1 className="text-xl">{i18n._(reasons[why])}</h1>
        {why === "failed" && (
          <Button onClick={onRetry} className="justify-self-start">
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
