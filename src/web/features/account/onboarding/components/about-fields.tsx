import { useLingui } from "@lingui/react/macro";
import { AGE_MAX, AGE_MIN, countries, languages } from "#contract/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { countryLabels, languageLabels } from "#web/words/profile.ts";
import type { FieldsProps } from "../view-model.ts";
import { WholeNumberField } from "./whole-number-field.tsx";

export function AboutFields({ draft, change, isRefused }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <WholeNumberField
        label={t`Age`}
        name="age"
        min={AGE_MIN}
        max={AGE_MAX}
        required
        value={draft.age}
        onChange={(age) => change({ age })}
        isRefused={isRefused}
      />
      <SelectField
        label={t`Country`}
        name="country"
        required
        placeholder={t`Choose your country`}
        value={draft.country}
        onChange={(country) => change({ country })}
        options={choicesOf(countries, countryLabels, i18n)}
      />
      <SelectField
        label={t`Preferred language`}
        name="language"
        value={draft.language}
        onChange={(language) => change({ language })}
        options={choicesOf(languages, languageLabels, i18n)}
        hint={t`Mwezi speaks English for now; your choice is kept for when it speaks yours.`}
      />
    </>
  );
}
