import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { choicesOf } from "#web/i18n/choices.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { type DateOrder, dayInOrder } from "#web/readers/formats/date-order.ts";
import { type ColumnRole, columnRoles } from "#web/readers/tables/column-names.ts";
import type { Table } from "#web/readers/tables/read-table.ts";
import { Card } from "#web/ui/card.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Labels } from "#web/words/labels.ts";
import { type TableFormProps, type TableProblem, useTableForm } from "../use-table-form.ts";
import { orderLabels, roleLabels, whyWords } from "../words.ts";
import { FileFormActions } from "./file-form-actions.tsx";

const SAMPLES = 3;

const problemWords: Labels<TableProblem> = {
  no_day: msg`Choose the column that holds the day.`,
  no_order_fits: whyWords.no_date_order,
  no_order_chosen: msg`Choose how the dates are written.`,
  nothing: whyWords.nothing,
};

export function TableForm(props: TableFormProps) {
  const { table, onStartOver } = props;
  const { i18n } = useLingui();
  const form = useTableForm(props);
  return (
    <Card title={<Trans>What is in your table?</Trans>}>
      <Form onSubmit={form.submit} className="grid grid-cols-1 gap-6">
        <ColumnFields table={table} roles={form.roles} onChange={form.setRole} />
        {form.orders.length > 1 && (
          <ChoiceField
            legend={<Trans>How are the dates written?</Trans>}
            hint={<Trans>Both orders fit your file. Please choose the right one.</Trans>}
            name="order"
            value={form.order}
            onChange={form.setOrder}
            options={form.orders.map((order) => ({
              value: order,
              label: i18n._(orderLabels[order]),
              description: exampleOf(table, form.roles, order, i18n.locale),
            }))}
          />
        )}
        {form.problem !== null && (
          <Notice tone="urgent">
            <p>{i18n._(problemWords[form.problem])}</p>
          </Notice>
        )}
        <FileFormActions onStartOver={onStartOver}>
          <Trans>Show what is in it</Trans>
        </FileFormActions>
      </Form>
    </Card>
  );
}

interface ColumnFieldsProps {
  readonly table: Table;
  readonly roles: readonly ColumnRole[];
  readonly onChange: (column: number, role: ColumnRole) => void;
}

function ColumnFields({ table, roles, onChange }: ColumnFieldsProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
      {table.csv.header.map((name, column) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and names may repeat
          key={column}
          name={`column-${column}`}
          label={name || <Trans>Column {column + 1}</Trans>}
          hint={<Samples table={table} column={column} />}
          value={roles[column] ?? "nothing"}
          onChange={(role) => onChange(column, role)}
          options={choicesOf(columnRoles, roleLabels, i18n)}
        />
      ))}
    </div>
  );
}

function Samples({ table, column }: { readonly table: Table; readonly column: number }) {
  const cells = table.csv.rows.slice(0, 1000).map((row) => (row[column] ?? "").trim());
  const samples = [...new Set(cells)].filter((cell) => cell !== "").slice(0, SAMPLES);
  const cut = samples.map((cell) => cell.slice(0, 40)).join(" · ");
  return <span className="block truncate">{cut || "–"}</span>;
}

function exampleOf(
  { csv }: Table,
  roles: readonly ColumnRole[],
  order: DateOrder,
  locale: string,
): string {
  const day0 = roles.findIndex((role) => role === "date" || role === "period_start");
  const sample = csv.rows[0]?.[day0] ?? "";
  const day = dayInOrder(sample, order);
  return day === null ? "" : `${sample.trim()} → ${formatDay(day, locale)}`;
}
