import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { daysBled } from "#domain/cycles/periods/bleeding-days.ts";
import type { OpenPeriod } from "#domain/cycles/periods/open-period.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { BeadString } from "#web/beads/bead-string.tsx";
import { type StrandScale, strandScale } from "#web/beads/bead-string-geometry.ts";
import { formatDay, formatDayRange } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { beadsOfRow, type CycleRow, ovulationDay, rowWords } from "../view-model.ts";

const WIDE = 800;
const WORDS_WIDTH = 292;

interface CycleStringsProps {
  readonly rows: readonly CycleRow[];
  readonly today: CalendarDay;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly unlogged: OpenPeriod["unlogged"];
  readonly onEdit: (row: CycleRow) => void;
}

export function CycleStrings({ rows, ...shared }: CycleStringsProps) {
  const [place, width] = useChartWidth();
  const longest = Math.max(28, ...rows.map(({ length }) => length));
  const isWide = width >= WIDE;
  const room = isWide ? width - WORDS_WIDTH : width;
  const scale = strandScale(room, longest);
  return (
    <div>
      <div ref={place} className="[contain:inline-size]">
        <ol className={isWide ? "grid" : "grid gap-1 divide-y divide-line"}>
          {rows.map((row) => (
            <CycleString
              key={row.cycle.id}
              {...shared}
              row={row}
              scale={scale}
              width={room}
              isWide={isWide}
            />
          ))}
        </ol>
      </div>
      <HistoryTable rows={rows} ovulated={shared.ovulated} />
    </div>
  );
}

interface CycleStringProps extends Omit<CycleStringsProps, "rows"> {
  readonly row: CycleRow;
  readonly scale: StrandScale;
  readonly width: number;
  readonly isWide: boolean;
}

function CycleString(props: CycleStringProps) {
  const { row, today, ovulated, unlogged, scale, width, isWide, onEdit } = props;
  const { i18n, t } = useLingui();
  const { cycle, lastDay, length: days, isCurrent, isLastPeriod, isPregnancy, isLeftOut } = row;
  const began = formatDay(cycle.startDay, i18n.locale);
  const range = { first: cycle.startDay, last: isLastPeriod ? cycle.startDay : lastDay };
  return (
    <li className={isWide ? "flex items-center py-1" : "pt-2.5 pb-1 first:pt-0"}>
      <div
        className={classNames("flex items-center gap-2", isWide ? "w-73 flex-none pr-3" : "pb-1.5")}
      >
        <p className="min-w-0 flex-1 text-sm leading-tight text-soft tabular-nums">
          <span className="font-display text-xl font-semibold text-ink">
            {isLastPeriod
              ? t`Last period`
              : isPregnancy
                ? t`In pregnancy, or after it`
                : t`${plural(days, { one: "# day", other: "# days" })}`}
          </span>{" "}
          {isWide && <br />}
          <span className="inline-block">
            {isCurrent ? (
              <Trans>so far, since {began}</Trans>
            ) : (
              formatDayRange(range, today, i18n.locale)
            )}
          </span>
          <Marks row={row} />
        </p>
        <IconButton
          icon="pencil"
          label={t`Edit the cycle that began ${began}`}
          onClick={() => onEdit(row)}
        />
      </div>
      <div className={isLeftOut ? "opacity-55" : undefined}>
        <BeadString
          beads={beadsOfRow(row, ovulated, unlogged)}
          scale={scale}
          width={width}
          label={rowWords(row, ovulated, i18n)}
        />
      </div>
    </li>
  );
}

function Marks({ row: { isTold, isLeftOut, cycle, starts } }: Pick<CycleStringProps, "row">) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-2 text-clay-ink empty:hidden">
      {isTold && <Trans>From setup</Trans>}
      {isLeftOut && <Trans>Left out of averages</Trans>}
      {cycle.isUnsure && <Trans>Unsure of dates</Trans>}
      {starts !== null && <Trans>Started twice</Trans>}
    </span>
  );
}

function HistoryTable({ rows, ovulated }: Pick<CycleStringsProps, "rows" | "ovulated">) {
  const { i18n, t } = useLingui();
  const hasOvulation = ovulated.size > 0;
  const lengthOf = ({ length, isCurrent, isLastPeriod, isPregnancy }: CycleRow) =>
    isCurrent ? t`${length} so far` : isLastPeriod || isPregnancy ? "–" : length;
  return (
    <ChartTable
      summary={<Trans>As a table</Trans>}
      caption={t`Your cycles, newest first`}
      columns={[
        t`Began`,
        t`Days`,
        t`Days of bleeding`,
        ...(hasOvulation ? [t`Ovulation, cycle day`] : []),
      ]}
      rows={rows.map((row) => ({
        key: row.cycle.id,
        cells: [
          formatDay(row.cycle.startDay, i18n.locale),
          lengthOf(row),
          daysBled(row.bleeding),
          ...(hasOvulation ? [ovulationDay(row, ovulated) ?? "–"] : []),
        ],
      }))}
    />
  );
}
