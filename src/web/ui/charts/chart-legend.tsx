import { ChartMark, type ChartShape } from "./chart-mark.tsx";
import type { ChartTone } from "./chart-tones.ts";

interface ChartLegendProps {
  readonly entries: readonly {
    readonly name: string;
    readonly tone: ChartTone;
    readonly shape: ChartShape;
  }[];
}

export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {entries.map(({ name, tone, shape }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="-8 -8 16 16" width={16} height={16} aria-hidden="true">
            <ChartMark shape={shape} tone={tone} radius={5} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
