import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import { daysOfRange, monthOf, weekOf } from "#domain/days/week-and-month.ts";
import {
  type Adherence,
  adherence,
  type DueDose,
  dueDoses,
  type MedicineFacts,
} from "#domain/medicines/medicine-adherence.ts";
import { formatWeekday } from "#web/i18n/format-day.ts";
import { countWords, remainderWords } from "../words.ts";
import { DoseBead } from "./dose-bead.tsx";

interface AdherenceRowsProps {
  readonly facts: MedicineFacts;
  readonly today: CalendarDay;
}

export function AdherenceRows({ facts, today }: AdherenceRowsProps) {
  const week = weekOf(today);
  const month = monthOf(today);
  const weekDoses = dueDoses(facts, week, today);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Row title={<Trans>This week</Trans>} counted={adherence(facts, week, today)}>
        {weekDoses.length > 0 && <WeekString doses={weekDoses} week={week} today={today} />}
      </Row>
      <Row title={<Trans>This month</Trans>} counted={adherence(facts, month, today)}>
        <MonthString doses={dueDoses(facts, month, today)} />
      </Row>
    </div>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly counted: Adherence;
  readonly children: ReactNode;
}

function Row({ title, counted, children }: RowProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid content-start gap-2">
      <p>
        <span className="text-sm text-soft">{title}</span>
        <span className="block font-semibold tabular-nums first-letter:uppercase">
          {countWords(counted, i18n)}
        </span>
        <span className="block text-sm text-soft">{remainderWords(counted, i18n)}</span>
      </p>
      {children}
    </div>
  );
}

interface WeekStringProps {
  readonly doses: readonly DueDose[];
  readonly week: DayRange;
  readonly today: CalendarDay;
}

function WeekString({ doses, week, today }: WeekStringProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid max-w-64 grid-cols-7" aria-hidden="true">
      {daysOfRange(week).map((day) => (
        <div key={day} className="grid content-start justify-items-center gap-1">
          <span className={day === today ? "text-xs font-bold" : "text-xs text-soft"}>
            {formatWeekday(day, i18n.locale, "narrow")}
          </span>
          {doses
            .filter(({ date }) => date === day)
            .map(({ slot, state }) => (
              <DoseBead key={slot} state={state} size={16} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** With more beads the string is unreadable, so only the text is shown. */
const MOST_BEADS = 70;

function MonthString({ doses }: { readonly doses: readonly DueDose[] }) {
  if (doses.length === 0 || doses.length > MOST_BEADS) return null;
  return (
    <div className="flex max-w-80 flex-wrap gap-[3px]" aria-hidden="true">
      {doses.map(({ date, slot, state }) => (
        <DoseBead key={`${date} ${slot}`} state={state} size={10} />
      ))}
    </div>
  );
}
