import { addDays } from "../days/calendar-day.ts";
import { lastPregnancyEnd } from "../life/last-pregnancy-end.ts";
import { acts, type LifeStage } from "../life/life-stage.ts";
import { contraceptiveEffect } from "./contraceptive-effect.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { countedCycles } from "./cycle-history.ts";

type Facts = Pick<CycleFacts, "cycles" | "stages">;

const actsOnCycles = ({ kind, method, iud }: LifeStage) =>
  kind !== "contraception" || contraceptiveEffect(method, iud) !== "none";

/**
 * Her cycles, with those excluded that a pregnancy, breastfeeding or hormones acted on: bleeding on
 * the pill is no natural period, and its length says nothing of her own cycles. They stay in her
 * history.
 * @example cycleNorms of naturalCycles(facts)
 */
export const naturalCycles = (facts: Facts): readonly LoggedCycle[] =>
  withExcluded(facts, actsOnCycles);

/**
 * Her cycles, with those excluded that hold a pregnancy: 300 days are no cycle.
 * @example cyclesOutsidePregnancies({ cycles, stages: [pregnancy] })
 */
export const cyclesOutsidePregnancies = (facts: Facts): readonly LoggedCycle[] =>
  withExcluded(facts, ({ kind }) => kind === "pregnancy");

/**
 * Her cycles, with those excluded that averages leave out: bleeding that hormones bring about has
 * the length of a pack. An IUD of a kind she did not name leaves them in: they are told, not judged.
 * @example countedLengths(averagedCycles(facts))
 */
export const averagedCycles = (facts: Facts): readonly LoggedCycle[] =>
  withExcluded(
    facts,
    ({ kind, method, iud }) =>
      kind === "pregnancy" ||
      (kind === "contraception" && contraceptiveEffect(method, iud) === "hormonal"),
  );

/**
 * Whether averages have nothing to count because hormones acted on each of her cycles; a pregnancy
 * is another matter.
 * @example areAllOnHormones({ cycles: cyclesOnThePill, stages: [pill] }) // true
 */
export const areAllOnHormones = (facts: Facts): boolean =>
  countedCycles(averagedCycles(facts)).length === 0 &&
  countedCycles(cyclesOutsidePregnancies(facts)).length > 0;

/**
 * Her cycles, with those excluded that say nothing of the one she is in: the cycles of a pregnancy
 * and all before its end, and once she is off hormones those she had on them.
 * @example annotatedCycles(cyclesLikeNow(facts))
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
  const starts = [...new Set(cycles.map(({ startDay }) => startDay))].sort();
  return cycles.map((cycle) => {
    const next = starts[starts.indexOf(cycle.startDay) + 1];
    // Of the cycle that goes on only the beginning is known to be past.
    const last = next === undefined ? cycle.startDay : addDays(next, -1);
    return excludedIf(
      cycle,
      acting.some((stage) => acts(stage, cycle.startDay, last)),
    );
  });
}

const excludedIf = (cycle: LoggedCycle, isExcluded: boolean): LoggedCycle =>
  isExcluded ? { ...cycle, isExcluded: true } : cycle;
