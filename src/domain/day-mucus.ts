import { type DayFact, dayFact } from "./day-fact.ts";
import type { DailyLogSource, Mucus, OvulationSource } from "./day-sources.ts";

/**
 * The cervical mucus of a day, from her signs of ovulation and her daily log.
 * @example dayMucus({ ovulation: [], logs: [{ date: nov20, cervical_mucus: "egg-white" }] })?.value // "egg_white"
 */
export function dayMucus({
  ovulation,
  logs,
}: {
  readonly ovulation: readonly Pick<OvulationSource, "cervicalMucus" | "revision">[];
  readonly logs: readonly Pick<DailyLogSource, "cervical_mucus" | "revision">[];
}): DayFact<Mucus> | null {
  return dayFact([
    ...ovulation.flatMap(({ cervicalMucus: value, revision }) =>
      value === undefined ? [] : [{ value, source: "ovulation" as const, revision }],
    ),
    ...logs.flatMap(({ cervical_mucus: mucus, revision }) => {
      if (mucus === undefined) return [];
      const value: Mucus = mucus === "egg-white" ? "egg_white" : mucus;
      return [{ value, source: "daily-log" as const, revision }];
    }),
  ]);
}
