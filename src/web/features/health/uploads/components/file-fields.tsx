import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { useFileDraft } from "../use-file-forms.ts";

interface FileFieldsProps {
  readonly form: ReturnType<typeof useFileDraft>;
  readonly failure: Error | null;
  readonly today: CalendarDay;
}

export function FileFields({ form, failure, today }: FileFieldsProps) {
  const { t } = useLingui();
  const { draft, change, messageOf } = form;
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        value={draft.name}
        maxLength={100}
        required
        error={messageOf("name", failure) ?? messageOf("upload-name", failure)}
        onChange={(name) => change({ name })}
      />
      <TextField
        type="date"
        name="date"
        label={t`Date on the paper`}
        value={draft.date}
        max={today}
        required
        error={messageOf("date", failure)}
        onChange={(date) => change({ date })}
      />
    </>
  );
}
