import { Trans, useLingui } from "@lingui/react/macro";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { sizeText } from "../view-model.ts";
import type { Prepared } from "./prepare-file.ts";
import type { SizeChoice } from "./use-add-form.ts";

interface SizeFieldProps {
  readonly size: number;
  readonly prepared: Extract<Prepared, { kind: "ready" }>;
  readonly choice: SizeChoice;
  readonly onChoose: (choice: SizeChoice) => void;
}

/** Large photos may go smaller: she sees what it saves, and decides. */
export function SizeField({ size, prepared, choice, onChoose }: SizeFieldProps) {
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
