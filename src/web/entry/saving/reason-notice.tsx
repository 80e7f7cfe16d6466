import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export interface ReasonNoticeProps {
  readonly failure: Error | null;
  readonly title?: ReactNode;
  /** "info" if the user can continue. */
  readonly tone?: "urgent" | "info";
  readonly children?: ReactNode;
  readonly messages?: readonly string[];
  readonly onRetry?: (() => void) | undefined;
  readonly retry?: ReactNode;
}

function SignedOut({ title }: Pick<ReasonNoticeProps, "title">) {
  const { i18n } = useLingui();
  const [isOffline, setOffline] = useState(false);
  const leave = async () => {
    try {
      const { endSession } = await import("../drafts/resume-point.ts");
      await endSession();
      location.assign("/login");
    } catch {
      setOffline(true);
    }
  };
  return (
    <Notice tone="info" title={title}>
      <p>
        <Trans>You were signed out. Sign in and what you typed will be here.</Trans>{" "}
        {isOffline && i18n._(wordsOf({ kind: "offline" }))}
      </p>
      <Button variant="secondary" className="mt-3" onClick={leave}>
        <Trans>Sign in</Trans>
      </Button>
    </Notice>
  );
}

export function ReasonNotice(props: ReasonNoticeProps) {
  const { failure, title, tone = "urgent", messages = [], onRetry, retry } = props;
  const { i18n } = useLingui();
  if (failure === null) return null;
  const reason = failureOf(failure);
  if (reason.kind === "signed-out") return <SignedOut title={title} />;
  const isNotSaved = reason.kind === "not-saved";
  const { children = isNotSaved && <Trans>What you typed is still here.</Trans> } = props;
  return (
    <Notice tone={tone} title={title}>
      <p>
        {messages.length === 1 ? messages[0] : i18n._(wordsOf(reason))} {children}
      </p>
      {messages.length > 1 && (
        <ul className="list-disc pl-5">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {onRetry && (
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          {retry ?? <Trans>Try again</Trans>}
        </Button>
      )}
    </Notice>
  );
}
