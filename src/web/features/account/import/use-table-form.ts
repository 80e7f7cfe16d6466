import { useMemo, useState } from "react";
import {
  type FileHistory,
  type LocalClock,
  UnreadableFile,
} from "#web/readers/diary/file-history.ts";
import type { DateOrder } from "#web/readers/formats/date-order.ts";
import type { ColumnRole } from "#web/readers/tables/column-names.ts";
import { ordersOf, readChosenTable, type Table } from "#web/readers/tables/read-table.ts";

export interface TableFormProps {
  readonly table: Table;
  readonly clock: LocalClock;
  readonly onRead: (history: FileHistory, table: Table) => void;
  readonly onStartOver: () => void;
}

export type TableProblem = "no_day" | "no_order_fits" | "no_order_chosen" | "nothing";

export function useTableForm({ table, clock, onRead }: TableFormProps) {
  const [roles, setRoles] = useState(table.roles);
  const [chosen, setChosen] = useState<DateOrder | null>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  const { today, timeZone } = clock;
  const orders = useMemo(
    () => ordersOf(table, roles, { today, timeZone }),
    [table, roles, today, timeZone],
  );
  const order = orders.length === 1 ? (orders[0] ?? null) : chosen;

  const read = (): TableProblem | null => {
    if (!roles.includes("date") && !roles.includes("period_start")) return "no_day";
    if (orders.length === 0) return "no_order_fits";
    if (order === null || !orders.includes(order)) return "no_order_chosen";
    try {
      onRead(readChosenTable(table, { roles, order }, clock), { ...table, roles });
      return null;
    } catch (error) {
      if (error instanceof UnreadableFile) return "nothing";
      throw error;
    }
  };
  return {
    roles,
    orders,
    order,
    problem,
    setOrder: (next: DateOrder) => {
      setProblem(null);
      setChosen(next);
    },
    setRole: (column: number, role: ColumnRole) => {
      setProblem(null);
      setRoles(roles.map((before, place) => (place === column ? role : before)));
    },
    submit: () => {
      setProblem(read());
    },
  };
}
