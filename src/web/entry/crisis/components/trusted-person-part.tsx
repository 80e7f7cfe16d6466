import { Trans } from "@lingui/react/macro";
import { type ReactNode, useMemo, useState } from "react";
import { readUser } from "#web/api/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";
import { useSealed } from "../../seal/use-sealed.ts";
import { trustedPersonOf } from "../trusted-person.ts";
import { TrustedPersonForm } from "./trusted-person-form.tsx";

export function TrustedPersonPart() {
  const record = useMemo(() => trustedPersonOf(readUser()?.id ?? "unknown"), []);
  const opened = useSealed(record);
  const [isEditing, setEditing] = useState(false);
  if (opened === undefined) return null;
  const { value: person } = opened;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-xl">
        <Trans>Someone I trust</Trans>
      </h3>
      {isEditing ? (
        <TrustedPersonForm record={record} person={person} onDone={() => setEditing(false)} />
      ) : (
        <>
          {person === null ? (
            <p className="text-soft">
              <Trans>
                A friend, your sister, a neighbour: who would pick up? Their number stays on this
                device.
              </Trans>
            </p>
          ) : (
            <ButtonLink href={telLink(person.number)} variant="secondary" className="min-h-14">
              <Icon name="phone" size={20} />
              <Call person={{ name: <AsTyped>{person.name}</AsTyped> }} />
            </ButtonLink>
          )}
          <Button
            variant={person === null ? "secondary" : "quiet"}
            className={
              person === null ? "sm:justify-self-start sm:px-10" : "-mx-5 justify-self-start"
            }
            onClick={() => setEditing(true)}
          >
            {person === null ? <Trans>Add someone</Trans> : <Trans>Change</Trans>}
          </Button>
        </>
      )}
    </section>
  );
}

const Call = ({ person }: { readonly person: { readonly name: ReactNode } }) => (
  <Trans>Call {person.name}</Trans>
);
