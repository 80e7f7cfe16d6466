import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { failureOf } from "#web/api/failure.ts";
import { wordsOf } from "#web/api/failure-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export interface ReasonNoticeProps {
  readonly failure: Error | null;
  readonly title?: ReactNode;
  /** "info" where she can go on all the same. */
  readonly tone?: "urgent" | "info";
  /** Stands behind the reason: what is still here. */
  readonly children?: ReactNode;
  /** Refused fields in words, where the form does not show them at the field. */
  readonly messages?: readonly string[];
  readonly onRetry?: (() => void) | undefined;
  /** What the button says, where "Try again" does not fit. */
  readonly retry?: ReactNode;
}

/** Leads to sign-in and back. */
function SignedOut({ title }: Pick<ReasonNoticeProps, "title">) {
  const { i18n } = useLingui();
  const [isOffline, setOffline] = useState(false);
  const leave = async () => {
    try {
      const { endSession } = await import("./resume-point.ts");
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

/** Why a call failed and what to do next, where she pressed; nothing while all is well. */
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
