import { Trans, useLingui } from "@lingui/react/macro";
import { addTrustedView } from "#contract/visit/trusted-views.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { ProveFirst } from "#web/entry/proof/prove-first.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useAddView } from "../api.ts";
import { bodyOf, lifetimeLabels, lifetimes, newViewDraft, partsOf } from "../form.ts";
import type { Grant } from "../view-model.ts";
import { PartToggles } from "./part-toggles.tsx";
import { Preview, type PreviewSource } from "./preview.tsx";

export function AddView(source: PreviewSource) {
  const { i18n, t } = useLingui();
  const form = useDraft({
    form: "trusted-view",
    initial: newViewDraft,
    schema: addTrustedView.request.body,
    bodyOf,
  });
  const adding = useAddView(() => form.begin(newViewDraft));
  const { draft } = form;
  const { field } = draftFields(form);
  const words = draft.words.trim();
  const grant: Grant = { parts: partsOf(draft), ...(words !== "" && { words }) };
  const add = () => form.saveWith(adding.save);
  return (
    <div className="grid gap-4">
      <Form onSubmit={add} className="grid gap-4">
        <TextField
          {...field("name")}
          label={t`Who it is for`}
          hint={t`Only you see this.`}
          maxLength={80}
        />
        <PartToggles parts={grant.parts} onChange={(part, isIn) => form.change({ [part]: isIn })} />
        <TextAreaField
          {...field("words")}
          label={t`A line from you (optional)`}
          hint={t`They read it above the rest: what helps you, for example.`}
          rows={2}
          maxLength={300}
          error={form.messageOf("words", adding.failure)}
        />
        <SelectField
          {...field("days")}
          label={t`It opens for`}
          options={choicesOf(lifetimes, lifetimeLabels, i18n)}
        />
        <Preview grant={grant} {...source} />
        <Button type="submit" busy={adding.isSaving} className="justify-self-start">
          <Icon name="link" size={20} />
          <Trans>Make a link</Trans>
        </Button>
      </Form>
      <ProveFirst failure={adding.failure} onProven={add} />
    </div>
  );
}
