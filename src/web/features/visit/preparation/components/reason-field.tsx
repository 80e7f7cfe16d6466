import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { REASON_LENGTH_MAX } from "#contract/visit/visit.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface ReasonFieldProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const [text, setText] = useState(reason);
  const keep = () => {
    const words = text.replace(/\s+/gu, " ").trim();
    setText(words);
    if (words !== reason) onChange(words);
  };
  return (
    <TextField
      label={<Trans>What do you come for?</Trans>}
      hint={<Trans>In a few words. It's the first thing your doctor reads.</Trans>}
      name="reason"
      autoComplete="off"
      maxLength={REASON_LENGTH_MAX}
      value={text}
      onChange={setText}
      onBlur={keep}
    />
  );
}
