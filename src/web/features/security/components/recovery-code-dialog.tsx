import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useMakeRecoveryCode } from "../api.ts";
import { ShownCode } from "./shown-code.tsx";

interface RecoveryCodeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly email: string;
  /** A code exists already and stops working when a new one is made. */
  readonly replaces: boolean;
}

/** Asks for her password, then shows the new code this once. */
export function RecoveryCodeDialog({ open, onOpenChange, ...rest }: RecoveryCodeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>Recovery code</Trans>}>
      <MakeThenShow {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface MakeThenShowProps {
  readonly email: string;
  readonly replaces: boolean;
  readonly onDone: () => void;
}

function MakeThenShow({ email, replaces, onDone }: MakeThenShowProps) {
  const { i18n, t } = useLingui();
  const [password, setPassword] = useState("");
  // Making it changes `replaces`; the words keep to what was true when she opened the dialog.
  const [replacedOne] = useState(replaces);
  const { mutate, data, error, isPending } = useMakeRecoveryCode();
  if (data !== undefined)
    return <ShownCode code={data.recoveryCode} email={email} onDone={onDone} />;

  const trouble = error === null ? null : troubleOf(error);
  const isWrong = trouble?.kind === "wrong-password" || trouble?.kind === "fields";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(password);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      {replacedOne && (
        <p>
          <Trans>The code you have now stops working.</Trans>
        </p>
      )}
      <TextField
        label={<Trans>Your password</Trans>}
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        error={isWrong ? t`The password does not match.` : undefined}
        autoComplete="current-password"
        required
      />
      {trouble !== null && !isWrong && <Notice tone="urgent">{i18n._(wordsOf(trouble))}</Notice>}
      <Button type="submit" busy={isPending} disabled={password === ""}>
        {isPending ? <Trans>Making the code...</Trans> : <Trans>Show my code</Trans>}
      </Button>
    </form>
  );
}
