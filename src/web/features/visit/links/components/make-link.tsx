import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { shareReport } from "#contract/visit/links.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import { type DraftFields, draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { ProveFirst } from "#web/entry/proof/prove-first.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { Form } from "#web/ui/form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type MadeLink, useMakeLink } from "../api.ts";
import {
  addressOf,
  birthDateProblem,
  healthLinkOf,
  type LinkDraft,
  lifetimeLabels,
  lifetimes,
  newLinkDraft,
  requestOf,
} from "../view-model.ts";
import { HandOver } from "./hand-over.tsx";

const HealthLink = lazy(async () => ({
  default: (await import("./health-link.tsx")).HealthLink,
}));

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
    checks: (draft) => [birthDateProblem(draft)],
  });
  const [made, setMade] = useState<MadeLink | null>(null);
  const making = useMakeLink((link) => {
    setMade(link);
    form.begin(newLinkDraft);
  });
  if (made !== null) return <NewLink made={made} onDone={() => setMade(null)} />;
  const isEmpty = options.include.length === 0;
  const make = () => form.saveWith(making.save);
  return (
    <div className="grid gap-4">
      <Form onSubmit={make} className="grid gap-4">
        <LinkFields
          {...draftFields(form)}
          hasBirthDate={form.draft.isForClinic}
          messageOf={(field) => form.messageOf(field, making.failure)}
        />
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
      </Form>
      <ProveFirst failure={making.failure} onProven={make} />
    </div>
  );
}

interface LinkFieldsProps extends DraftFields<LinkDraft> {
  readonly hasBirthDate: boolean;
  readonly messageOf: (field: keyof LinkDraft) => string | undefined;
}

function LinkFields({ field, toggle, hasBirthDate, messageOf }: LinkFieldsProps) {
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
        error={messageOf("pin")}
      />
      <Checkbox
        {...toggle("isForClinic")}
        label={t`Add a code for the clinic's computer`}
        hint={t`The clinic then also gets your name, your date of birth, the PDF and all entries of the chosen parts (SMART Health Link).`}
      />
      {hasBirthDate && (
        <TextField
          {...field("birthDate")}
          type="date"
          label={t`Your date of birth`}
          hint={t`For this link only. We don't store it in your profile.`}
          error={messageOf("birthDate")}
        />
      )}
    </div>
  );
}

/** Shows the new link once: the server can't recover its secret. */
function NewLink({ made, onDone }: { readonly made: MadeLink; readonly onDone: () => void }) {
  const { i18n } = useLingui();
  const { report, fragment } = made;
  const address = addressOf(location.origin, fragment);
  const healthLink = healthLinkOf(location.origin, made);
  const until = formatInstant(report.expiresAt, i18n.locale);
  return (
    <div className="grid gap-4">
      <p>
        {report.hasPin ? (
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
      </div>
      <Suspense>{healthLink !== null && <HealthLink link={healthLink} />}</Suspense>
      <div>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
