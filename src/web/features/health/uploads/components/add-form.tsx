import { Trans, useLingui } from "@lingui/react/macro";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { type AddFormParts, useAddForm } from "../use-file-forms.ts";
import { isPicture, percentOf, sizeText } from "../view-model.ts";
import { FileFields } from "./file-fields.tsx";
import { Picture } from "./picture.tsx";

export function AddForm(props: AddFormParts) {
  const { i18n, t } = useLingui();
  const form = useAddForm(props);
  const { file, prepared } = props;
  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      {isPicture(prepared.type) && (
        <Picture blob={file} label={t`The photo you chose`} className="max-h-40" />
      )}
      {form.isSaving ? (
        <SendingProgress form={form} />
      ) : (
        <>
          <FileFields form={form.form} failure={form.failure} today={props.today} />
          <SizeField {...props} form={form} />
          <FailureNotice failure={form.failure} fields={["file"]} />
          <Button type="submit" ref={form.isAgain ? takeFocus : undefined}>
            {form.isAgain ? <Trans>Send it again</Trans> : <Trans>Save file</Trans>} (
            {sizeText(form.bytes.size, i18n.locale)})
          </Button>
        </>
      )}
    </Form>
  );
}

interface FormProps {
  readonly form: ReturnType<typeof useAddForm>;
}

function SizeField({ file, prepared, form }: AddFormParts & FormProps) {
  const { i18n, t } = useLingui();
  if (prepared.smaller === null) return null;
  const whole = sizeText(file.size, i18n.locale);
  const smaller = sizeText(prepared.smaller.size, i18n.locale);
  if (prepared.mustShrink) {
    return (
      <Notice tone="info">
        <Trans>
          This photo ({whole}) is too large, so we'll shrink it to {smaller}. Text stays readable.
        </Trans>
      </Notice>
    );
  }
  return (
    <ChoiceField
      legend={<Trans>Save data?</Trans>}
      name="size"
      value={form.choice}
      onChange={form.setChoice}
      options={[
        {
          value: "smaller",
          label: t`Make it smaller`,
          description: t`${smaller} instead of ${whole}. Text stays readable, and we remove where you took the photo.`,
        },
        { value: "whole", label: t`Send it as it is`, description: whole },
      ]}
    />
  );
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function SendingProgress({ form: { form, sent, bytes, stop } }: FormProps) {
  const { i18n, t } = useLingui();
  const { size } = bytes;
  const total = sizeText(size, i18n.locale);
  // The request is slightly larger than the file.
  const reached = Math.min(sent, size);
  const soFar = sizeText(reached, i18n.locale);
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-1 font-semibold break-words">
          <AsTyped>{form.draft.name}</AsTyped>
        </p>
        <p className="mb-3 text-soft">
          {reached < size ? (
            <Trans>
              {soFar} of {total} sent
            </Trans>
          ) : (
            <Trans>Encrypting it...</Trans>
          )}
        </p>
        <Progress
          label={t`Sending`}
          value={percentOf(reached, size)}
          max={100}
          valueText={t`${soFar} of ${total}`}
        />
      </div>
      <Button variant="secondary" onClick={stop} ref={takeFocus}>
        <Trans>Stop sending</Trans>
      </Button>
    </div>
  );
}
