import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { useFileDraft } from "../use-file-forms.ts";

interface FileFieldsProps {
  readonly form: ReturnType<typeof useFileDraft>;
  readonly failure: Error | null;
  readonly today: CalendarDay;
}

export function FileFields({ form, failure, today }: FileFieldsProps) {
  const { t } = useLingui();
  const { messageOf } = form;
  const { field } = draftFields(form);
  return (
    <>
      <TextField
        {...field("name")}
        label={t`Name`}
        maxLength={100}
        required
        error={messageOf("name", failure) ?? messageOf("upload-name", failure)}
      />
      <TextField
        {...field("date")}
        type="date"
        label={t`Date on the document`}
        max={today}
        required
        error={messageOf("date", failure)}
      />
    </>
  );
}
