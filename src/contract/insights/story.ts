import { type Pausable, resultOf } from "#domain/basics/steps.ts";
import type { Story } from "#domain/concerns/engine/story.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { forecastInSlices } from "#domain/forecast/forecast-period.ts";
import { labReadings } from "#domain/labs/lab-readings.ts";
import type { Profile } from "../account/profile.ts";
import type { Cycle } from "../entries/cycles.ts";
import type { DailyLog } from "../entries/daily-log.ts";
import type { LabResult } from "../entries/labs.ts";
import type { DayMeasures } from "../entries/measures.ts";
import type { Medicine } from "../entries/medicines.ts";
import type { Ovulation } from "../entries/ovulation.ts";
import { factsOf } from "./facts.ts";

/** Entries as returned by the API. Lists that a screen has not loaded are absent. */
export interface StoryEntries
  extends Pick<DaySources, "symptoms" | "checkIns" | "stress">,
    Pick<Story, "signs" | "questionnaires" | "background" | "seen" | "hasLeftOut"> {
  readonly profile: Profile | null;
  readonly cycles: readonly Cycle[];
  readonly dailyLogs?: readonly DailyLog[] | undefined;
  readonly ovulation?: readonly Ovulation[] | undefined;
  readonly measures?: readonly DayMeasures[] | undefined;
  readonly labs?: readonly LabResult[] | undefined;
  readonly medicines?: readonly Medicine[] | undefined;
}

/** Converts API entries to the input of the concern rules, on both server and browser. */
export function storyOf(entries: StoryEntries, today: CalendarDay): Story {
  return resultOf(storyInSlices(entries, today));
}

/** As `storyOf`, in steps, so a server can handle other requests in between. */
export function* storyInSlices(entries: StoryEntries, today: CalendarDay): Pausable<Story> {
  const { profile, cycles, dailyLogs, ovulation, measures = [], labs = [] } = entries;
  const { signs, questionnaires, background, seen, medicines, hasLeftOut } = entries;
  const facts = factsOf(cycles, profile, today, ovulation, dailyLogs);
  yield;
  const forecast = yield* forecastInSlices(facts, today);
  yield;
  return {
    facts,
    stages: profile?.lifeStages,
    goals: profile?.goals,
    days: dayRecords({ ...entries, bleeding: bleedingDays(facts, today) }),
    pressures: measures.flatMap(({ date, bloodPressure }) =>
      bloodPressure === undefined ? [] : [{ date, ...bloodPressure }],
    ),
    weighed: measures.flatMap(({ date, weight, waistCircumference }) =>
      (weight ?? waistCircumference) === undefined ? [] : [date],
    ),
    labs: labReadings(labs, measures),
    forecast,
    medicines,
    signs,
    questionnaires,
    background,
    seen,
    hasLeftOut,
  };
}
