import type { ReactNode } from "react";

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

interface LogTableProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first names its row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** A plain table. */
export function LogTable<Row>({ rows, keyOf, columns }: LogTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
