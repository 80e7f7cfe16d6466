import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Card } from "#web/ui/card.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { whyWords } from "../words.ts";
import { FileFormActions } from "./file-form-actions.tsx";

interface PasswordFormProps {
  readonly isWrong: boolean;
  readonly onPassword: (password: string) => void;
  readonly onStartOver: () => void;
}

export function PasswordForm({ isWrong, onPassword, onStartOver }: PasswordFormProps) {
  const { i18n, t } = useLingui();
  const [password, setPassword] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const wrong = isWrong && password === "" ? i18n._(whyWords.wrong_password) : undefined;
  return (
    <Card title={<Trans>This zip needs its password</Trans>}>
      <Form
        className="grid gap-5"
        onSubmit={() => {
          setEmpty(password === "");
          if (password !== "") onPassword(password);
        }}
      >
        <p className="text-soft">
          <Trans>
            Clue shows it when you ask for your data; Flo sends it in a separate email. We use it on
            this device only and don't store it.
          </Trans>
        </p>
        <PasswordField
          name="zip-password"
          autoComplete="off"
          label={<Trans>The zip's password</Trans>}
          value={password}
          onChange={(next) => {
            setEmpty(false);
            setPassword(next);
          }}
          error={isEmpty ? t`Type the password of the zip.` : wrong}
        />
        <FileFormActions onStartOver={onStartOver}>
          <Trans>Open it</Trans>
        </FileFormActions>
      </Form>
    </Card>
  );
}
