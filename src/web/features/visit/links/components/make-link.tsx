import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type ListedReport, shareReport } from "#contract/visit/links.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import { type DraftFields, draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { ProveFirst } from "#web/entry/proof/prove-first.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useMakeLink } from "../api.ts";
import {
  addressOf,
  type LinkDraft,
  lifetimeLabels,
  lifetimes,
  newLinkDraft,
  requestOf,
} from "../view-model.ts";
import { HandOver } from "./hand-over.tsx";

interface MakeLinkProps {
  readonly options: VisitOptions;
  readonly isSaving: boolean;
}

export function MakeLink({ options, isSaving }: MakeLinkProps) {
  const form = useDraft({
    form: "report-link",
    initial: newLinkDraft,
    schema: shareReport.request.body,
    bodyOf: (draft) => requestOf(draft, options),
  });
  const [made, setMade] = useState<Pick<NewLinkProps, "address" | "link"> | null>(null);
  const making = useMakeLink(({ report, fragment }) => {
    setMade({ link: report, address: addressOf(location.origin, fragment) });
    form.begin(newLinkDraft);
  });
  if (made !== null) return <NewLink {...made} onDone={() => setMade(null)} />;
  const isEmpty = options.include.length === 0;
  const make = () => {
    const request = form.read();
    if (request) void making.save(request);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make();
  };
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <LinkFields {...draftFields(form)} pinMessage={form.messageOf("pin", making.failure)} />
        {isEmpty && (
          <WhyNot id="link-why-not">
            <Trans>Choose at least one part to put in, above.</Trans>
          </WhyNot>
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={making.isSaving}
          disabled={isSaving || isEmpty}
          aria-describedby={isEmpty ? "link-why-not" : undefined}
          className="justify-self-start"
        >
          <Icon name="link" size={20} />
          <Trans>Make a link</Trans>
        </Button>
      </form>
      <ProveFirst failure={making.failure} onProven={make} />
    </div>
  );
}

interface LinkFieldsProps extends DraftFields<LinkDraft> {
  readonly pinMessage: string | undefined;
}

function LinkFields({ field, pinMessage }: LinkFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid gap-4">
      <TextField
        {...field("label")}
        label={t`Who it is for`}
        hint={t`Only you see this.`}
        maxLength={80}
      />
      <SelectField
        {...field("hours")}
        label={t`It opens for`}
        options={choicesOf(lifetimes, lifetimeLabels, i18n)}
      />
      <TextField
        {...field("pin")}
        label={t`PIN (optional)`}
        hint={t`4 to 8 digits. Send it separately from the link.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        error={pinMessage}
      />
    </div>
  );
}

interface NewLinkProps {
  readonly address: string;
  readonly link: ListedReport;
  readonly onDone: () => void;
}

/** Shows the new link once: the server can't recover its secret. */
function NewLink({ address, link, onDone }: NewLinkProps) {
  const { i18n } = useLingui();
  const until = formatInstant(link.expiresAt, i18n.locale);
  return (
    <div className="grid gap-4">
      <p>
        {link.hasPin ? (
          <Trans>
            Here's the link. We show it only now, and it opens until {until}. Anyone with it and the
            PIN can read the report, so send the PIN in a separate message.
          </Trans>
        ) : (
          <Trans>
            Here's the link. We show it only now, and it opens until {until}. Anyone with it can
            read the report, so send it to one person.
          </Trans>
        )}
      </p>
      <p className="rounded-control bg-gold-wash p-4 font-mono text-sm break-all select-all">
        {address}
      </p>
      <div className="flex flex-wrap gap-3">
        <HandOver address={address} />
        <Button variant="quiet" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
