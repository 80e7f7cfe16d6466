import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { fieldMessage } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { isPicture, sizeText } from "../view-model.ts";
import { Picture } from "./picture.tsx";
import type { Prepared } from "./prepare-file.ts";
import { type SizeChoice, useAddForm } from "./use-add-form.ts";

interface AddFormProps {
  readonly file: File;
  readonly prepared: Extract<Prepared, { kind: "ready" }>;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

export function AddForm(props: AddFormProps) {
  const { i18n, t } = useLingui();
  const form = useAddForm(props);
  const { file, prepared, today } = props;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {isPicture(prepared.type) && (
        <Picture blob={file} label={t`The photo you chose`} className="max-h-40" />
      )}
      <TextField
        name="name"
        label={t`Name`}
        value={form.name}
        maxLength={100}
        required
        error={(form.problem && i18n._(form.problem)) ?? fieldMessage(form.trouble, "upload-name")}
        onChange={form.setName}
      />
      <TextField
        type="date"
        name="date"
        label={t`Date on the paper`}
        value={form.date}
        max={today}
        required
        error={fieldMessage(form.trouble, "date")}
        onChange={form.setDate}
      />
      <SizeField
        size={file.size}
        prepared={prepared}
        choice={form.choice}
        onChoose={form.setChoice}
      />
      {form.trouble !== null && (
        <Notice tone="urgent">
          <p>{fieldMessage(form.trouble, "file") ?? i18n._(wordsOf(form.trouble))}</p>
        </Notice>
      )}
      <SendArea
        sent={form.sent}
        size={form.bytes.size}
        isPending={form.isPending}
        isRepeated={form.isRepeated}
        onStop={form.stop}
      />
    </form>
  );
}

interface SizeFieldProps {
  readonly size: number;
  readonly prepared: AddFormProps["prepared"];
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

interface SendAreaProps {
  readonly sent: number;
  readonly size: number;
  readonly isPending: boolean;
  readonly isRepeated: boolean;
  readonly onStop: () => void;
}

function SendArea({ sent, size, isPending, isRepeated, onStop }: SendAreaProps) {
  const { i18n, t } = useLingui();
  const total = sizeText(size, i18n.locale);
  if (!isPending) {
    return (
      <Button type="submit">
        {isRepeated ? <Trans>Send it again</Trans> : <Trans>Save file</Trans>} ({total})
      </Button>
    );
  }
  const so = sizeText(sent, i18n.locale);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">
        {sent < size ? (
          <Trans>
            Sending: {so} of {total}
          </Trans>
        ) : (
          <Trans>Sealing it...</Trans>
        )}
      </p>
      <Progress label={t`Sending`} value={sent} max={size} valueText={t`${so} of ${total}`} />
      <Button variant="secondary" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
