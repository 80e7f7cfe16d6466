import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { VisitOptions } from "#contract/visit.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useMakeLink } from "../api.ts";
import {
  addressOf,
  type LinkDraft,
  lifetimeLabels,
  lifetimes,
  newLinkDraft,
  pinProblem,
} from "../view-model.ts";
import { NewLink } from "./new-link.tsx";

interface MakeLinkProps {
  readonly options: VisitOptions;
  readonly isSaving: boolean;
}

/** Makes a link to the report as she has chosen it. */
export function MakeLink({ options, isSaving }: MakeLinkProps) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(newLinkDraft);
  const { mutateAsync, isPending, error, data, reset } = useMakeLink();
  const [problem, setProblem] = useState<string>();
  if (data !== undefined) {
    const start = () => {
      reset();
      setDraft(newLinkDraft);
    };
    return (
      <NewLink
        address={addressOf(location.origin, data.fragment)}
        link={data.report}
        onDone={start}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = pinProblem(draft);
    setProblem(wrong ? i18n._(wrong) : undefined);
    // What went wrong stands on the page, from the mutation's own state.
    if (!wrong) mutateAsync(wishOf(draft, options)).catch(() => undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <LinkFields draft={draft} onChange={setDraft} pinProblem={problem} />
      {error !== null && <Notice tone="urgent">{i18n._(wordsOf(troubleOf(error)))}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        busy={isPending}
        disabled={isSaving || options.include.length === 0}
        className="justify-self-start"
      >
        <Icon name="link" size={20} />
        <Trans>Make a link</Trans>
      </Button>
    </form>
  );
}

function wishOf({ label, hours, pin }: LinkDraft, report: VisitOptions) {
  const name = label.trim();
  return {
    report,
    hours: Number(hours),
    ...(pin !== "" && { pin }),
    ...(name !== "" && { label: name }),
  };
}

interface LinkFieldsProps {
  readonly draft: LinkDraft;
  readonly onChange: (draft: LinkDraft) => void;
  readonly pinProblem: string | undefined;
}

function LinkFields({ draft, onChange, pinProblem: problem }: LinkFieldsProps) {
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
        error={problem}
        onChange={(pin) => onChange({ ...draft, pin })}
      />
    </div>
  );
}
