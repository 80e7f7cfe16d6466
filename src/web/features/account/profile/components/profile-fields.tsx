import { Trans, useLingui } from "@lingui/react/macro";
import {
  contraceptions,
  countries,
  pcosAnswers,
  pregnancyAnswers,
  regularities,
} from "#contract/account/profile.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import {
  contraceptionLabels,
  countryLabels,
  draftHint,
  languageChoices,
  pcosLabels,
  pregnancyLabels,
  regularityLabels,
} from "#web/words/profile.ts";
import type { ProfileDraft } from "../view-model.ts";

interface ProfileFieldsProps {
  readonly draft: ProfileDraft;
  readonly messageOf: (field: keyof ProfileDraft) => string | undefined;
  readonly change: (part: Partial<ProfileDraft>) => void;
}

const controlOf = <Name extends keyof ProfileDraft>(props: ProfileFieldsProps, name: Name) => ({
  ...draftFields(props).field(name),
  error: props.messageOf(name),
  autoComplete: "off",
});

export function PersonFields(props: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...controlOf(props, "name")}
        label={<Trans>Name</Trans>}
        autoComplete="given-name"
      />
      <TextField {...controlOf(props, "age")} label={<Trans>Age</Trans>} inputMode="numeric" />
      <SelectField
        {...controlOf(props, "country")}
        label={<Trans>Country</Trans>}
        className="sm:col-span-2"
        options={choicesOf(countries, countryLabels, i18n)}
        placeholder={t`Choose your country`}
      />
      <SelectField
        {...controlOf(props, "preferredLanguage")}
        label={<Trans>Language</Trans>}
        className="sm:col-span-2"
        options={languageChoices}
        hint={draftHint(props.draft.preferredLanguage, i18n)}
      />
    </div>
  );
}

export function CycleFields(props: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  const placeholder = t`Not answered`;
  return (
    <>
      <div className="grid items-end gap-5 has-aria-invalid:items-start sm:grid-cols-2">
        <SelectField
          {...controlOf(props, "cycleRegularity")}
          label={<Trans>Cycle regularity</Trans>}
          options={choicesOf(regularities, regularityLabels, i18n)}
          placeholder={placeholder}
        />
        <SelectField
          {...controlOf(props, "pcosDiagnosis")}
          label={<Trans>PCOS diagnosis</Trans>}
          options={choicesOf(pcosAnswers, pcosLabels, i18n)}
          placeholder={placeholder}
        />
        <LengthFields {...props} />
      </div>
      <SelectField
        {...controlOf(props, "pregnancyStatus")}
        label={<Trans>Pregnancy status</Trans>}
        options={choicesOf(pregnancyAnswers, pregnancyLabels, i18n)}
        hint={<Trans>Predictions are paused while you're pregnant.</Trans>}
        placeholder={placeholder}
      />
      <SelectField
        {...controlOf(props, "contraception")}
        label={<Trans>Contraception</Trans>}
        options={choicesOf(contraceptions, contraceptionLabels, i18n)}
        hint={
          <Trans>
            With hormonal contraception, or an IUD that may be hormonal, Mwezi shows no fertile
            days, because they would be wrong. Tell us below since when, and which kind.
          </Trans>
        }
        placeholder={placeholder}
      />
    </>
  );
}

function LengthFields(props: ProfileFieldsProps) {
  switch (props.draft.cycleRegularity) {
    case "":
      return null;
    case "regular":
      return (
        <TextField
          {...controlOf(props, "averageCycleLength")}
          label={<Trans>Average cycle length (days)</Trans>}
          className="sm:col-span-2"
          inputMode="numeric"
        />
      );
    default:
      return (
        <>
          <TextField
            {...controlOf(props, "shortestCycleLength")}
            label={<Trans>Shortest cycle (days)</Trans>}
            inputMode="numeric"
          />
          <TextField
            {...controlOf(props, "longestCycleLength")}
            label={<Trans>Longest cycle (days)</Trans>}
            inputMode="numeric"
          />
        </>
      );
  }
}
