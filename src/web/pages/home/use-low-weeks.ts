import { useMemo } from "react";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { type LowWeeks, lowWeeks } from "#domain/forecast/low-weeks.ts";
import { questionnaireKinds } from "#domain/questionnaires/questionnaire-text.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { questionnairesQuery } from "#web/features/health/questionnaires/api.ts";
import type { CycleStateQuery } from "../days/use-cycle-state.ts";
import { useDaySources } from "../days/use-day-sources.ts";

/** Days for which answers count; the questionnaires ask about two weeks. */
const ANSWERS_HOLD = 14;

/** Returns what was low for two weeks without a questionnaire since. */
export function useLowWeeks(state: CycleStateQuery, today: CalendarDay): LowWeeks | null {
  const { data: days } = useDaySources(state);
  const low = useMemo(() => days && lowWeeks(dayRecords(days), today), [days, today]) ?? null;
  const { data: questionnaires } = useQuery({ ...questionnairesQuery, enabled: low !== null });
  if (low === null || questionnaires === undefined) return null;
  const { short, long } = questionnaireKinds[low];
  const isAnswered = questionnaires.some(
    ({ kind, date }) => (kind === short || kind === long) && date > addDays(today, -ANSWERS_HOLD),
  );
  return isAnswered ? null : low;
}
