import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type EndableAccess, endableAccess } from "#contract/account/access.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { secondFactorQuery } from "../../second-factor/api.ts";
import { accessWords } from "../words.ts";

export function useEnds() {
  const { data: factor } = useQuery(secondFactorQuery);
  const [remaining, setRemaining] = useState<readonly EndableAccess[]>([]);
  const [code, setCode] = useState("");
  const choices = endableAccess.filter((each) => each !== "secondFactor" || factor?.isOn === true);
  const needsCode = factor?.isOn === true && !remaining.includes("secondFactor");
  return {
    choices,
    remaining,
    needsCode,
    code,
    setCode,
    keep: (access: EndableAccess, stays: boolean) =>
      setRemaining((before) => [
        ...before.filter((each) => each !== access),
        ...(stays ? [access] : []),
      ]),
    begin: () => {
      setRemaining([]);
      setCode("");
    },
    read: () => ({
      ends: choices.filter((each) => !remaining.includes(each)),
      ...(needsCode && code.trim() !== "" && { code }),
    }),
  };
}

interface EndsFieldsProps {
  readonly ends: ReturnType<typeof useEnds>;
  readonly failure: string | null;
}

export function EndsFields({ ends, failure }: EndsFieldsProps) {
  const { t, i18n } = useLingui();
  const isRefused = failure === "wrong-code" || failure === "code-needed";
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">
        <Trans>End every other access</Trans>
      </legend>
      <p className="text-sm text-soft">
        <Trans>
          Other devices, passkeys that open your data and the recovery code always end. Untick what
          is to stay.
        </Trans>
      </p>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {ends.choices.map((access) => (
          <Checkbox
            key={access}
            label={i18n._(accessWords[access])}
            checked={!ends.remaining.includes(access)}
            onChange={(isTicked) => ends.keep(access, !isTicked)}
          />
        ))}
      </div>
      {ends.needsCode && (
        <TextField
          name="code"
          label={<Trans>A code from your app, or a spare code</Trans>}
          value={ends.code}
          onChange={ends.setCode}
          autoComplete="one-time-code"
          error={
            isRefused ? t`That code doesn't match. Type the one your app shows now.` : undefined
          }
        />
      )}
    </fieldset>
  );
}
