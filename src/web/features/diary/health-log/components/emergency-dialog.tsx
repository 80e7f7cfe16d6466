import { Trans, useLingui } from "@lingui/react/macro";
import { GENERAL_EMERGENCY_NUMBER } from "#domain/care/emergency-numbers.ts";
import { CallLink } from "#web/entry/concerns/components/call-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { EmergencyReason } from "../view-model.ts";
import { emergencyWords } from "../words.ts";

export function EmergencyDialog(props: {
  readonly reasons: readonly EmergencyReason[];
  readonly onUnderstood: () => void;
  readonly onBack: () => void;
}) {
  const { reasons, onUnderstood, onBack } = props;
  const { i18n, t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={onBack}
      closeLabel={t`Back to the log`}
      title={<Trans>Medical Emergency Alert</Trans>}
      description={reasons.map((reason) => i18n._(emergencyWords[reason])).join(" ")}
    >
      <div className="grid gap-5">
        <p>
          <Trans>
            Get urgent medical care now if you soak a pad or more in an hour, for two hours. Also if
            you faint, have chest pain or shortness of breath, or have sudden or severe pelvic pain.
            Also if you bleed while you are or may be pregnant.
          </Trans>
        </p>
        <CallLink number={GENERAL_EMERGENCY_NUMBER} />
        <div className="grid gap-3">
          <Button onClick={onUnderstood}>
            <Trans>I Understand - Save Data</Trans>
          </Button>
          <ButtonLink variant="secondary" href="/guidance?from=home">
            <Trans>See guidance</Trans>
          </ButtonLink>
          <p className="text-center text-sm text-soft">
            <Trans>We keep what you typed while you read the guidance.</Trans>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
