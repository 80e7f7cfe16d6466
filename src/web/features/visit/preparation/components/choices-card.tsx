import { Trans, useLingui } from "@lingui/react/macro";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import {
  type VisitMonths,
  type VisitPart,
  visitMonths,
  visitParts,
} from "#contract/visit/visit-report.ts";
import { DocumentLanguage } from "#web/entry/document-language.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { visitPartLabels } from "#web/words/visit-part.ts";
import { monthsWords } from "../words.ts";

export function ChoicesCard(props: {
  readonly months: VisitMonths;
  readonly include: readonly VisitPart[];
  readonly withName: boolean;
  readonly language: LanguageTag;
  readonly onLanguage: (language: LanguageTag) => void;
  readonly onMonths: (months: VisitMonths) => void;
  readonly onPart: (part: VisitPart, isIn: boolean) => void;
  readonly onName: (withName: boolean) => void;
}) {
  const { i18n } = useLingui();
  const { months, include, withName } = props;
  const choose = (value: string) => {
    const chosen = visitMonths.find((option) => String(option) === value);
    if (chosen !== undefined) props.onMonths(chosen);
  };
  return (
    <Card title={<Trans>What goes in</Trans>}>
      <div className="grid gap-4">
        <SelectField
          label={<Trans>How far back</Trans>}
          name="months"
          value={String(months)}
          onChange={choose}
          options={visitMonths.map((option) => ({
            value: String(option),
            label: i18n._(monthsWords[option]),
          }))}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold">
            <Trans>Include</Trans>
          </legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-2 max-sm:text-[0.9375rem] sm:gap-x-3">
            {visitParts.map((part) => (
              <Checkbox
                key={part}
                label={i18n._(visitPartLabels[part])}
                checked={include.includes(part)}
                onChange={(isIn) => props.onPart(part, isIn)}
              />
            ))}
          </div>
        </fieldset>
        <Checkbox
          label={<Trans>Put my name on it</Trans>}
          hint={<Trans>Off unless you tick it.</Trans>}
          checked={withName}
          onChange={props.onName}
        />
        <DocumentLanguage language={props.language} onChange={props.onLanguage} />
      </div>
    </Card>
  );
}
