import { Trans, useLingui } from "@lingui/react/macro";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { symptomLabels } from "#web/words/symptom-type.ts";
import {
  type Period,
  periods,
  type SavedSymptom,
  type SymptomFilter,
  typesIn,
} from "../view-model.ts";

interface HistoryFiltersProps {
  readonly symptoms: readonly SavedSymptom[];
  readonly filter: SymptomFilter;
  readonly onChange: (filter: SymptomFilter) => void;
}

export function HistoryFilters({ symptoms, filter, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useLingui();
  const periodNames: Record<Period, string> = {
    "30": t`Last 30 days`,
    "90": t`Last 90 days`,
    "365": t`Last year`,
    all: t`All time`,
  };
  const types = typesIn(symptoms, i18n);
  return (
    <search className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        label={<Trans>Search</Trans>}
        name="search"
        type="search"
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        placeholder={t`A symptom or a word of a note`}
      />
      <SelectField
        label={<Trans>Symptom</Trans>}
        name="type"
        value={filter.type}
        onChange={(type) => onChange({ ...filter, type })}
        options={[
          { value: "all" as const, label: t`All symptoms` },
          ...types.map((value) => ({ value, label: i18n._(symptomLabels[value]) })),
        ]}
      />
      <SelectField
        label={<Trans>Period of time</Trans>}
        name="period"
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
        options={periods.map((value) => ({ value, label: periodNames[value] }))}
      />
    </search>
  );
}
