import { type ChartTone, FILL } from "./chart-tones.ts";

export interface HeatCell {
  /** From 0 (empty) to 1 (the map's largest bead). */
  readonly strength: number;
  readonly text: string;
  /** Accessible text: "7 of 31 days". */
  readonly words: string;
}

interface HeatMapProps {
  readonly caption: string;
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    readonly tone: ChartTone;
    readonly note: string;
  }[];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly cells: readonly HeatCell[];
  }[];
}

const LARGEST = 15.5;
const SMALLEST = 3;

/** Counts as beads sized by value. A table, so it needs no separate table of numbers. */
export function HeatMap({ caption, columns, rows }: HeatMapProps) {
  return (
    <table className="-mx-2 w-[calc(100%+1rem)] table-fixed border-collapse tabular-nums sm:mx-0 sm:w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, tone, note }) => (
            <th key={key} scope="col" className="px-0.5 pb-2 text-center align-bottom">
              <svg viewBox="-6 -6 12 12" className="mx-auto mb-1.5 size-3" aria-hidden="true">
                <circle r="5" className={FILL[tone]} />
              </svg>
              <span className="block text-[0.6875rem] font-semibold tracking-tight sm:text-sm sm:tracking-normal">
                {label}
              </span>
              <span className="block text-xs font-normal text-soft">{note}</span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ key, label, cells }) => (
        <tbody key={key} className="border-t border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns.length}
              className="pt-2.5 text-left text-sm font-semibold max-sm:pl-2"
            >
              {label}
            </th>
          </tr>
          <tr>
            {cells.map((cell, index) => (
              <td key={columns[index]?.key} className="p-1 text-center">
                <HeatBead cell={cell} tone={columns[index]?.tone ?? "clay"} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function HeatBead({ cell, tone }: { readonly cell: HeatCell; readonly tone: ChartTone }) {
  const radius = cell.strength === 0 ? 0 : SMALLEST + (LARGEST - SMALLEST) * cell.strength ** 0.75;
  return (
    <span className="inline-flex h-12 flex-col items-center justify-center gap-0.5">
      <svg viewBox="-16 -16 32 32" width={32} height={32} aria-hidden="true" className="flex-none">
        {radius === 0 ? (
          <circle r="3.5" className="fill-none stroke-bead-edge" strokeWidth="1.5" />
        ) : (
          <>
            <circle r={radius} className={FILL[tone]} />
            <circle
              cx={radius * -0.32}
              cy={radius * -0.36}
              r={radius * 0.22}
              className="fill-bead-shine"
            />
          </>
        )}
      </svg>
      <span className="text-xs leading-none text-soft" aria-hidden="true">
        {cell.text}
      </span>
      <span className="sr-only">{cell.words}</span>
    </span>
  );
}
