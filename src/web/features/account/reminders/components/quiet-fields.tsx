import { Trans, useLingui } from "@lingui/react/macro";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import type { RemindersForm } from "../use-reminders-form.ts";

export function QuietFields({ form }: { readonly form: RemindersForm }) {
  const { t } = useLingui();
  const { field, toggle } = draftFields(form);
  return (
    <div className="grid gap-4">
      <Toggle
        {...toggle("isQuiet")}
        label={<Trans>Quiet hours</Trans>}
        hint={
          <Trans>
            Nothing rings in them: what is due in the evening rings 15 minutes before, the rest when
            they end. There are never more than two reminders a day; what is due together is one.
          </Trans>
        }
      />
      {form.draft.isQuiet && (
        <div className="appear grid grid-cols-2 items-start gap-2.5 sm:gap-4">
          <TextField
            {...field("quietFrom")}
            type="time"
            label={t`From`}
            error={form.messageOf("quiet.from")}
          />
          <TextField
            {...field("quietTo")}
            type="time"
            label={t`Until`}
            error={form.messageOf("quiet.to")}
          />
        </div>
      )}
    </div>
  );
}
