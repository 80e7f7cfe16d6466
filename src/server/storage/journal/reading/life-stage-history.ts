import type { StoredProfile } from "#contract/account/profile.ts";
import { currentAnswers, methodInProfile, ongoing } from "#contract/entries/current-answers.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";

export type StoredAnswers = Pick<StoredProfile, "contraception" | "pregnancyStatus">;

export const answersIn = ({ contraception, pregnancyStatus }: StoredProfile): StoredAnswers => ({
  contraception,
  pregnancyStatus,
});

export interface StageHistory {
  readonly stages: readonly LifeStage[];
  readonly stored: StoredAnswers;
}

interface StageValue {
  readonly kind: "contraception" | "pregnancy";
  readonly method?: LifeStage["method"];
}

const isValueOf =
  ({ kind, method }: StageValue) =>
  (stage: LifeStage) =>
    stage.kind === kind && (method === undefined || methodOf(stage) === method);

const methodOf = ({ method }: LifeStage) => (method === undefined ? null : methodInProfile(method));

const without = <Field extends keyof LifeStage>(stage: LifeStage, ...fields: Field[]): LifeStage =>
  Object.fromEntries(
    Object.entries(stage).filter(([field]) => !fields.some((one) => one === field)),
  ) as LifeStage;

/** Uncovered answers have no first day; they can be ended and changed like the others. */
export function withProfileStages(history: StageHistory, today: CalendarDay): StageHistory {
  const { contraception, pregnancyStatus } = currentAnswers(history.stored, history.stages);
  const stages = [...history.stages];
  const stored = { ...history.stored };
  const add = (value: StageValue, toldOn?: CalendarDay) =>
    stages.push({ id: crypto.randomUUID(), ...value, ...(toldOn && { toldOn }) });
  if (contraception !== null && contraception !== "none") {
    if (!ongoing(stages, "contraception")) add({ kind: "contraception", method: contraception });
  }
  if (stored.contraception !== "none") stored.contraception = null;
  if (pregnancyStatus === "pregnant" && !ongoing(stages, "pregnancy")) {
    add({ kind: "pregnancy" }, today);
  }
  if (stored.pregnancyStatus === "pregnant") stored.pregnancyStatus = null;
  return { stages, stored };
}

/** A second answer on the same day corrects the first; one taken back leaves no trace. */
export function afterAnswers(
  before: StageHistory,
  answers: { readonly [Field in keyof StoredAnswers]?: StoredAnswers[Field] | undefined },
  today: CalendarDay,
): StageHistory {
  const now = currentAnswers(before.stored, before.stages);
  let { stages, stored } = withProfileStages(before, today);
  const { contraception, pregnancyStatus } = answers;
  if (contraception !== undefined && contraception !== now.contraception) {
    const isMethod = contraception !== null && contraception !== "none";
    const value = { kind: "contraception", ...(isMethod && { method: contraception }) } as const;
    stages = afterValue({ stages, stored }, value, isMethod, today);
    if (!isMethod) stored = { ...stored, contraception };
  }
  if (pregnancyStatus !== undefined && pregnancyStatus !== now.pregnancyStatus) {
    const isPregnant = pregnancyStatus === "pregnant";
    stages = afterValue({ stages, stored }, { kind: "pregnancy" }, isPregnant, today);
    if (!isPregnant) stored = { ...stored, pregnancyStatus };
  }
  return { stages, stored };
}

function afterValue(
  { stages, stored }: StageHistory,
  value: StageValue,
  begins: boolean,
  today: CalendarDay,
): LifeStage[] {
  const yesterday = addDays(today, -1);
  const cut = stages.flatMap((stage) =>
    stage.kind === value.kind ? endedBefore(stage, today, begins) : [stage],
  );
  if (!begins) return cut;
  const isInterrupted = (stage: LifeStage) =>
    isValueOf(value)(stage) && stage.to === yesterday && stage.ending === undefined;
  const interrupted = cut.findLast(isInterrupted);
  if (interrupted) {
    return cut.map((stage) => (stage === interrupted ? without(stage, "to", "whyStopped") : stage));
  }
  const isSaidBefore =
    stored.contraception !== null || cut.some(({ kind }) => kind === "contraception");
  const from = value.kind === "contraception" && isSaidBefore ? { from: today } : {};
  return [...cut, { id: crypto.randomUUID(), ...value, ...from, toldOn: today }];
}

/** Drops a stage entered for today only; one that began before ended yesterday. */
function endedBefore(stage: LifeStage, today: CalendarDay, begins: boolean): LifeStage[] {
  const isOver = stage.to !== undefined && (stage.to < today || !begins);
  if (isOver) return [stage];
  const isOfToday = (stage.from ?? stage.toldOn ?? "") >= today;
  return isOfToday ? [] : [{ ...stage, to: addDays(today, -1) }];
}

export type Overlap = { readonly overlaps: "from" | "to" };

/** An ongoing method ends the day before a later one; one without a first day is replaced. */
export function withStage(before: StageHistory, stage: LifeStage): StageHistory | Overlap {
  const others: LifeStage[] = [];
  for (const other of before.stages) {
    if (other.id === stage.id) continue;
    const next = other.kind === stage.kind ? beside(other, stage) : other;
    if (next === "overlap") {
      return { overlaps: stage.from === undefined || isIn(stage.from, other) ? "from" : "to" };
    }
    if (next !== null) others.push(next);
  }
  return afterChange(before, [...others, stage], stage.kind);
}

const isIn = (day: CalendarDay, { from, to }: LifeStage) =>
  (from ?? "") <= day && (to === undefined || day <= to);

const hasEndedBefore = ({ to }: LifeStage, day: CalendarDay) => to !== undefined && to < day;

function beside(other: LifeStage, stage: LifeStage): LifeStage | "overlap" | null {
  const goOn = other.to === undefined && stage.to === undefined;
  if (other.from === undefined && stage.from === undefined) return "overlap";
  if (other.from === undefined && goOn && methodOf(other) === methodOf(stage)) return null;
  const isLater = stage.from !== undefined && (other.from ?? "") < stage.from;
  if (goOn && stage.kind === "contraception" && isLater && stage.from !== undefined) {
    return { ...other, to: addDays(stage.from, -1) };
  }
  if (goOn) return "overlap";
  // Without a first day it reaches back as far as the others leave room.
  if (other.from === undefined || stage.from === undefined) return other;
  const isApart = hasEndedBefore(stage, other.from) || hasEndedBefore(other, stage.from);
  return isApart ? other : "overlap";
}

export const withoutStage = (before: StageHistory, { id }: LifeStage): StageHistory => ({
  ...before,
  stages: before.stages.filter((stage) => stage.id !== id),
});

const AFTERWARDS = { contraception: "none", pregnancy: "not_pregnant" } as const;

function afterChange(
  before: StageHistory,
  stages: readonly LifeStage[],
  kind: LifeStage["kind"],
): StageHistory {
  const hasEnded = ongoing(before.stages, kind) && !ongoing(stages, kind);
  const { stored } = before;
  if (!hasEnded || kind === "breastfeeding" || kind === "no_periods") return { stages, stored };
  return kind === "contraception"
    ? { stages, stored: { ...stored, contraception: AFTERWARDS.contraception } }
    : { stages, stored: { ...stored, pregnancyStatus: AFTERWARDS.pregnancy } };
}
