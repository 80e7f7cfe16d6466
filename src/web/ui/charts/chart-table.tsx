import { type ReactNode, useId } from "react";
import { Summary } from "../summary.tsx";

export interface ChartTableProps {
  readonly summary: ReactNode;
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Focusable, as on a phone it scrolls horizontally and needs the arrow keys. */
const SCROLLS = { tabIndex: 0 } as const;

export function ChartTable({ summary, caption, columns, rows }: ChartTableProps) {
  const id = useId();
  return (
    <details className="group mt-3 border-t border-line pt-1">
      <Summary className="text-sm font-semibold text-soft">{summary}</Summary>
      <section
        {...SCROLLS}
        aria-labelledby={id}
        className="overflow-x-auto rounded-control ring-1 ring-line ring-inset"
      >
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption id={id} className="sr-only">
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-left font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...others] }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                  {head}
                </th>
                {others.map((cell, index) => (
                  <td key={columns[index + 1]} className="px-3 py-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
