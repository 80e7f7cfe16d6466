import { Trans, useLingui } from "@lingui/react/macro";
import { countries, languages } from "#contract/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { countryLabels, languageLabels } from "#web/words/profile.ts";
import type { ProfileDraft } from "../view-model.ts";

export interface ProfileFieldsProps {
  readonly draft: ProfileDraft;
  /** What is wrong with a field, if anything. */
  readonly messageOf: (field: keyof ProfileDraft) => string | undefined;
  readonly change: (part: Partial<ProfileDraft>) => void;
}

/** Name, age, country, language. */
export function PersonFields({ draft, messageOf, change }: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={<Trans>Name</Trans>}
        name="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={messageOf("name")}
        autoComplete="given-name"
      />
      <TextField
        label={<Trans>Age</Trans>}
        name="age"
        value={draft.age}
        onChange={(age) => change({ age })}
        error={messageOf("age")}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        label={<Trans>Country</Trans>}
        className="sm:col-span-2"
        name="country"
        value={draft.country}
        onChange={(country) => change({ country })}
        options={choicesOf(countries, countryLabels, i18n)}
        placeholder={t`Choose your country`}
        error={messageOf("country")}
        autoComplete="off"
      />
      <SelectField
        label={<Trans>Language</Trans>}
        className="sm:col-span-2"
        name="preferredLanguage"
        value={draft.preferredLanguage}
        onChange={(preferredLanguage) => change({ preferredLanguage })}
        options={choicesOf(languages, languageLabels, i18n)}
        hint={
          <Trans>Mwezi speaks English so far. Your choice is kept for when it speaks yours.</Trans>
        }
        error={messageOf("preferredLanguage")}
        autoComplete="off"
      />
    </div>
  );
}
