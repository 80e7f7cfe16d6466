import { Trans, useLingui } from "@lingui/react/macro";
import { TextField } from "#web/ui/text-field.tsx";
import type { SetupStepProps } from "./step-props.tsx";

export function WelcomeFields({ answers, change }: SetupStepProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Six short steps fit Mwezi to you. These answers stay in this browser only. You can skip
          them, and nothing is missing if you do.
        </Trans>
      </p>
      <TextField
        label={t`First name (optional)`}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        value={answers.firstName}
        onChange={(firstName) => change({ firstName })}
      />
    </>
  );
}
