import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { choicesOf } from "#web/i18n/choices.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { type DateOrder, dayInOrder } from "#web/import/date-order.ts";
import { type Found, type Her, UnreadableFile } from "#web/import/found.ts";
import {
  type ColumnRole,
  columnRoles,
  ordersOf,
  readChosenTable,
  type Table,
} from "#web/import/plain-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { orderLabels, roleLabels, whyWords } from "./labels.ts";

interface TableFormProps {
  readonly table: Table;
  readonly her: Her;
  readonly onFound: (found: Found, table: Table) => void;
  readonly onStartOver: () => void;
}

const SAMPLES = 3;

/** She says what each column is, and how its dates are written where that is not certain. */
export function TableForm({ table, her, onFound, onStartOver }: TableFormProps) {
  const { i18n } = useLingui();
  const [roles, setRoles] = useState(table.roles);
  const [chosen, setChosen] = useState<DateOrder | null>(null);
  const [problem, setProblem] = useState<"no_date" | "no_order" | "nothing" | null>(null);
  const orders = ordersOf(table, roles, her.today);
  const order = orders.length === 1 ? (orders[0] ?? null) : chosen;
  const setRole = (column: number, role: ColumnRole) => {
    setProblem(null);
    setRoles(roles.map((before, place) => (place === column ? role : before)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!roles.includes("date")) return setProblem("no_date");
    if (order === null || !orders.includes(order)) return setProblem("no_order");
    try {
      onFound(readChosenTable(table, { roles, order }, her), { ...table, roles });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setProblem("nothing");
    }
  };
  const hasNoOrder = roles.includes("date") && orders.length === 0;
  return (
    <Card title={<Trans>What is in your table?</Trans>}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          {table.csv.header.map((name, column) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, names may repeat
              key={column}
              name={`column-${column}`}
              label={name || <Trans>Column {column + 1}</Trans>}
              hint={<Samples table={table} column={column} />}
              value={roles[column] ?? "nothing"}
              onChange={(role) => setRole(column, role)}
              options={choicesOf(columnRoles, roleLabels, i18n)}
            />
          ))}
        </div>
        {orders.length > 1 && (
          <ChoiceField
            legend={<Trans>How are the dates written?</Trans>}
            hint={<Trans>Both orders fit your table, so please say which is right.</Trans>}
            name="order"
            value={order}
            onChange={setChosen}
            options={orders.map((one) => ({
              value: one,
              label: i18n._(orderLabels[one]),
              description: exampleOf(table, roles, one, i18n.locale),
            }))}
          />
        )}
        {hasNoOrder && (
          <Notice tone="urgent">
            <p>{i18n._(whyWords.no_date_order)}</p>
          </Notice>
        )}
        {problem !== null && !hasNoOrder && (
          <Notice tone="urgent">
            <p>
              {problem === "no_date" && <Trans>Choose the column that holds the day.</Trans>}
              {problem === "no_order" && <Trans>Choose how the dates are written.</Trans>}
              {problem === "nothing" && i18n._(whyWords.nothing)}
            </p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            <Trans>Show what is in it</Trans>
          </Button>
          <Button variant="quiet" onClick={onStartOver}>
            <Trans>Choose another file</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Samples({ table, column }: { readonly table: Table; readonly column: number }) {
  const cells = table.csv.rows.map((row) => (row[column] ?? "").trim().slice(0, 40));
  const samples = [...new Set(cells)].filter((cell) => cell !== "").slice(0, SAMPLES);
  return <span className="block truncate">{samples.join(" · ") || "–"}</span>;
}

function exampleOf(
  { csv }: Table,
  roles: readonly ColumnRole[],
  order: DateOrder,
  locale: string,
): string {
  const written = csv.rows[0]?.[roles.indexOf("date")] ?? "";
  const day = dayInOrder(written, order);
  return day === null ? "" : `${written.trim()} → ${formatDay(day, locale)}`;
}
