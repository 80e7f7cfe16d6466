import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayProbability, PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { fertileDays } from "#domain/phase/fertile-days.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { chanceWords } from "../view-model.ts";

interface FertileOddsProps {
  readonly facts: CycleFacts;
  readonly forecast: PeriodForecast;
  readonly today: CalendarDay;
}

export function FertileOdds({ facts, forecast, today }: FertileOddsProps) {
  const answer = fertileDays(facts, forecast, today);
  if (answer.kind === "off" && answer.reason !== "too-wide") return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-lg">
        <Trans>Fertile days, one by one</Trans>
      </h3>
      {answer.kind === "off" ? (
        <p>
          <Trans>No day stands out from the others enough to mean anything.</Trans>
        </p>
      ) : (
        <EachDay days={answer.days} peak={answer.peak} />
      )}
    </section>
  );
}

interface EachDayProps {
  readonly days: readonly DayProbability[];
  readonly peak: DayProbability;
}

function EachDay({ days, peak }: EachDayProps) {
  const { i18n, t } = useLingui();
  const date = (day: CalendarDay) => formatDay(day, i18n.locale);
  const chance = i18n._(chanceWords(peak.probability));
  const peakDate = date(peak.day);
  return (
    <div>
      <p>
        <Trans>
          The likeliest day is {peakDate}: {chance}.
        </Trans>
      </p>
      <FertileString
        days={days}
        label={t`Chance that each day is fertile. Highest on ${peakDate}.`}
      />
      <ChartTable
        summary={<Trans>The chance of each fertile day, as a table</Trans>}
        caption={t`Chance that each day is fertile`}
        columns={[t`Day`, t`Chance`]}
        rows={days.map(({ day, probability }) => ({
          key: day,
          cells: [date(day), i18n._(chanceWords(probability))],
        }))}
      />
    </div>
  );
}

const BEAD = 10;

function FertileString({
  days,
  label,
}: {
  readonly days: readonly DayProbability[];
  readonly label: string;
}) {
  const width = days.length * BEAD;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${BEAD}`}
      className="mt-3 block max-h-6 w-full"
    >
      <path d={`M0 ${BEAD / 2}H${width}`} className="stroke-string" strokeWidth="0.6" />
      {days.map(({ day, probability }, place) => (
        <circle
          key={day}
          cx={(place + 0.5) * BEAD}
          cy={BEAD / 2}
          r={BEAD * 0.42}
          className="fill-gold stroke-gold"
          strokeWidth="0.5"
          fillOpacity={probability}
        />
      ))}
    </svg>
  );
}
