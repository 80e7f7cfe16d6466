import { Trans } from "@lingui/react/macro";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { SetupStepProps } from "./step-props.tsx";

interface PrivacyFieldsProps extends SetupStepProps {
  /** She tried to finish without the tick. */
  readonly isRefused: boolean;
}

export function PrivacyFields({ answers, change, isRefused }: PrivacyFieldsProps) {
  return (
    <>
      <p>
        <Trans>
          What you told this wizard stays in this browser. Everyone who can open this browser
          profile can read it, so lock your phone.
        </Trans>
      </p>
      {isRefused && (
        <Notice tone="urgent">
          <Trans>Please accept the privacy policy to continue.</Trans>
        </Notice>
      )}
      <Checkbox
        name="accepted"
        required
        checked={answers.accepted}
        onChange={(accepted) => change({ accepted })}
        label={
          <Trans>
            I accept the{" "}
            <a href="/privacy" target="_blank" rel="noopener" className="underline">
              privacy policy
            </a>
            .
          </Trans>
        }
      />
    </>
  );
}
