import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#contract/kernel/fields.ts";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { PasswordStrength } from "../../password-strength/components/password-strength.tsx";
import { supportedMethods, type UnlockMethod } from "../api.ts";

export function UnlockFields({
  method: way,
  onMethod: onWay,
  secret,
  onSecret,
  error,
}: {
  readonly method: UnlockMethod;
  readonly onMethod: (way: UnlockMethod) => void;
  readonly secret: string;
  readonly onSecret: (secret: string) => void;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  const labels = { password: t`A password`, pin: t`A PIN`, passkey: t`A passkey` };
  const [methods, setMethods] = useState<readonly UnlockMethod[]>([]);
  useEffect(() => setMethods(supportedMethods()), []);
  const field = {
    name: "password",
    required: true,
    value: secret,
    onChange: onSecret,
    error,
    enterKeyHint: "go" as const,
  };
  return (
    <div className="grid gap-4">
      {methods.length > 1 && (
        <ChoiceChips
          legend={t`What opens it on this phone`}
          hint={t`Choose one.`}
          name="way"
          value={way}
          onChange={(next) => onWay(next ?? way)}
          options={methods.map((value) => ({ value, label: labels[value] }))}
        />
      )}
      {way === "password" && (
        <div className="grid gap-2">
          <PasswordField
            {...field}
            label={t`Password`}
            hint={t`At least 6 characters; a long sentence is best. It is also the key to what you write.`}
            autoComplete="new-password"
            minLength={PASSWORD_MIN_LENGTH}
          />
          <PasswordStrength password={secret} known={[]} />
        </div>
      )}
      {way === "pin" && <PasswordField {...field} isPin label={t`PIN, 4 to 8 digits`} />}
      {way !== "password" && (
        <p className="text-sm text-soft">
          <Trans>
            Some settings, and other phones, ask for a password. Your recovery code sets one.
          </Trans>
        </p>
      )}
    </div>
  );
}
