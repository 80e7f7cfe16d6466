import type { BleedingDays } from "../cycles/bleeding-days.ts";
import type { Flow } from "../cycles/cycle-facts.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { StressTag } from "../pcos/stress-advice.ts";
import type { PcosDay } from "./pcos-day.ts";
import type { SymptomType } from "./symptom-type.ts";

interface Entry {
  readonly date: CalendarDay;
  /** Of the account when the entry was last written; later is higher. */
  readonly revision?: number | undefined;
}

type Scale = number | undefined;

/** A daily log, scales 0–10. */
export interface DailyLogSource extends Entry, PcosDay {
  readonly period_flow?: Flow | undefined;
  /** Days of bleeding so far. */
  readonly bleeding_duration?: number | undefined;
  readonly pain_level?: Scale;
  readonly anxiety_level?: Scale;
  /** Energy. */
  readonly motivation?: Scale;
  readonly brain_fog?: Scale;
  readonly hair_thinning?: Scale;
  readonly cervical_mucus?: "dry" | "sticky" | "creamy" | "egg-white" | undefined;
  readonly pain_during_sex?: Scale;
}

/** A symptom of a day, severity 0–10; one of a day and type. */
export interface SymptomSource extends Entry {
  readonly type: SymptomType;
  readonly severity: number;
  /** Stood in for a strength that a file did not give; none is known while `severity` is the same. */
  readonly assumedSeverity?: number | undefined;
}

/**
 * How strong a symptom was, 0–10; `null` where she only noted it.
 * @example strengthOf({ severity: 5, assumedSeverity: 5 }) // null
 */
export const strengthOf = ({
  severity,
  assumedSeverity,
}: Pick<SymptomSource, "severity" | "assumedSeverity">): number | null =>
  severity === assumedSeverity ? null : severity;

/** The mood check-in, each scale 1–5; one left out is not answered. */
export interface CheckInSource extends Entry {
  readonly depression?: Scale;
  readonly anxiety?: Scale;
  readonly stress?: Scale;
}

/** The stress details: level 1–5, sleep 1 poor to 4 great. */
export interface StressSource extends Entry {
  readonly level: number;
  readonly sleepQuality?: number | undefined;
  readonly tags: readonly StressTag[];
}

export type Mucus = "dry" | "sticky" | "creamy" | "egg_white";

export interface OvulationSource extends Entry {
  readonly cervicalMucus?: Mucus | undefined;
}

/** What she noted on one phone or computer only, mood scales 1–5. */
export interface DeviceSource {
  readonly dateISO: CalendarDay;
  readonly phase?: "period" | "follicular" | "ovulation" | "luteal" | undefined;
  readonly mood?:
    | {
        readonly pmdd?: Scale;
        readonly anxiety?: Scale;
        readonly acuteStress?: Scale;
      }
    | undefined;
  readonly symptoms?: readonly SymptomType[] | undefined;
  readonly notes?: string | undefined;
  /** As it is there, it has been put into her record. */
  readonly inRecord?: boolean | undefined;
}

/**
 * All that may have been logged for her days, as it came over the wire. What a screen has not
 * loaded is left out. Lists come in any order.
 */
export interface DaySources {
  /** `bleedingDays` of her cycles and daily logs. */
  readonly bleeding?: BleedingDays | undefined;
  readonly dailyLogs?: readonly DailyLogSource[] | undefined;
  readonly symptoms?: readonly SymptomSource[] | undefined;
  readonly checkIns?: readonly CheckInSource[] | undefined;
  readonly stress?: readonly StressSource[] | undefined;
  readonly ovulation?: readonly OvulationSource[] | undefined;
  readonly device?: readonly DeviceSource[] | undefined;
}
