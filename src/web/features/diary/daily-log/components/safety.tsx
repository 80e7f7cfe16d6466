import { Trans, useLingui } from "@lingui/react/macro";
import type { Alert } from "#domain/concerns/engine/alerts-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { alertMessages } from "../words.ts";

export function SafetyNotices({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { i18n } = useLingui();
  if (alerts.length === 0) return null;
  return (
    <div className="grid gap-3">
      {alerts.map(({ key, level }) => (
        <Notice key={key} tone={level === "urgent" ? "urgent" : "info"}>
          {i18n._(alertMessages[key])}
        </Notice>
      ))}
      <TextLink href="/guidance">
        <Trans>When to get help, and who to call</Trans>
      </TextLink>
    </div>
  );
}

interface SafetyDialogProps {
  readonly open: boolean;
  readonly onDismiss: () => void;
}

/** Shown only after the log is saved: nothing may block saving. */
export function SafetyDialog({ open, onDismiss }: SafetyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onDismiss}
      title={<Trans>How are you right now?</Trans>}
      description={
        <Trans>
          This sounds serious. If you're experiencing heavy bleeding, severe pelvic pain, fainting,
          chest pain or shortness of breath, please seek urgent medical care.
        </Trans>
      }
    >
      <p className="mb-5 text-soft">
        <Trans>Your log is saved.</Trans>
      </p>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
        <ButtonLink href="/guidance">
          <Trans>See guidance</Trans>
        </ButtonLink>
        <Button variant="secondary" onClick={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
