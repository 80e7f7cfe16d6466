import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { VisitOptions } from "#contract/visit.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useMakeLink } from "../api.ts";
import {
  addressOf,
  hasWrongPin,
  type LinkDraft,
  lifetimeLabels,
  lifetimes,
  newLinkDraft,
  requestOf,
} from "../view-model.ts";
import { NewLink, type NewLinkProps } from "./new-link.tsx";

interface MakeLinkProps {
  readonly options: VisitOptions;
  readonly isSaving: boolean;
}

/** Makes a link to the report as she has chosen it. */
export function MakeLink({ options, isSaving }: MakeLinkProps) {
  const [draft, setDraft] = useState(newLinkDraft);
  const [isPinWrong, setPinWrong] = useState(false);
  const [made, setMade] = useState<Pick<NewLinkProps, "address" | "link"> | null>(null);
  const making = useMakeLink(({ report, fragment }) => {
    setMade({ link: report, address: addressOf(location.origin, fragment) });
    setDraft(newLinkDraft);
  });
  if (made !== null) return <NewLink {...made} onDone={() => setMade(null)} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPinWrong(hasWrongPin(draft));
    if (!hasWrongPin(draft)) void making.save(requestOf(draft, options));
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <LinkFields draft={draft} onChange={setDraft} isPinWrong={isPinWrong} />
      <FailureNotice failure={making.failure} />
      <Button
        type="submit"
        variant="secondary"
        busy={making.isSaving}
        disabled={isSaving || options.include.length === 0}
        className="justify-self-start"
      >
        <Icon name="link" size={20} />
        <Trans>Make a link</Trans>
      </Button>
    </form>
  );
}

interface LinkFieldsProps {
  readonly draft: LinkDraft;
  readonly onChange: (draft: LinkDraft) => void;
  readonly isPinWrong: boolean;
}

function LinkFields({ draft, onChange, isPinWrong }: LinkFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid gap-4">
      <TextField
        name="label"
        label={t`Who it is for`}
        hint={t`Only you see this.`}
        maxLength={80}
        value={draft.label}
        onChange={(label) => onChange({ ...draft, label })}
      />
      <SelectField
        name="hours"
        label={t`It opens for`}
        value={draft.hours}
        onChange={(hours) => onChange({ ...draft, hours })}
        options={choicesOf(lifetimes, lifetimeLabels, i18n)}
      />
      <TextField
        name="pin"
        label={t`PIN, if you like`}
        hint={t`4 to 8 digits. Tell it apart from the link.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={draft.pin}
        error={isPinWrong ? t`Use 4 to 8 digits, or leave it empty.` : undefined}
        onChange={(pin) => onChange({ ...draft, pin })}
      />
    </div>
  );
}
