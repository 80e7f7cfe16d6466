import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { lockWith } from "#web/entry/lock/pin.ts";
import { lockOf, openTab } from "#web/entry/lock/record.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { type PinProblems, pinProblems, USUAL_MINUTES } from "../form.ts";
import { MinutesField } from "./minutes-field.tsx";

export function NewPin({ owner }: { readonly owner: string }) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState({ pin: "", again: "" });
  const [minutes, setMinutes] = useState<number>(USUAL_MINUTES);
  const [problems, setProblems] = useState<PinProblems>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const found = pinProblems(draft);
    setProblems(found);
    if (isBusy || Object.keys(found).length > 0) return;
    setBusy(true);
    openTab(Date.now());
    const isWritten = lockOf(owner).write(await lockWith(draft.pin, minutes));
    setBusy(false);
    showToast(
      isWritten
        ? { title: t`PIN set`, description: t`Mwezi asks for it when it is opened again.` }
        : {
            title: t`Not set`,
            description: t`This browser keeps nothing. Make room and try again.`,
          },
    );
  };
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <PasswordField
        isPin
        name="new-pin"
        label={<Trans>PIN, 4 to 8 digits</Trans>}
        value={draft.pin}
        error={problems.pin && i18n._(problems.pin)}
        onChange={(pin) => setDraft({ ...draft, pin })}
      />
      <PasswordField
        isPin
        name="new-pin-again"
        label={<Trans>The same PIN again</Trans>}
        value={draft.again}
        error={problems.again && i18n._(problems.again)}
        onChange={(again) => setDraft({ ...draft, again })}
      />
      <MinutesField value={minutes} onChange={setMinutes} />
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        <Trans>Set PIN</Trans>
      </Button>
    </Form>
  );
}
