import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { type SizeChoice, useAddForm } from "../use-file-forms.ts";
import { isPicture, type Prepared, percentOf, sizeText } from "../view-model.ts";
import { FileFields } from "./file-fields.tsx";
import { Picture } from "./picture.tsx";

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
        <SendingProgress
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

interface SizeFieldProps {
  readonly size: number;
  readonly prepared: Extract<Prepared, { kind: "ready" }>;
  readonly choice: SizeChoice;
  readonly onChoose: (choice: SizeChoice) => void;
}

/** Large photos may go smaller: she sees what it saves, and decides. */
function SizeField({ size, prepared, choice, onChoose }: SizeFieldProps) {
  const { i18n, t } = useLingui();
  if (prepared.smaller === null) return null;
  const whole = sizeText(size, i18n.locale);
  const smaller = sizeText(prepared.smaller.size, i18n.locale);
  if (prepared.mustShrink) {
    return (
      <Notice tone="info">
        <Trans>
          At {whole} this photo is too large, so it goes smaller: {smaller}. A page stays readable.
        </Trans>
      </Notice>
    );
  }
  return (
    <ChoiceField
      legend={<Trans>Save data?</Trans>}
      name="size"
      value={choice}
      onChange={onChoose}
      options={[
        {
          value: "smaller",
          label: t`Make it smaller`,
          description: t`${smaller} instead of ${whole}. A page stays readable, and where the photo was taken is left out.`,
        },
        { value: "whole", label: t`Send it as it is`, description: whole },
      ]}
    />
  );
}

/** The button that takes the place of the one just pressed takes its focus too. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface SendingProgressProps {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
  readonly onStop: () => void;
}

/** A file on its way: how far it has come, and the way to stop it. */
function SendingProgress({ name, sent, size, onStop }: SendingProgressProps) {
  const { i18n, t } = useLingui();
  const total = sizeText(size, i18n.locale);
  // What goes over the line is a little more than the file.
  const reached = Math.min(sent, size);
  const soFar = sizeText(reached, i18n.locale);
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-1 font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="mb-3 text-soft">
          {reached < size ? (
            <Trans>
              {soFar} of {total} sent
            </Trans>
          ) : (
            <Trans>Sealing it...</Trans>
          )}
        </p>
        <Progress
          label={t`Sending`}
          value={percentOf(reached, size)}
          max={100}
          valueText={t`${soFar} of ${total}`}
        />
      </div>
      <Button variant="secondary" onClick={onStop} ref={takeFocus}>
        <Trans>Stop sending</Trans>
      </Button>
    </div>
  );
}
