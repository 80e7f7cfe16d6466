import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Labels } from "#web/words/labels.ts";
import { isPin } from "../../links/view-model.ts";
import type { PinRefusal } from "../api.ts";

interface PinFormProps {
  readonly refusal: PinRefusal;
  readonly onPin: (pin: string) => Promise<void>;
}

const refusals: Labels<Exclude<PinRefusal, "none">> = {
  wrong: msg`That isn't the PIN. After five wrong PINs the link stops working.`,
  failed: msg`We couldn't load the report. Check the connection and try again.`,
};

export function PinForm({ refusal, onPin }: PinFormProps) {
  const { i18n, t } = useLingui();
  const [pin, setPin] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isMalformed, setMalformed] = useState(false);
  const submit = async () => {
    setMalformed(!isPin(pin));
    if (!isPin(pin)) return;
    setBusy(true);
    await onPin(pin);
    setBusy(false);
  };
  return (
    <Card title={<Trans>This report asks for a PIN</Trans>} className="max-w-md">
      <Form onSubmit={submit} className="grid gap-4">
        <p className="text-soft">
          <Trans>The woman who sent you this link can tell you the PIN.</Trans>
        </p>
        <TextField
          name="pin"
          label={t`PIN`}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          error={isMalformed ? t`Enter the 4 to 8 digits of the PIN.` : undefined}
          onChange={setPin}
        />
        {refusal !== "none" && <Notice tone="urgent">{i18n._(refusals[refusal])}</Notice>}
        <Button type="submit" busy={isBusy} className="justify-self-start">
          <Trans>Open the report</Trans>
        </Button>
      </Form>
    </Card>
  );
}
