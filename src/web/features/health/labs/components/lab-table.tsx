import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { cycleDayOn } from "#domain/cycles/cycle-day.ts";
import type { LabReading } from "#domain/labs/lab-readings.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { equalsSign, type LabContext, type LabGroup, textIn, typedText } from "../view-model.ts";
import { RangeWords } from "./range-bar.tsx";

interface LabTableProps {
  readonly name: string;
  readonly shown: ReactNode;
  readonly group: LabGroup;
  readonly unit: string;
  readonly context: LabContext;
}

export function LabTable({ name, shown, group, unit, context }: LabTableProps) {
  const { i18n, t } = useLingui();
  const { readings } = group;
  const count = readings.length;
  return (
    <ChartTable
      summary={count === 1 ? <Trans>As a table</Trans> : <Trans>All {count} as a table</Trans>}
      caption={<AllResults name={shown} />}
      columns={[t`Date`, t`Result`, t`Day of cycle`, t`Range on the report`, t`Where from`]}
      rows={readings.map((reading) => ({
        key: `${reading.source} ${reading.id}`,
        cells: [
          formatDay(reading.day, i18n.locale),
          <Result key="result" name={name} unit={unit} reading={reading} context={context} />,
          cycleDayOn(context.history, reading.day) ?? "–",
          <Range key="range" reading={reading} />,
          <Origin key="from" reading={reading} context={context} />,
        ],
      }))}
    />
  );
}

const AllResults = ({ name }: { readonly name: ReactNode }) => <Trans>{name}, all results</Trans>;

interface CellProps {
  readonly reading: LabReading;
  readonly context: LabContext;
}

type NamedCellProps = CellProps & Pick<LabTableProps, "name">;

const resultOf = ({ reading, context }: CellProps) =>
  context.results.find(({ id }) => id === reading.id);

export function EditButton({ name, ...props }: NamedCellProps) {
  const { i18n, t } = useLingui();
  const result = resultOf(props);
  if (result === undefined) return null;
  const day = formatDay(result.date, i18n.locale);
  return (
    <IconButton
      icon="pencil"
      label={t`Edit ${name} of ${day}`}
      onClick={() => props.context.onEdit(result)}
      className="-my-2"
    />
  );
}

function Result({ unit, ...props }: NamedCellProps & Pick<LabTableProps, "unit">) {
  const { reading } = props;
  return (
    <span className="flex items-center justify-between gap-2 whitespace-nowrap">
      <span>
        {typedText(reading)} {reading.unit}
        {reading.unit !== unit && (
          <span className="block text-soft">
            {equalsSign(reading, unit)} {textIn(reading, unit)} {unit}
          </span>
        )}
      </span>
      <EditButton {...props} />
    </span>
  );
}

function Range({ reading }: Pick<CellProps, "reading">) {
  if (reading.rangeLow === null && reading.rangeHigh === null) return "–";
  return (
    <span className="whitespace-nowrap">
      <RangeWords reading={reading} />
    </span>
  );
}

function Origin(props: CellProps) {
  const result = resultOf(props);
  if (result === undefined) return <Trans>Your daily log</Trans>;
  return (
    <>
      {result.laboratory ? <AsTyped>{result.laboratory}</AsTyped> : <Trans>Laboratory</Trans>}
      {result.notes && (
        <span className="block max-w-[30ch] text-soft">
          <AsTyped>{result.notes}</AsTyped>
        </span>
      )}
    </>
  );
}
