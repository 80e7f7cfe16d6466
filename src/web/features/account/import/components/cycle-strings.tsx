import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BeadString } from "#web/beads/bead-string.tsx";
import { type StrandScale, strandScale } from "#web/beads/bead-string-geometry.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { useChartWidth } from "#web/ui/chart-width.ts";
import type { CycleRow, Preview } from "../view-model.ts";

export function CycleStrings({ rows, cycleCount }: Pick<Preview, "rows" | "cycleCount">) {
  const [place, width] = useChartWidth();
  const longest = Math.max(28, ...rows.map(({ beads }) => beads.length));
  const scale = strandScale(width, longest);
  const others = cycleCount - rows.length;
  return (
    <div ref={place} className="[contain:inline-size]">
      <ol className="grid gap-1 divide-y divide-line">
        {rows.map((row) => (
          <CycleString key={row.startDay} row={row} scale={scale} width={width} />
        ))}
      </ol>
      {others > 0 && (
        <p className="mt-3 text-sm text-soft">
          <Plural value={others} one="and # earlier period" other="and # earlier periods" />
        </p>
      )}
    </div>
  );
}

interface CycleStringProps {
  readonly row: CycleRow;
  readonly scale: StrandScale;
  readonly width: number;
}

function CycleString({ row, scale, width }: CycleStringProps) {
  const { i18n, t } = useLingui();
  const { startDay, length, bleedingDays, beads } = row;
  const day = formatDay(startDay, i18n.locale);
  return (
    <li className="pt-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-semibold">{day}</span>
        <span className="text-soft">
          {length === null ? (
            <Trans>the newest</Trans>
          ) : (
            <Plural value={length} one="# day" other="# days" />
          )}
        </span>
      </p>
      <BeadString
        beads={beads}
        scale={scale}
        width={width}
        label={t`Period from ${day}, days of bleeding: ${bleedingDays}`}
      />
    </li>
  );
}
