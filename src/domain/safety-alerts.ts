import type { Flow } from "./cycle-facts.ts";
import { LONGEST_USUAL_PERIOD } from "./usual-cycle.ts";

export type SafetyAlertKey =
  | "heavy-or-long-bleeding"
  | "severe-pain"
  | "moderate-pain"
  | "severe-acne";

export interface SafetyAlert {
  readonly key: SafetyAlertKey;
  readonly level: "urgent" | "warning";
}

/**
 * The product's own lines. The 8th day is still usual, so that it is a line of caution, and a heavy
 * flow alone is no emergency: the guidance behind the dialog says what counts as heavy.
 */
const LONG_BLEEDING_DAYS = LONGEST_USUAL_PERIOD;
export const SEVERE_PAIN = 8;
const MODERATE_PAIN = 6;
/** Design judgement: the specification says "severe" without a number. */
const SEVERE_ACNE = 8;

/**
 * The alerts after a PCOS log was saved, urgent ones first, in the order of the specification. `pain_level` and `acne` are 0–10, `bleeding_duration` days so far.
 * @example safetyAlerts({ pain_level: 6 }) // [{ key: "moderate-pain", level: "warning" }]
 */
export function safetyAlerts({
  period_flow,
  bleeding_duration = 0,
  pain_level = 0,
  acne = 0,
}: {
  readonly period_flow?: Flow | undefined;
  readonly bleeding_duration?: number | undefined;
  readonly pain_level?: number | undefined;
  readonly acne?: number | undefined;
}): SafetyAlert[] {
  const alerts: SafetyAlert[] = [];
  if (period_flow === "heavy" || bleeding_duration >= LONG_BLEEDING_DAYS) {
    alerts.push({ key: "heavy-or-long-bleeding", level: "urgent" });
  }
  if (pain_level >= SEVERE_PAIN) alerts.push({ key: "severe-pain", level: "urgent" });
  else if (pain_level >= MODERATE_PAIN) alerts.push({ key: "moderate-pain", level: "warning" });
  if (acne >= SEVERE_ACNE) alerts.push({ key: "severe-acne", level: "warning" });
  return alerts;
}

/**
 * Whether the dialog "This sounds serious…" opens: for an urgent alert, which then comes first. A
 * warning is only shown beside the log, so that the dialog keeps its weight.
 * @example opensDialog(safetyAlerts({ pain_level: 6 })) // false
 */
export const opensDialog = ([first]: readonly SafetyAlert[]): boolean => first?.level === "urgent";

export type EmergencyReason = "pelvic-pain" | "heavy-flow";

/**
 * Why the emergency dialog opens before her health data is saved; empty when it does not. Severity
 * is 0–10.
 * @example emergencyBeforeSaving({ symptoms: [{ type: "pelvic_pain", severity: 8 }] }) // ["pelvic-pain"]
 */
export function emergencyBeforeSaving({
  symptoms,
  flow,
}: {
  readonly symptoms: readonly { readonly type: string; readonly severity: number }[];
  readonly flow?: Flow | undefined;
}): EmergencyReason[] {
  const reasons: EmergencyReason[] = [];
  if (symptoms.some(({ type, severity }) => type === "pelvic_pain" && severity >= SEVERE_PAIN)) {
    reasons.push("pelvic-pain");
  }
  if (flow === "heavy") reasons.push("heavy-flow");
  return reasons;
}
