import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatWeekdayAndDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import type { DoseAnswers } from "../use-dose-answers.ts";
import { dayOfDoses, type MedicineSources } from "../view-model.ts";
import { AsNeededRow, DueRow } from "./dose-rows.tsx";

interface DayCardProps {
  readonly sources: MedicineSources;
  readonly answers: DoseAnswers;
  readonly today: CalendarDay;
}

export function DayCard({ sources, answers, today }: DayCardProps) {
  const { i18n } = useLingui();
  const [isToday, setToday] = useState(true);
  const day = isToday ? today : addDays(today, -1);
  const { due, asNeeded } = dayOfDoses(sources, day);
  const slots = due.flatMap(({ doses }) => doses);
  const open = slots.filter(({ answer }) => answer === null).length;
  const date = formatWeekdayAndDay(day, i18n.locale);
  return (
    <Card
      title={isToday ? <Trans>Today's doses</Trans> : <Trans>Yesterday's doses</Trans>}
      actions={<DayChoice isToday={isToday} onChange={setToday} />}
    >
      <p className="-mt-2 mb-4 text-soft" role="status">
        {date}
        {slots.length > 0 && (
          <>
            {" · "}
            <Plural
              value={open}
              _0="all logged"
              one="# dose still open"
              other="# doses still open"
            />
          </>
        )}
      </p>
      <Unsaved answers={answers} />
      {due.length + asNeeded.length === 0 && (
        <p>
          <Trans>No dose is due on this day.</Trans>
        </p>
      )}
      <ul className="grid gap-5">
        {due.map((row) => (
          <DueRow key={row.medicine.id} {...row} onAnswer={answers.answer} />
        ))}
        {asNeeded.map((row) => (
          <AsNeededRow key={row.medicine.id} {...row} onAnswer={answers.answer} />
        ))}
      </ul>
    </Card>
  );
}

function Unsaved({ answers: { failure, waiting, retry } }: Pick<DayCardProps, "answers">) {
  if (waiting === 0) return null;
  return (
    <div className="mb-4 empty:hidden">
      <FailureNotice
        failure={failure}
        title={<Plural value={waiting} one="# answer isn't saved" other="# answers aren't saved" />}
        onRetry={retry}
        retry={<Trans>Save again</Trans>}
      >
        <Trans>We keep what you tapped while this page is open.</Trans>
      </FailureNotice>
    </div>
  );
}

interface DayChoiceProps {
  readonly isToday: boolean;
  readonly onChange: (isToday: boolean) => void;
}

const SIDE =
  "min-h-11 rounded-full px-3.5 text-sm text-soft aria-pressed:bg-chosen aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-card";

function DayChoice({ isToday, onChange }: DayChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex rounded-full bg-bead p-0.5">
      <legend className="sr-only">{t`Which day`}</legend>
      {[false, true].map((side) => (
        <button
          key={String(side)}
          type="button"
          className={SIDE}
          aria-pressed={side === isToday}
          onClick={() => onChange(side)}
        >
          {side ? <Trans>Today</Trans> : <Trans>Yesterday</Trans>}
        </button>
      ))}
    </fieldset>
  );
}
