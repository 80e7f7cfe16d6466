import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ongoing } from "#contract/entries/current-answers.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { routineChecks, TERM_DAYS } from "#domain/stage/gestation.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatShortDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { measureLabels } from "#web/words/measure.ts";
import { measuresQuery, profileQuery, refreshes, saveDueDay } from "../api.ts";
import { type MeasuredDay, measuredDays } from "../view-model.ts";

interface PregnancyCardProps {
  readonly since: CalendarDay | null;
  readonly today: CalendarDay;
}

export const PregnancyCard = ({ since, today }: PregnancyCardProps) => (
  <section className="grid border-t border-line pt-2">
    <Measures since={since} />
    {since !== null && <Checks since={since} today={today} />}
    <DueDate since={since} today={today} />
  </section>
);

function Measures({ since }: Pick<PregnancyCardProps, "since">) {
  const { i18n } = useLingui();
  const entries = useQuery(measuresQuery).data ?? [];
  const lines = [
    [measureLabels.bloodPressure, measuredDays(entries, "bloodPressure", since, i18n)],
    [measureLabels.weight, measuredDays(entries, "weight", since, i18n)],
  ] as const;
  return (
    <>
      {lines.map(([label, [latest, ...before]]) => (
        <p key={label.id} className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="text-sm text-soft">{i18n._(label)}</span>
          {latest === undefined ? (
            <Trans>not logged yet</Trans>
          ) : (
            <>
              <strong className="font-display text-lg">{latest.value}</strong>
              <span className="text-sm text-soft">{latest.day}</span>
              {before.length > 0 && <Before days={before} />}
            </>
          )}
        </p>
      ))}
      <TextLink href="/my-health">
        <Trans>Add weight or blood pressure</Trans>
      </TextLink>
    </>
  );
}

function Before({ days }: { readonly days: readonly MeasuredDay[] }) {
  const list = days.map(({ value, day }) => `${value} (${day})`).join(", ");
  return (
    <span className="text-sm text-soft">
      <Trans>before: {list}</Trans>
    </span>
  );
}

function Checks({ since, today }: PregnancyCardProps & { readonly since: CalendarDay }) {
  const { i18n } = useLingui();
  return (
    <details className="group">
      <Summary>
        <Trans>Your eight clinic checks</Trans>
      </Summary>
      <ol className="grid gap-1 pb-2 pl-6.5">
        {routineChecks(since).map(({ weeks, day }) => {
          const when = formatShortDay(day, i18n.locale);
          return (
            <li key={weeks} className={day < today ? "text-soft" : undefined}>
              <Trans>
                At {weeks} weeks: {when}
              </Trans>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** A pregnancy is counted for at most 43 weeks. */
const LATEST_AFTER_TERM = 21;

function DueDate({ since, today }: PregnancyCardProps) {
  const { t } = useLingui();
  const pregnancy = ongoing(useQuery(profileQuery).data?.lifeStages ?? [], "pregnancy");
  const [dueDay, setDueDay] = useState<string>(since === null ? "" : addDays(since, TERM_DAYS));
  const { save, isSaving, failure } = useSave({
    send: saveDueDay,
    refreshes,
    isOneTap: true,
    onSaved: () => showToast({ title: t`Saved`, description: t`Your weeks fit this due date.` }),
  });
  const first = addDays(today, -LATEST_AFTER_TERM);
  const last = addDays(today, TERM_DAYS);
  const isPossible = isCalendarDay(dueDay) && dueDay >= first && dueDay <= last;
  const submit = () => {
    if (isCalendarDay(dueDay) && isPossible) void save({ pregnancy, dueDay });
  };
  return (
    <details className="group">
      <Summary>
        <Trans>My clinic gave me a due date</Trans>
      </Summary>
      <Form onSubmit={submit} className="grid gap-3 pb-2">
        <TextField
          name="due-day"
          type="date"
          label={t`Due date`}
          value={dueDay}
          min={first}
          max={last}
          error={dueDay === "" || isPossible ? undefined : t`Choose a day in the next 40 weeks.`}
          onChange={setDueDay}
        />
        <FailureNotice failure={failure} fields="all" />
        <Button type="submit" busy={isSaving} disabled={!isPossible}>
          {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      </Form>
    </details>
  );
}
