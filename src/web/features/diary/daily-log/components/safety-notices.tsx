import { Trans, useLingui } from "@lingui/react/macro";
import type { SafetyAlert } from "#domain/safety-alerts.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { alertMessages } from "./labels.tsx";

interface SafetyNoticesProps {
  readonly alerts: readonly SafetyAlert[];
  readonly guidanceHref: string;
}

/** What the saved log calls for, in its place on the page for as long as she stays. */
export function SafetyNotices({ alerts, guidanceHref }: SafetyNoticesProps) {
  const { i18n } = useLingui();
  if (alerts.length === 0) return null;
  return (
    <div className="grid gap-3">
      {alerts.map(({ key, level }) => (
        <Notice key={key} tone={level === "urgent" ? "urgent" : "info"}>
          {i18n._(alertMessages[key])}
        </Notice>
      ))}
      <TextLink href={guidanceHref}>
        <Trans>When to get help, and whom to call</Trans>
      </TextLink>
    </div>
  );
}
