import { addDays } from "../../days/calendar-day.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import { acts, type LifeStage } from "../../life/life-stage.ts";
import type { CycleFacts, LoggedCycle } from "../cycle-facts.ts";
import { countedCycles } from "../cycle-history.ts";
import { contraceptiveEffect } from "./contraceptive-effect.ts";

type Facts = Pick<CycleFacts, "cycles" | "stages">;

/** Whether a stage changes cycles: all but contraception without hormones. */
export const actsOnCycles = ({ kind, method, iud }: LifeStage) =>
  kind !== "contraception" || contraceptiveEffect(method, iud) !== "none";

const isPregnancy = ({ kind }: LifeStage) => kind === "pregnancy";

/**
 * Marks cycles affected by pregnancy, breastfeeding or hormones as excluded: the timing of bleeding
 * on the pill says nothing about natural cycles.
 */
export const naturalCycles = (facts: Facts): readonly LoggedCycle[] =>
  withExcluded(facts, actsOnCycles);

/** Marks cycles that contain a pregnancy as excluded. */
export const cyclesOutsidePregnancies = (facts: Facts): readonly LoggedCycle[] =>
  withExcluded(facts, isPregnancy);

/**
 * Returns how many cycles contain no pregnancy.
 * @example countOutsidePregnancies({ cycles, stages: [pregnancy] }) // cycles.length - 1
 */
export function countOutsidePregnancies({ cycles, stages = [] }: Facts): number {
  const isAffected = affectedBy(stages.filter(isPregnancy), cycles);
  return cycles.filter((cycle) => !isAffected(cycle)).length;
}

/**
 * Marks cycles that averages leave out as excluded: withdrawal bleeding follows the pack's length.
 * With an IUD of unknown kind cycles stay in; they are shown but not judged.
 */
export const averagedCycles = (facts: Facts): readonly LoggedCycle[] =>
  withExcluded(
    facts,
    ({ kind, method, iud }) =>
      kind === "pregnancy" ||
      (kind === "contraception" && contraceptiveEffect(method, iud) === "hormonal"),
  );

/**
 * Returns whether averages are empty because hormones, not pregnancies, affected every cycle.
 * @example areAllOnHormones({ cycles: cyclesOnThePill, stages: [pill] }) // true
 */
export const areAllOnHormones = (facts: Facts): boolean =>
  countedCycles(averagedCycles(facts)).length === 0 &&
  countedCycles(cyclesOutsidePregnancies(facts)).length > 0;

/**
 * Marks cycles that say nothing about the current one as excluded: up to the end of a pregnancy,
 * and once hormones are stopped those under them.
 */
export function cyclesLikeNow(facts: Facts & Pick<CycleFacts, "contraception" | "iud">) {
  const isNatural = contraceptiveEffect(facts.contraception, facts.iud) === "none";
  const end = lastPregnancyEnd(facts.stages);
  const ofNow = withExcluded(facts, (stage) =>
    isNatural ? actsOnCycles(stage) && stage.kind !== "breastfeeding" : stage.kind === "pregnancy",
  );
  return end === null ? ofNow : ofNow.map((cycle) => excludedIf(cycle, cycle.startDay <= end));
}

function withExcluded(
  { cycles, stages = [] }: Facts,
  excludes: (stage: LifeStage) => boolean,
): readonly LoggedCycle[] {
  const acting = stages.filter(excludes);
  if (acting.length === 0) return cycles;
  const isAffected = affectedBy(acting, cycles);
  return cycles.map((cycle) => excludedIf(cycle, isAffected(cycle)));
}

function affectedBy(acting: readonly LifeStage[], cycles: readonly LoggedCycle[]) {
  const starts = [...new Set(cycles.map(({ startDay }) => startDay))].sort();
  return ({ startDay }: LoggedCycle): boolean => {
    const next = starts[starts.indexOf(startDay) + 1];
    // Of the open cycle only the first day is known to be past.
    const last = next === undefined ? startDay : addDays(next, -1);
    return acting.some((stage) => acts(stage, startDay, last));
  };
}

const excludedIf = (cycle: LoggedCycle, isExcluded: boolean): LoggedCycle =>
  isExcluded ? { ...cycle, isExcluded: true } : cycle;
