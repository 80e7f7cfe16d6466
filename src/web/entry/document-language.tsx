import { Trans, useLingui } from "@lingui/react/macro";
import { type LanguageTag, languageOf } from "#contract/kernel/language-tag.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

interface DocumentLanguageProps {
  readonly language: LanguageTag;
  readonly onChange: (language: LanguageTag) => void;
}

export function DocumentLanguage({ language, onChange }: DocumentLanguageProps) {
  const { i18n, t } = useLingui();
  const own = languageOf(i18n.locale);
  if (own === "en") return null;
  return (
    <SelectField
      label={<Trans>Written in</Trans>}
      name="document-language"
      value={language === "en" ? "en" : own}
      onChange={(value) => onChange(value === "en" ? "en" : own)}
      options={[
        { value: "en", label: t`English, which most clinics read` },
        { value: own, label: t`My language` },
      ]}
    />
  );
}
