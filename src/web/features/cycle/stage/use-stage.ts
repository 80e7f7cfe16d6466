import type { PregnancyTest } from "#domain/concerns/evidence/pregnancy.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";
import { type StageNow, stageNow } from "#domain/stage/stage-now.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { backgroundQuery, profileQuery, signsQuery } from "./api.ts";

/** Adds answers that only a late period needs, unless offline; `undefined` while loading. */
export function useStage(
  facts: CycleFacts,
  forecast: Forecast,
  today: CalendarDay,
): StageNow | undefined {
  const goals = useQuery(profileQuery).data?.goals;
  const signs = useQuery(signsQuery(today));
  const background = useQuery(backgroundQuery);
  if (signs.isLoading || background.isLoading) return undefined;
  const story = { facts, forecast, goals, signs: signs.data, background: background.data };
  return stageNow(story, today);
}

/** Days after a negative test until the next one can tell more. By judgement. */
const TEST_HOLDS = 7;

export const asksAboutPregnancy = (
  stage: StageNow,
  today: CalendarDay,
): stage is StageNow & { readonly test: PregnancyTest | null } =>
  "test" in stage &&
  (stage.test?.result !== "negative" || daysBetween(stage.test.day, today) >= TEST_HOLDS);
