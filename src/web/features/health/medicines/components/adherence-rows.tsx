import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import {
  type Adherence,
  adherence,
  dueDoses,
  type MedicineFacts,
} from "#domain/medicine-adherence.ts";
import { monthOf, weekOf } from "#domain/week-and-month.ts";
import { MonthString, WeekString } from "./dose-string.tsx";
import { adherenceWords, remainderWords } from "./labels.ts";

interface AdherenceRowsProps {
  readonly facts: MedicineFacts;
  readonly today: CalendarDay;
}

/** How this week and this month went, as beads and as a plain count. */
export function AdherenceRows({ facts, today }: AdherenceRowsProps) {
  const week = weekOf(today);
  const month = monthOf(today);
  const ofWeek = adherence(facts, week, today);
  const ofMonth = adherence(facts, month, today);
  const weekDoses = dueDoses(facts, week, today);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Row title={<Trans>This week</Trans>} found={ofWeek}>
        {weekDoses.length > 0 && <WeekString doses={weekDoses} week={week} today={today} />}
      </Row>
      <Row title={<Trans>This month</Trans>} found={ofMonth}>
        <MonthString doses={dueDoses(facts, month, today)} />
      </Row>
    </div>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly found: Adherence;
  readonly children: ReactNode;
}

function Row({ title, found, children }: RowProps) {
  const { i18n } = useLingui();
  const remainder = remainderWords(found, i18n);
  return (
    <div className="grid content-start gap-2">
      <p>
        <span className="text-sm text-soft">{title}</span>
        <span className="block font-semibold tabular-nums first-letter:uppercase">
          {adherenceWords(found, i18n)}
        </span>
        {remainder !== null && <span className="block text-sm text-soft">{remainder}</span>}
      </p>
      {children}
    </div>
  );
}
