import { Trans, useLingui } from "@lingui/react/macro";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { symptomLabels } from "#web/words/symptom-type.ts";
import {
  type Period,
  periods,
  type SymptomFilter,
  type SymptomRow,
  typesIn,
} from "../view-model.ts";

interface HistoryFiltersProps {
  readonly rows: readonly SymptomRow[];
  readonly filter: SymptomFilter;
  readonly change: (part: Partial<SymptomFilter>) => void;
}

export function HistoryFilters({ rows, filter, change }: HistoryFiltersProps) {
  const { t, i18n } = useLingui();
  const periodNames: Record<Period, string> = {
    "30": t`Last 30 days`,
    "90": t`Last 90 days`,
    "365": t`Last year`,
    all: t`All time`,
  };
  const types = typesIn(rows, i18n);
  const { field } = draftFields({ draft: filter, change });
  return (
    <search className="grid max-w-3xl items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        {...field("search")}
        label={<Trans>Search</Trans>}
        type="search"
        placeholder={t`Symptom or note`}
      />
      <SelectField
        {...field("type")}
        label={<Trans>Symptom</Trans>}
        options={[
          { value: "all" as const, label: t`All symptoms` },
          ...types.map((value) => ({ value, label: i18n._(symptomLabels[value]) })),
        ]}
      />
      <SelectField
        {...field("period")}
        label={<Trans>Date range</Trans>}
        options={periods.map((value) => ({ value, label: periodNames[value] }))}
      />
    </search>
  );
}
