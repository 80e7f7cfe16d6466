import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { readUser } from "#web/api/session/session.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { pinProblems } from "../../lock/form.ts";
import { forgetPerson, rememberProven } from "../api.ts";
import { type Bead, freeBeads, isRemembered, people } from "../view-model.ts";
import { beadWords } from "../words.ts";

export function RememberCard() {
  const user = readUser();
  useStoredValue(people);
  if (user === null || !isSecureContext) return null;
  return (
    <Card id="people" title={<Trans>Several women on this phone</Trans>} className="scroll-mt-24">
      <p className="mb-4 text-soft">
        <Trans>
          Be remembered at sign-in by a bead, without name or words, and open your account with a
          PIN. Signing out then removes everything of yours from this browser but the bead. Someone
          who can read the phone's storage could try out the PIN.
        </Trans>
      </p>
      {isRemembered(user.id) ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void forgetPerson(user.id)}
        >
          <Trans>Forget me on this phone</Trans>
        </Button>
      ) : (
        <RememberForm id={user.id} email={user.email} />
      )}
    </Card>
  );
}

function RememberForm({ id, email }: { readonly id: string; readonly email: string }) {
  const { t, i18n } = useLingui();
  const free = freeBeads(useStoredValue(people) ?? [], id);
  const [bead, setBead] = useState<Bead | undefined>(free[0]);
  const [typed, setTyped] = useState({ pin: "", password: "" });
  const [isSubmitted, setSubmitted] = useState(false);
  const problem = pinProblems({ pin: typed.pin, again: typed.pin }).pin;
  const { save, isSaving, failure } = useSave({
    send: (chosen: Bead) =>
      rememberProven({ id, bead: chosen }, { email, password: typed.password }, typed.pin),
    refreshes: [],
  });
  const submit = () => {
    setSubmitted(true);
    if (bead !== undefined && problem === undefined && typed.password !== "") void save(bead);
  };
  if (free.length === 0) return <Trans>Every bead is taken on this phone.</Trans>;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <ChoiceChips
        legend={t`Your bead`}
        hint={t`Choose one.`}
        name="bead"
        value={bead}
        onChange={(chosen) => setBead(chosen ?? bead)}
        options={choicesOf(free, beadWords, i18n)}
      />
      <PasswordField
        isPin
        name="bead-pin"
        label={<Trans>PIN for your bead, 4 to 8 digits</Trans>}
        value={typed.pin}
        onChange={(pin) => setTyped({ ...typed, pin })}
        error={isSubmitted && problem ? i18n._(problem) : undefined}
      />
      <PasswordField
        name="bead-password"
        label={<Trans>Password to remember</Trans>}
        autoComplete="current-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={isSubmitted && typed.password === "" ? t`Fill in this field.` : undefined}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" variant="secondary" busy={isSaving} className="justify-self-start">
        <Trans>Remember me here</Trans>
      </Button>
    </Form>
  );
}
