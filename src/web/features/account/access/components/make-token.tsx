import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { makeAccessToken, type TokenKind, tokenKinds } from "#contract/account/access-tokens.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { ProveFirst } from "#web/entry/proof/prove-first.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { useFieldTexts } from "#web/ui/fields/field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { kindLabels } from "#web/words/entry-kind.ts";
import { useMakeToken } from "../api.ts";
import { bodyOf, lifetimeLabels, lifetimes, newToken, useLabels, uses } from "../form.ts";

interface MakeTokenProps {
  readonly onDone: () => void;
}

export function MakeToken({ onDone }: MakeTokenProps) {
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <NewToken token={token} onDone={onDone} />;
  return <TokenForm onMade={setToken} />;
}

function TokenForm({ onMade }: { readonly onMade: (token: string) => void }) {
  const { t, i18n } = useLingui();
  const schema = makeAccessToken.request.body;
  const form = useDraft({ form: null, initial: newToken, schema, bodyOf });
  const { field } = draftFields(form);
  const making = useMakeToken(onMade);
  const make = () => form.saveWith(making.save);
  return (
    <div className="grid gap-4">
      <Form onSubmit={make} className="grid gap-5">
        <TextField
          {...field("name")}
          label={t`What it is for`}
          hint={t`Only you see this.`}
          maxLength={80}
          error={form.messageOf("name", making.failure)}
        />
        <Kinds {...field("kinds")} isMissing={form.messageOf("kinds") !== undefined} />
        <ChoiceField
          {...field("use")}
          legend={t`What it may do`}
          options={choicesOf(uses, useLabels, i18n)}
        />
        <SelectField
          {...field("days")}
          label={t`It ends after`}
          options={choicesOf(lifetimes, lifetimeLabels, i18n)}
        />
        <Button type="submit" busy={making.isSaving} className="justify-self-start">
          <Trans>Make the token</Trans>
        </Button>
      </Form>
      <ProveFirst failure={making.failure} onProven={make} />
    </div>
  );
}

interface KindsProps {
  readonly name: string;
  readonly value: readonly TokenKind[];
  readonly onChange: (kinds: readonly TokenKind[]) => void;
  readonly isMissing: boolean;
}

function Kinds({ name, value, onChange, isMissing }: KindsProps) {
  const { t, i18n } = useLingui();
  const { control, error } = useFieldTexts({ error: isMissing && t`Tick at least one.` });
  return (
    <fieldset className="grid gap-1" aria-describedby={control["aria-describedby"]}>
      <legend className="font-semibold">
        <Trans>What it may open</Trans>
      </legend>
      {error}
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {tokenKinds.map((kind, index) => (
          <Checkbox
            key={kind}
            name={index === 0 ? name : undefined}
            label={i18n._(kindLabels[kind])}
            checked={value.includes(kind)}
            onChange={(isIn) =>
              onChange(tokenKinds.filter((one) => (one === kind ? isIn : value.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function NewToken({ token, onDone }: MakeTokenProps & { readonly token: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(token);
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          Copy it now: we don't keep it and can't show it again. Whoever has it can open what you
          ticked, so treat it like a password.
        </Trans>
      </p>
      <TextField
        name="token"
        label={t`The token`}
        value={token}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>
          <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
          {outcome === "copied" ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
        <p role="status" className="w-full text-sm text-soft empty:hidden">
          {outcome === "failed" && t`This browser doesn't let us copy. Select the token by hand.`}
        </p>
      </div>
    </div>
  );
}
