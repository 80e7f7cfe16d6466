import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { fieldMessage } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { isPicture, sizeText } from "../view-model.ts";
import { OnItsWay, takeFocus } from "./on-its-way.tsx";
import { Picture } from "./picture.tsx";
import type { Prepared } from "./prepare-file.ts";
import { SizeField } from "./size-field.tsx";
import { useAddForm } from "./use-add-form.ts";

interface AddFormProps {
  readonly file: File;
  readonly prepared: Extract<Prepared, { kind: "ready" }>;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** What she says of the file she chose; while it is sent, how far it is. */
export function AddForm(props: AddFormProps) {
  const { i18n, t } = useLingui();
  const form = useAddForm(props);
  const { file, prepared } = props;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {isPicture(prepared.type) && (
        <Picture blob={file} label={t`The photo you chose`} className="max-h-40" />
      )}
      {form.isSaving ? (
        <OnItsWay name={form.name} sent={form.sent} size={form.bytes.size} onStop={form.stop} />
      ) : (
        <>
          <Questions {...props} form={form} />
          <FailureNotice failure={form.failure} fields={["file"]} />
          <Button type="submit" ref={form.isAgain ? takeFocus : undefined}>
            {form.isAgain ? <Trans>Send it again</Trans> : <Trans>Save file</Trans>} (
            {sizeText(form.bytes.size, i18n.locale)})
          </Button>
        </>
      )}
    </form>
  );
}

interface QuestionsProps extends AddFormProps {
  readonly form: ReturnType<typeof useAddForm>;
}

function Questions({ file, prepared, today, form }: QuestionsProps) {
  const { i18n, t } = useLingui();
  const { name, date, problem } = form;
  const trouble = form.failure && troubleOf(form.failure);
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        value={name}
        maxLength={100}
        required
        error={(problem && i18n._(problem)) ?? fieldMessage(i18n, trouble, "upload-name")}
        onChange={form.setName}
      />
      <TextField
        type="date"
        name="date"
        label={t`Date on the paper`}
        value={date}
        max={today}
        required
        error={fieldMessage(i18n, trouble, "date")}
        onChange={form.setDate}
      />
      <SizeField
        size={file.size}
        prepared={prepared}
        choice={form.choice}
        onChoose={form.setChoice}
      />
    </>
  );
}
