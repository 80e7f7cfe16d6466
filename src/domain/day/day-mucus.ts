import type { DailyLogSource, Mucus, OvulationSource } from "./day-sources.ts";

type Sign = Pick<OvulationSource, "cervicalMucus" | "revision">;
type Log = Pick<DailyLogSource, "cervical_mucus" | "revision">;

/** The daily log's word for mucus as the signs of ovulation have it. */
export const mucusOfLog = ({ cervical_mucus: mucus }: Log): Mucus | undefined =>
  mucus === "egg-white" ? "egg_white" : mucus;

/**
 * The mucus of a day from her signs and her daily log: what was saved last, as `dayRecord` has it,
 * without its weighing of any number of sources, which every first screen would load.
 * @example lastMucus(undefined, { cervical_mucus: "egg-white" }) // "egg_white"
 */
export function lastMucus(sign: Sign | undefined, log: Log | undefined): Mucus | undefined {
  const ofLog = log && mucusOfLog(log);
  const ofSign = sign?.cervicalMucus;
  if (ofLog === undefined || ofSign === undefined) return ofLog ?? ofSign;
  return (log?.revision ?? 0) >= (sign?.revision ?? 0) ? ofLog : ofSign;
}
