import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { TextField } from "./text-field.tsx";

interface PasswordPromptProps {
  readonly onSubmit: (password: string) => void;
  /** What the button does, and what it says while it does. */
  readonly action: ReactNode;
  readonly busyAction: ReactNode;
  readonly busy: boolean;
  readonly variant: "primary" | "danger";
  /** What is wrong with the password. */
  readonly error?: string | undefined;
  /** What else went wrong. */
  readonly trouble?: string | undefined;
  /** A way out, beside the button. */
  readonly wayOut?: ReactNode | undefined;
}

/** Asks for the password before something weighty. What was typed stays when it is refused. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(password);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        label={<Trans>Your password</Trans>}
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        error={props.error}
        autoComplete="current-password"
        required
      />
      {props.trouble && <Notice tone="urgent">{props.trouble}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {props.wayOut}
        <Button type="submit" variant={props.variant} busy={props.busy} disabled={password === ""}>
          {props.busy ? props.busyAction : props.action}
        </Button>
      </div>
    </form>
  );
}
