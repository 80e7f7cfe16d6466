import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { symptomLabels } from "#web/i18n/symptom-labels.ts";
import { DAYS_BACK, type SymptomRow } from "../view-model.ts";
import { LogTable } from "./log-table.tsx";

interface SymptomsSectionProps {
  readonly rows: readonly SymptomRow[];
  readonly today: CalendarDay;
}

/** Her symptoms by how often they came, with the strength she gave them. */
export function SymptomsSection({ rows, today }: SymptomsSectionProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h3>
        <Trans>Symptoms, last {DAYS_BACK} days</Trans>
      </h3>
      {rows.length === 0 ? (
        <p>
          <Trans>None logged.</Trans>
        </p>
      ) : (
        <LogTable
          rows={rows}
          keyOf={({ type }) => type}
          columns={[
            {
              key: "symptom",
              head: <Trans>Symptom</Trans>,
              cell: ({ type }) => i18n._(symptomLabels[type]),
            },
            { key: "days", head: <Trans>Days</Trans>, cell: ({ days }) => days },
            {
              key: "severity",
              head: <Trans>Average / worst of 10</Trans>,
              cell: ({ average, worst }) => `${average} / ${worst}`,
            },
            {
              key: "last",
              head: <Trans>Last</Trans>,
              cell: ({ last }) => formatDayRange({ first: last, last }, today, i18n.locale),
            },
          ]}
        />
      )}
    </section>
  );
}
