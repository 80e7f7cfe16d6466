import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignedIn } from "#contract/account/auth.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { openPerson, signInAs } from "../api.ts";
import { type Bead, type Person, people } from "../view-model.ts";
import { beadFills, beadWords } from "../words.ts";

interface WhoIsUsingProps {
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

export function WhoIsUsing({ onSignedIn }: WhoIsUsingProps) {
  const { i18n } = useLingui();
  const all = useStoredValue(people) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const person = all.find(({ id }) => id === chosen);
  if (all.length === 0) return null;
  return (
    <section className="mb-6 grid gap-4 border-b border-line pb-6">
      <h2 className="text-xl">
        <Trans>Who's using Mwezi?</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ id, bead }) => (
          <li key={id}>
            <Button
              variant={id === chosen ? "primary" : "secondary"}
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              <BeadSign bead={bead} />
              {i18n._(beadWords[bead])}
            </Button>
          </li>
        ))}
      </ul>
      {person && <PinForm key={person.id} person={person} onSignedIn={onSignedIn} />}
    </section>
  );
}

const BeadSign = ({ bead }: { readonly bead: Bead }) => (
  <span className={`size-4 rounded-full ring-2 ring-card ${beadFills[bead]}`} aria-hidden="true" />
);

function PinForm({ person, onSignedIn }: WhoIsUsingProps & { readonly person: Person }) {
  const { t } = useLingui();
  const [pin, setPin] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [email, setEmail] = useState("");
  const open = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const opened = await openPerson(person.id, pin);
      if (opened.kind === "open") {
        setEmail(opened.credentials.email);
        return onSignedIn(await signInAs(opened.credentials));
      }
      setLeft(opened.left);
      setPin("");
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy(false);
  };
  const submit = () => {
    if (!isBusy && pin !== "") void open();
  };
  const wrong =
    left === null || pin !== ""
      ? undefined
      : t`${plural(left, {
          one: "That is not the PIN. After one more wrong one, this phone forgets the bead.",
          other: "That is not the PIN. After # more wrong ones, this phone forgets the bead.",
        })}`;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <PasswordField
        isPin
        name="person-pin"
        label={t`PIN`}
        autoFocus
        value={pin}
        onChange={setPin}
        error={wrong}
      />
      <Refusal failure={failure} email={email} />
      <Button type="submit" busy={isBusy}>
        <Trans>Open</Trans>
      </Button>
    </Form>
  );
}

interface RefusalProps {
  readonly failure: Error | null;
  /** What the bead signs in with; it may be the only place that has her sign-in name. */
  readonly email: string;
}

function Refusal({ failure, email }: RefusalProps) {
  const kind = failure && failureOf(failure).kind;
  if (kind === "wrong-credentials") {
    return (
      <Notice tone="urgent">
        <Trans>
          The password or the address of {email} has changed. Sign in below. Then open “Settings”,
          press “Forget me on this phone” and choose your bead again.
        </Trans>
      </Notice>
    );
  }
  if (kind !== "code-needed") return <FailureNotice failure={failure} />;
  return (
    <Notice tone="info">
      <Trans>A bead can't open {email}, because it also asks for a code. Sign in below.</Trans>
    </Notice>
  );
}
