import { sumOf } from "#domain/basics/mean.ts";
import { BELIEVABLE_LUTEAL, type LutealPopulation } from "#domain/ovulation/luteal-length.ts";
import type { Woman } from "./cycle-table.ts";
import { mean } from "./mean.ts";

const { shortest, longest } = BELIEVABLE_LUTEAL;
const rounded = (value: number) => Math.round(value * 100) / 100;

export function lutealLengthsOf({ lengths, ovulationDays }: Woman) {
  return lengths.flatMap((length, index) => {
    const ovulationDay = ovulationDays[index] ?? null;
    const luteal = ovulationDay === null ? null : length - ovulationDay;
    const isBelievable = luteal !== null && luteal >= shortest && luteal <= longest;
    return isBelievable ? [{ index, luteal }] : [];
  });
}

/** Mean, between-women and within-woman deviation of luteal lengths, by moments. */
export function fitLuteal(women: readonly Woman[]): LutealPopulation {
  const groups = women
    .map((woman) => lutealLengthsOf(woman).map(({ luteal }) => luteal))
    .filter(({ length }) => length >= 2);
  const squares = groups.flatMap((group) => group.map((value) => (value - mean(group)) ** 2));
  const freedom = squares.length - groups.length;
  const within = sumOf(squares) / freedom;
  const means = groups.map(mean);
  const centre = mean(means);
  const ofMeans = mean(means.map((value) => (value - centre) ** 2));
  const noise = mean(groups.map(({ length }) => within / length));
  return {
    mean: rounded(centre),
    betweenWomen: rounded(Math.sqrt(Math.max(0.01, ofMeans - noise))),
    withinWoman: rounded(Math.sqrt(within)),
  };
}
