import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import {
  type HeatDay,
  type HeatSources,
  type HeatWeek,
  heatWeeks,
  loggedDays,
} from "../view-model.ts";
import { HeatBead } from "./heat-bead.tsx";
import { HeatGrid } from "./heat-grid.tsx";

interface HeatMapCardProps extends HeatSources {
  readonly today: CalendarDay;
}

export function HeatMapCard({ today, ...sources }: HeatMapCardProps) {
  const weeks = heatWeeks(sources, today);
  const days = weeks.flatMap((week) => week.days);
  const marks = new Set(days.map(({ mark }) => mark));
  const hasDeviceOnly = days.some(({ isOnDeviceOnly }) => isOnDeviceOnly);
  return (
    <Card title={<Trans>Your last 12 weeks</Trans>}>
      <div className="grid gap-4">
        <HeatGrid weeks={weeks} />
        <HeatLegend marks={marks} hasDeviceOnly={hasDeviceOnly} />
        <HeatTable weeks={weeks} />
      </div>
    </Card>
  );
}

interface LegendItem extends Pick<HeatDay, "mark" | "mood"> {
  readonly isOnDeviceOnly?: true;
  readonly words: MessageDescriptor;
}

const legend: readonly LegendItem[] = [
  { mark: "period", mood: null, words: msg`Period` },
  { mark: "bleeding", mood: null, words: msg`Bleeding` },
  { mark: "spotting", mood: null, words: msg`Spotting` },
  { mark: "ovulation", mood: null, words: msg`Ovulation you logged` },
  { mark: "resting", mood: null, isOnDeviceOnly: true, words: msg`Notes on this device only` },
  { mark: "resting", mood: null, words: msg`Nothing logged` },
];

interface HeatLegendProps {
  readonly marks: ReadonlySet<HeatDay["mark"]>;
  readonly hasDeviceOnly: boolean;
}

function HeatLegend({ marks, hasDeviceOnly }: HeatLegendProps) {
  const { i18n } = useLingui();
  const items = legend.filter(
    ({ mark, isOnDeviceOnly }) =>
      (mark === "period" || mark === "resting" || marks.has(mark)) &&
      (isOnDeviceOnly !== true || hasDeviceOnly),
  );
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      <MoodScale />
      {items.map(({ words, isOnDeviceOnly = false, ...bead }) => (
        <li key={words.id} className="grid grid-cols-[1.625rem_auto] items-center gap-1.5">
          <HeatBead {...bead} isOnDeviceOnly={isOnDeviceOnly} isToday={false} />
          {i18n._(words)}
        </li>
      ))}
    </ul>
  );
}

const MOODS = [1, 3, 5] as const;

function MoodScale() {
  return (
    <li className="flex flex-wrap items-center gap-x-1.5">
      <Trans>Light mood</Trans>
      <span className="flex" aria-hidden="true">
        {MOODS.map((mood) => (
          <span key={mood} className="w-[1.625rem]">
            <HeatBead mark="resting" mood={mood} isOnDeviceOnly={false} isToday={false} />
          </span>
        ))}
      </span>
      <Trans>Heavy mood</Trans>
    </li>
  );
}

function HeatTable({ weeks }: { readonly weeks: readonly HeatWeek[] }) {
  const { i18n } = useLingui();
  const days = loggedDays(weeks);
  return (
    <details className="overflow-x-auto">
      <summary className="flex min-h-11 items-center font-semibold text-violet-ink">
        <Trans>Show as a table</Trans>
      </summary>
      {days.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing logged in these weeks yet.</Trans>
        </p>
      ) : (
        <table className="w-full text-left tabular-nums">
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="py-1 font-normal">
                <Trans>Day</Trans>
              </th>
              <th scope="col" className="py-1 font-normal">
                <Trans>Logged</Trans>
              </th>
              <th scope="col" className="py-1 pl-2 text-right font-normal">
                <Trans>Mood of 5</Trans>
              </th>
              <th scope="col" className="py-1 pl-2 text-right font-normal">
                <Trans>Stress of 10</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, mark, mood, stress, isOnDeviceOnly }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                  {formatDay(day, i18n.locale)}
                </th>
                <td className="py-1.5">
                  <Logged mark={mark} isOnDeviceOnly={isOnDeviceOnly} />
                </td>
                <td className="py-1.5 text-right">{mood ?? "–"}</td>
                <td className="py-1.5 text-right">{stress ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function Logged({ mark, isOnDeviceOnly }: Pick<HeatDay, "mark" | "isOnDeviceOnly">) {
  return (
    <>
      {mark === "period" && <Trans>Period</Trans>}
      {mark === "bleeding" && <Trans>Bleeding</Trans>}
      {mark === "spotting" && <Trans>Spotting</Trans>}
      {mark === "ovulation" && <Trans>Ovulation</Trans>}
      {isOnDeviceOnly && (
        <span className="block text-sm text-soft">
          <Trans>Notes on this device only</Trans>
        </span>
      )}
    </>
  );
}

export function HeatMapSkeleton() {
  return (
    <Card title={<Trans>Your last 12 weeks</Trans>} aria-busy="true">
      <div className="grid gap-4">
        <Skeleton className="h-[39rem] w-full sm:h-[20.75rem]" />
        <Skeleton className="h-14 w-full sm:h-7" />
        <Skeleton className="h-11 w-40" />
      </div>
    </Card>
  );
}
