import type { Profile } from "#contract/account/profile.ts";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { Pausable } from "#domain/basics/steps.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { fittedLengthModelInSlices } from "#domain/forecast/forecast-length.ts";
import { forecastInSlices } from "#domain/forecast/forecast-period.ts";
import { type CycleOverview, cycleOverview } from "#domain/phase/cycle-overview.ts";
import { after } from "#web/api/after.ts";

export interface CycleState {
  readonly cycles: readonly RevisedCycle[];
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
}

type Facts = Parameters<typeof factsOf>;

export interface CycleAnswers {
  readonly cycles: readonly RevisedCycle[];
  readonly profile: Profile;
  readonly today: CalendarDay;
  readonly signs: Facts[3];
  readonly logs: Facts[4];
}

/** Cache of the last state per list of cycles: computing one takes 0.1 s on a cheap phone. */
const known = new WeakMap<
  readonly RevisedCycle[],
  { readonly answers: CycleAnswers; readonly state: CycleState }
>();

export function cycleStateOf(answers: CycleAnswers): CycleState {
  const last = known.get(answers.cycles);
  if (last !== undefined && isSame(last.answers, answers)) return last.state;
  const facts = factsFrom(answers);
  return keep(answers, facts, cycleOverview(facts, answers.today));
}

/** If only logs or signs differ, shown until they are computed; `null` if it is current. */
export function earlierStateOf(answers: CycleAnswers): CycleState | null {
  const last = known.get(answers.cycles);
  if (last === undefined || isSame(last.answers, answers)) return null;
  const { profile, today } = last.answers;
  return profile === answers.profile && today === answers.today ? last.state : null;
}

/** Computes the state for `cycleStateOf` in short tasks, so that the page stays responsive. */
export async function prepareCycleState(answers: CycleAnswers): Promise<void> {
  const { today } = answers;
  const facts = factsFrom(answers);
  const forecast = await inShortTasks(forecastInSlices(facts, today));
  keep(answers, facts, await inItsOwnTask(() => cycleOverview(facts, today, forecast)));
}

let preparing: Promise<unknown> | undefined;

/** Precomputes the part of a forecast that needs no user data; runs once. */
export function prepareForecasts(): Promise<unknown> {
  preparing ??= inShortTasks(fittedLengthModelInSlices());
  return preparing;
}

async function inShortTasks<Result>(steps: Pausable<Result>): Promise<Result> {
  let step = await inItsOwnTask(() => steps.next());
  while (!step.done) step = await inItsOwnTask(() => steps.next());
  return step.value;
}

/** Browsers delay nested timers by at least 4 ms; `scheduler.postTask` has no such delay. */
const inItsOwnTask = <Result>(work: () => Result): Promise<Result> =>
  globalThis.scheduler?.postTask(work) ?? after(0).then(work);

const factsFrom = ({ cycles, profile, today, signs, logs }: CycleAnswers) =>
  factsOf(cycles, profile, today, signs, logs);

function keep(answers: CycleAnswers, facts: CycleFacts, overview: CycleOverview): CycleState {
  const state = { cycles: answers.cycles, facts, overview };
  known.set(answers.cycles, { answers, state });
  return state;
}

const isSame = (one: CycleAnswers, other: CycleAnswers) =>
  one.profile === other.profile &&
  one.today === other.today &&
  one.signs === other.signs &&
  one.logs === other.logs;
