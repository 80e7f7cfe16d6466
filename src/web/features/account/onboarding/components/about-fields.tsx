import { useLingui } from "@lingui/react/macro";
import { AGE_MAX, AGE_MIN, countries } from "#contract/account/profile.ts";
import { tagOf } from "#contract/kernel/language-tag.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { chooseLanguage } from "#web/i18n/choose-language.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { countryLabels, draftHint, languageChoices } from "#web/words/profile.ts";
import { countryOfZone, type FieldsProps, needsGuardian } from "../view-model.ts";
import { GuardianFields, WholeTexts } from "./guardian-fields.tsx";
import { WholeNumberField } from "./whole-number-field.tsx";

export function AboutFields(props: FieldsProps) {
  const { draft, field, isRefused } = props;
  const { t, i18n } = useLingui();
  const timeZone = timeZoneHere();
  const isGuessed = draft.country !== "" && draft.country === countryOfZone(timeZone);
  const language = field("language");
  return (
    <>
      <WholeNumberField
        label={t`Age`}
        min={AGE_MIN}
        max={AGE_MAX}
        required
        {...field("age")}
        isRefused={isRefused}
      />
      {needsGuardian(draft) && (
        <>
          <GuardianFields {...props} />
          <WholeTexts />
        </>
      )}
      <SelectField
        label={t`Country`}
        required
        placeholder={t`Choose your country`}
        {...field("country")}
        options={choicesOf(countries, countryLabels, i18n)}
        hint={isGuessed ? t`By your phone's clock. Change it if it's another.` : undefined}
      />
      <SelectField
        label={t`Preferred language`}
        {...language}
        onChange={(chosen) => {
          language.onChange(chosen);
          void chooseLanguage(tagOf[chosen]);
        }}
        options={languageChoices}
        hint={draftHint(draft.language, i18n)}
      />
    </>
  );
}
