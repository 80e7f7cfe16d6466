import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { freeAndrogenIndex, homaIr, type LabIndex } from "#domain/labs/lab-indices.ts";
import type { LabReading } from "#domain/labs/lab-readings.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { labTestLabels } from "#web/words/lab-test.ts";
import { numberText, type SectionName } from "../view-model.ts";

interface Formula {
  readonly indicesOf: (readings: readonly LabReading[]) => LabIndex[];
  readonly title: MessageDescriptor;
  readonly parts: readonly [MessageDescriptor, MessageDescriptor];
  readonly units: readonly [string, string];
  readonly words: MessageDescriptor;
  readonly line: (first: string, second: string) => string;
}

const formulas: Partial<Record<SectionName, Formula>> = {
  // GPnotebook, HOMA-IR.
  sugar: {
    indicesOf: homaIr,
    title: msg`HOMA-IR`,
    parts: [labTestLabels.fasting_insulin, labTestLabels.fasting_glucose],
    units: ["µU/mL", "mmol/L"],
    words: msg`From fasting insulin and fasting glucose of the same day. Sources don't agree on a limit, so we don't show one.`,
    line: (insulin, glucose) => `${insulin} µU/mL × ${glucose} mmol/L ÷ 22.5`,
  },
  hormones: {
    indicesOf: freeAndrogenIndex,
    title: msg`Free androgen index`,
    parts: [labTestLabels.testosterone, labTestLabels.shbg],
    units: ["nmol/L", "nmol/L"],
    words: msg`From total testosterone and SHBG of the same day. Use your laboratory's own range.`,
    line: (testosterone, shbg) => `${testosterone} nmol/L ÷ ${shbg} nmol/L × 100`,
  },
};

interface IndexCardProps {
  readonly section: SectionName;
  readonly readings: readonly LabReading[];
}

export function IndexCard({ section, readings }: IndexCardProps) {
  const { i18n, t } = useLingui();
  const formula = formulas[section];
  const indices = formula?.indicesOf(readings) ?? [];
  const [latest] = indices;
  const count = indices.length;
  if (formula === undefined || latest === undefined) return null;
  const [first, second] = latest.parts;
  const title = i18n._(formula.title);
  return (
    <Card title={title}>
      <p className="font-display text-3xl font-semibold tabular-nums">{numberText(latest.value)}</p>
      <p className="text-sm text-soft">
        <Trans>Calculated for {formatDay(latest.day, i18n.locale)}</Trans>
      </p>
      <p className="mt-3 rounded-control bg-bead px-4 py-3 text-sm tabular-nums">
        {formula.line(numberText(first), numberText(second))} = {numberText(latest.value)}
      </p>
      <p className="mt-3 text-sm text-soft">
        {i18n._(formula.words)} <Trans>Discuss it with your doctor.</Trans>
      </p>
      {count > 1 && (
        <ChartTable
          summary={<Trans>All {count} as a table</Trans>}
          caption={t`${{ name: title }}, all results`}
          columns={[
            t`Date`,
            title,
            ...formula.parts.map((part, index) => `${i18n._(part)} (${formula.units[index]})`),
          ]}
          rows={indices.map(({ day, value, parts }) => ({
            key: day,
            cells: [formatDay(day, i18n.locale), numberText(value), ...parts.map(numberText)],
          }))}
        />
      )}
    </Card>
  );
}
