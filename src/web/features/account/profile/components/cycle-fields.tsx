import { Trans, useLingui } from "@lingui/react/macro";
import { contraceptions, pcosAnswers, pregnancyAnswers, regularities } from "#contract/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import {
  contraceptionLabels,
  pcosLabels,
  pregnancyLabels,
  regularityLabels,
} from "#web/words/profile.ts";
import type { ProfileFieldsProps } from "./person-fields.tsx";

/** What predictions rest on besides her logged cycles. */
export function CycleFields(props: ProfileFieldsProps) {
  const { draft, messageOf, change } = props;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RegularityField {...props} />
        <PcosField {...props} />
        {draft.cycleRegularity === "regular" && (
          <TextField
            label={<Trans>Average cycle length (days)</Trans>}
            className="sm:col-span-2"
            name="averageCycleLength"
            value={draft.averageCycleLength}
            onChange={(averageCycleLength) => change({ averageCycleLength })}
            error={messageOf("averageCycleLength")}
            inputMode="numeric"
            placeholder="28"
            autoComplete="off"
          />
        )}
      </div>
      <PregnancyField {...props} />
      <ContraceptionField {...props} />
    </>
  );
}

function RegularityField({ draft, messageOf, change }: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <SelectField
      label={<Trans>Cycle regularity</Trans>}
      name="cycleRegularity"
      value={draft.cycleRegularity}
      onChange={(cycleRegularity) => change({ cycleRegularity })}
      options={choicesOf(regularities, regularityLabels, i18n)}
      placeholder={t`Not answered`}
      error={messageOf("cycleRegularity")}
    />
  );
}

function PcosField({ draft, messageOf, change }: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <SelectField
      label={<Trans>PCOS diagnosis</Trans>}
      name="pcosDiagnosis"
      value={draft.pcosDiagnosis}
      onChange={(pcosDiagnosis) => change({ pcosDiagnosis })}
      options={choicesOf(pcosAnswers, pcosLabels, i18n)}
      placeholder={t`Not answered`}
      error={messageOf("pcosDiagnosis")}
    />
  );
}

function PregnancyField({ draft, messageOf, change }: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <SelectField
      label={<Trans>Pregnancy status</Trans>}
      name="pregnancyStatus"
      value={draft.pregnancyStatus}
      onChange={(pregnancyStatus) => change({ pregnancyStatus })}
      options={choicesOf(pregnancyAnswers, pregnancyLabels, i18n)}
      hint={<Trans>While you are pregnant, predictions pause.</Trans>}
      placeholder={t`Not answered`}
      error={messageOf("pregnancyStatus")}
    />
  );
}

function ContraceptionField({ draft, messageOf, change }: ProfileFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <SelectField
      label={<Trans>Contraception</Trans>}
      name="contraception"
      value={draft.contraception}
      onChange={(contraception) => change({ contraception })}
      options={choicesOf(contraceptions, contraceptionLabels, i18n)}
      hint={
        <Trans>
          With hormonal contraception or an IUD, Mwezi shows no fertile days, because they would be
          wrong.
        </Trans>
      }
      placeholder={t`Not answered`}
      error={messageOf("contraception")}
    />
  );
}
