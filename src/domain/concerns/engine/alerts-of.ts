import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import type { DaySources } from "../../day/day-sources.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import { alertRules } from "../topics/alerts.ts";
import type { ConcernKey } from "./concern-key.ts";
import type { Rule } from "./rule.ts";

/** In the specification's order, urgent first. */
const alertKeys = [
  "heavy-or-long-bleeding",
  "severe-pain",
  "moderate-pain",
  "severe-acne",
] as const satisfies readonly ConcernKey[];
export type AlertKey = (typeof alertKeys)[number];

export interface Alert {
  readonly key: AlertKey;
  readonly level: NonNullable<Rule["alert"]>;
}

const NOBODY: CycleFacts = {
  cycles: [],
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
};

/**
 * Returns the alerts for the entries of one day, urgent first, in the specification's order.
 * @example alertsOf({ dailyLogs: [{ date: today, pain_level: 6 }] }, today) // [{ key: "moderate-pain", level: "warning" }]
 */
export function alertsOf(sources: DaySources, day: CalendarDay): Alert[] {
  const story = { facts: NOBODY, days: dayRecords(sources) };
  return alertKeys.flatMap((key): Alert[] => {
    const rule = alertRules.find((one) => one.key === key);
    if (rule?.alert === undefined || rule.find(story, day).length === 0) return [];
    return [{ key, level: rule.alert }];
  });
}

/**
 * Returns whether the dialog "This sounds serious…" opens; warnings appear beside the log.
 * @example opensDialog(alertsOf(log, today)) // false
 */
export const opensDialog = ([first]: readonly Alert[]): boolean => first?.level === "urgent";
