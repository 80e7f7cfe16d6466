import type { DailyLogSource, Mucus, OvulationSource } from "./day-sources.ts";

type Sign = Pick<OvulationSource, "cervicalMucus" | "revision">;
type Log = Pick<DailyLogSource, "cervical_mucus" | "revision">;

export const mucusOfLog = ({ cervical_mucus: mucus }: Log): Mucus | undefined =>
  mucus === "egg-white" ? "egg_white" : mucus;

/**
 * Returns the mucus that was saved last, like `dayRecord` but without loading all of its code.
 * @example lastMucus(undefined, { cervical_mucus: "egg-white" }) // "egg_white"
 */
export function lastMucus(sign: Sign | undefined, log: Log | undefined): Mucus | undefined {
  const ofLog = log && mucusOfLog(log);
  const ofSign = sign?.cervicalMucus;
  if (ofLog === undefined || ofSign === undefined) return ofLog ?? ofSign;
  return (log?.revision ?? 0) >= (sign?.revision ?? 0) ? ofLog : ofSign;
}
