import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BeadString } from "#web/beads/bead-string.tsx";
import { type StrandScale, strandScale } from "#web/beads/bead-string-geometry.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";
import { Summary } from "#web/ui/summary.tsx";
import type { CycleRow, Preview } from "../view-model.ts";

const MOST_DRAWN = 6;

export function CycleStrings({ rows }: Pick<Preview, "rows">) {
  const [place, width] = useChartWidth();
  const drawn = rows.slice(0, MOST_DRAWN);
  const earlier = rows.slice(MOST_DRAWN);
  const others = earlier.length;
  const longest = Math.max(28, ...drawn.map(({ beads }) => beads.length));
  const scale = strandScale(width, longest);
  return (
    <div ref={place} className="[contain:inline-size]">
      <ol className="grid gap-1 divide-y divide-line">
        {drawn.map((row) => (
          <CycleString key={row.startDay} row={row} scale={scale} width={width} />
        ))}
      </ol>
      {others > 0 && (
        <details className="group mt-3 text-sm">
          <Summary className="text-soft">
            <Plural value={others} one="and # earlier period" other="and # earlier periods" />
          </Summary>
          <ol className="grid gap-1">
            {earlier.map((row) => (
              <li key={row.startDay}>
                <CycleLine row={row} />
              </li>
            ))}
          </ol>
        </details>
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
  const { startDay, beads } = row;
  const bleedingDays = row.bleedingDays ?? "?";
  const day = formatDay(startDay, i18n.locale);
  return (
    <li className="pt-2">
      <CycleLine row={row} />
      <BeadString
        beads={beads}
        scale={scale}
        width={width}
        label={t`Period from ${day}, days of bleeding: ${bleedingDays}`}
      />
    </li>
  );
}

function CycleLine({ row: { startDay, length, bleedingDays } }: Pick<CycleStringProps, "row">) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
      <span>
        <span className="font-semibold">{formatDay(startDay, i18n.locale)}</span>
        {": "}
        {bleedingDays === null ? (
          <Trans>length not in the file</Trans>
        ) : (
          <Plural value={bleedingDays} one="# day of bleeding" other="# days of bleeding" />
        )}
      </span>
      <span className="text-soft">
        {length === null ? (
          <Trans>the newest</Trans>
        ) : (
          <Plural value={length} one="next after # day" other="next after # days" />
        )}
      </span>
    </p>
  );
}
