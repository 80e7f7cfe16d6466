import { Trans } from "@lingui/react/macro";
import type { Trouble } from "#web/api/trouble.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { CONSENT_STEP, canContinue, needsGuardian } from "../view-model.ts";
import { GuardianFields } from "./guardian-fields.tsx";
import { SetupTrouble } from "./setup-trouble.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./step-props.tsx";

interface ConsentStepProps extends StepProps {
  readonly saving: boolean;
  readonly trouble: Trouble | null;
}

export function ConsentStep(props: ConsentStepProps) {
  const { draft, change, saving } = props;
  return (
    <StepFrame
      title={<Trans>Privacy and consent</Trans>}
      intro={<Trans>Health data is yours. Here is what happens to it, in four lines.</Trans>}
      onBack={props.onBack}
      onSubmit={props.onContinue}
      submitLabel={saving ? <Trans>Setting up...</Trans> : <Trans>Complete Setup</Trans>}
      canSubmit={canContinue(CONSENT_STEP, draft)}
      busy={saving}
    >
      {props.trouble && <SetupTrouble trouble={props.trouble} />}
      <ConsentFacts />
      <WholeTexts />
      {needsGuardian(draft) && <GuardianFields draft={draft} change={change} />}
      <Checkbox
        name="privacyConsent"
        required
        checked={draft.privacyConsent}
        onChange={(privacyConsent) => change({ privacyConsent })}
        label={
          <Trans>
            I agree that Mwezi stores the health data I enter, sealed, so that it can show me my
            cycle. I know that I can export or delete it at any time in Settings.
          </Trans>
        }
      />
    </StepFrame>
  );
}

function ConsentFacts() {
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-hibiscus">
      <li>
        <Trans>What you write is sealed with a key that your password opens.</Trans>
      </li>
      <li>
        <Trans>It is never sold and never shared.</Trans>
      </li>
      <li>
        <Trans>Mwezi is for learning about your body. It does not replace a doctor.</Trans>
      </li>
      <li>
        <Trans>You may export or delete your data at any time.</Trans>
      </li>
    </ul>
  );
}

function WholeTexts() {
  return (
    <p>
      <Trans>
        The whole of it is in the{" "}
        <a href="/privacy" target="_blank" rel="noopener" className="underline">
          privacy notice
        </a>{" "}
        and the{" "}
        <a href="/terms" target="_blank" rel="noopener" className="underline">
          terms of use
        </a>
        . They open in a new tab.
      </Trans>
    </p>
  );
}
