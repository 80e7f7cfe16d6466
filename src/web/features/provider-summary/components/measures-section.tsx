import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Metabolic } from "#contract/metabolic.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { glucoseInMillimoles } from "#domain/glucose-units.ts";
import { toOneDecimal } from "#domain/mean.ts";
import { usualRange } from "#domain/usual-range.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import type { latestMeasures, Measure } from "../view-model.ts";
import { LogTable } from "./log-table.tsx";

const names: Readonly<Record<Measure, MessageDescriptor>> = {
  fastingGlucose: msg`Fasting glucose`,
  hba1c: msg`HbA1c`,
  insulin: msg`Insulin`,
  bloodPressure: msg`Blood pressure`,
  weight: msg`Weight`,
  waistCircumference: msg`Waist`,
};

/** The latest value of each measure, with the usual range where a source gives one. */
export function MeasuresSection({
  measures,
  today,
}: {
  readonly measures: ReturnType<typeof latestMeasures>;
  readonly today: CalendarDay;
}) {
  const { i18n } = useLingui();
  return (
    <section>
      <h3>
        <Trans>Latest measures</Trans>
      </h3>
      {measures.length === 0 ? (
        <p>
          <Trans>None logged.</Trans>
        </p>
      ) : (
        <LogTable
          rows={measures}
          keyOf={({ measure }) => measure}
          columns={[
            {
              key: "measure",
              head: <Trans>Measure</Trans>,
              cell: ({ measure }) => i18n._(names[measure]),
            },
            {
              key: "value",
              head: <Trans>Value</Trans>,
              cell: ({ measure, entry }) => written(measure, entry),
            },
            {
              key: "usual",
              head: <Trans>Usual range</Trans>,
              cell: ({ measure }) => <Usual measure={measure} />,
            },
            {
              key: "day",
              head: <Trans>Day</Trans>,
              cell: ({ entry }) =>
                formatDayRange({ first: entry.date, last: entry.date }, today, i18n.locale),
            },
          ]}
        />
      )}
      <Sources measures={measures.map(({ measure }) => measure)} />
    </section>
  );
}

function Sources({ measures }: { readonly measures: readonly Measure[] }) {
  const sources = measures.flatMap(
    (measure) => usualRange(measure === "bloodPressure" ? "systolic" : measure)?.source ?? [],
  );
  if (sources.length === 0) return null;
  const named = [...new Set(sources)].join("; ");
  return (
    <p className="summary-note">
      <Trans>Usual range: {named}</Trans>
    </p>
  );
}

/** As a laboratory writes it, to one decimal. */
const inMillimoles = (milligrams: number) => toOneDecimal(glucoseInMillimoles(milligrams));

function written(measure: Measure, entry: Metabolic): string {
  switch (measure) {
    case "fastingGlucose":
      return `${inMillimoles(entry.fastingGlucose ?? 0)} mmol/L (${entry.fastingGlucose} mg/dL)`;
    case "hba1c":
      return `${entry.hba1c} %`;
    case "insulin":
      return `${entry.insulin} µU/mL`;
    case "bloodPressure":
      return `${entry.bloodPressure?.systolic}/${entry.bloodPressure?.diastolic} mmHg`;
    case "weight":
      return `${entry.weight} kg`;
    case "waistCircumference":
      return `${entry.waistCircumference} cm`;
  }
}

function Usual({ measure }: { readonly measure: Measure }) {
  if (measure === "bloodPressure") {
    const [upper, lower] = [usualRange("systolic"), usualRange("diastolic")];
    if (upper === null || lower === null) return "–";
    return (
      <Trans>
        looked into from {upper.highFrom}/{lower.highFrom}
      </Trans>
    );
  }
  const usual = usualRange(measure);
  if (usual === null || usual.below === null) return "–";
  const below = measure === "fastingGlucose" ? inMillimoles(usual.below) : usual.below;
  return <Trans>below {below}</Trans>;
}
