import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { isPicture, sizeText } from "../view-model.ts";
import { FileFields } from "./file-fields.tsx";
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
        <OnItsWay
          name={form.form.draft.name}
          sent={form.sent}
          size={form.bytes.size}
          onStop={form.stop}
        />
      ) : (
        <>
          <FileFields form={form.form} failure={form.failure} today={props.today} />
          <SizeField
            size={file.size}
            prepared={prepared}
            choice={form.choice}
            onChoose={form.setChoice}
          />
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
