import type { Flow } from "../cycles/cycle-facts.ts";
import type { BleedingDays } from "../cycles/periods/bleeding-days.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { PcosDay } from "./pcos-day.ts";
import type { StressTag } from "./stress-tag.ts";
import type { SymptomType } from "./symptom-type.ts";

interface Entry {
  readonly date: CalendarDay;
  /** The account's revision when the entry was last written; higher is later. */
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
  /** Shown as energy. */
  readonly motivation?: Scale;
  readonly brain_fog?: Scale;
  readonly hair_thinning?: Scale;
  readonly cervical_mucus?: "dry" | "sticky" | "creamy" | "egg-white" | undefined;
  readonly pain_during_sex?: Scale;
}

/** A symptom of a day, severity 0–10; at most one per day and type. */
export interface SymptomSource extends Entry {
  readonly type: SymptomType;
  readonly severity: number;
  /** Placeholder for a strength missing in an import; unknown while `severity` equals it. */
  readonly assumedSeverity?: number | undefined;
}

/** Strength 0–10, or `null`. @example strengthOf({ severity: 5, assumedSeverity: 5 }) // null */
export const strengthOf = ({
  severity,
  assumedSeverity,
}: Pick<SymptomSource, "severity" | "assumedSeverity">): number | null =>
  severity === assumedSeverity ? null : severity;

/** The mood check-in, each scale 1–5; an absent scale is unanswered. */
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

/** Notes stored on one device only, mood scales 1–5. */
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
  readonly inRecord?: boolean | undefined;
}

/** Lists of entries as sent by the API, in any order; absent if not loaded. */
export interface DaySources {
  /** `bleedingDays` of the cycles and daily logs. */
  readonly bleeding?: BleedingDays | undefined;
  readonly dailyLogs?: readonly DailyLogSource[] | undefined;
  readonly symptoms?: readonly SymptomSource[] | undefined;
  readonly checkIns?: readonly CheckInSource[] | undefined;
  readonly stress?: readonly StressSource[] | undefined;
  readonly ovulation?: readonly OvulationSource[] | undefined;
  readonly device?: readonly DeviceSource[] | undefined;
}
