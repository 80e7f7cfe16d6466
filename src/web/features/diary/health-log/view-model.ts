import type { CallInput } from "#contract/endpoints.ts";
import type { Cycle, Flow } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { Symptom, SymptomType } from "#contract/entries/symptoms.ts";
import { type AlertKey, alertsOf } from "#domain/concerns/engine/alerts-of.ts";
import {
  type FlowEffect,
  flowEffect,
  type LoggedBleeding,
} from "#domain/cycles/periods/flow-on-a-day.ts";
import type { PeriodAnswer } from "#domain/cycles/periods/period-answer.ts";
import type { DayFact } from "#domain/day/day-fact.ts";
import type { DayRecord as WholeDay } from "#domain/day/day-record.ts";
import type { Mucus } from "#domain/day/day-sources.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { filled } from "#web/entry/drafts/use-draft.ts";
import type { Measures } from "#web/entry/measures/typed-measures.ts";
import type { CycleChoice, HealthForm, Signs } from "./form.ts";

export interface DayRecord {
  readonly ovulation: Ovulation | null;
  readonly metabolic: DayMeasures | null;
  readonly symptoms: readonly Symptom[];
}

export interface DailyLogAnswers {
  readonly flow: Flow | undefined;
  readonly mucus: Mucus | undefined;
  readonly symptoms: ReadonlyMap<SymptomType, number | null>;
}

const isOfDailyLog = (fact: Pick<DayFact<unknown>, "source">) => fact.source === "daily-log";

export function dailyLogAnswers({ flow, mucus, symptoms }: WholeDay): DailyLogAnswers {
  return {
    flow: flow !== null && isOfDailyLog(flow) ? flow.value : undefined,
    mucus: mucus !== null && isOfDailyLog(mucus) ? mucus.value : undefined,
    symptoms: new Map(symptoms.filter(isOfDailyLog).map(({ type, value }) => [type, value])),
  };
}

export interface ChangeElsewhere {
  readonly key: keyof Signs | keyof Measures | SymptomType;
  readonly value: unknown;
}

type Values = Signs | Measures | Partial<Record<SymptomType, number>> | null;

export const severityOf = (symptom: Pick<Symptom, "type" | "severity"> | null) =>
  symptom && { [symptom.type]: symptom.severity };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the values that saving would replace although the form never showed them. */
export function changedElsewhere(typed: Values, before: Values, now: Values): ChangeElsewhere[] {
  const versions: readonly Partial<Record<string, unknown>>[] = [{ ...typed }, { ...before }];
  const keys = Object.keys(typed ?? {}) as ChangeElsewhere["key"][];
  const current: Partial<Record<string, unknown>> = { ...now };
  return keys
    .map((key) => ({ key, value: current[key] }))
    .filter(({ value }) => value !== undefined)
    .filter(({ key, value }) => versions.every((version) => !isSame(value, version[key])));
}

export function withNote(existing: string | undefined, added: string): string | undefined {
  if (added === "") return undefined;
  if (existing === undefined || existing === "") return added;
  return existing.split("\n").includes(added) ? undefined : `${existing}\n${added}`;
}

type CycleRequest =
  | { readonly kind: "start"; readonly body: CallInput<"POST /api/cycles">["body"] }
  | {
      readonly kind: "change";
      readonly id: string;
      readonly body: CallInput<"PATCH /api/cycles/{id}">["body"];
    }
  /** The flow of that day alone, with the answer; the daily log updates the cycles. */
  | { readonly kind: "day"; readonly body: DayFlowChange };

export type DayFlowChange = Pick<DailyLog, "period_flow" | "period" | "notes">;

export function cycleRequest(
  choice: CycleChoice,
  date: CalendarDay,
  bleeding: LoggedBleeding<Cycle>,
  dayWords: string,
): CycleRequest | null {
  const effect: FlowEffect<Cycle> = flowEffect({ day: date, ...choice }, bleeding);
  const { flow, answer, hasSpotting, spottingNotes, notes } = choice;
  const details = (of: Cycle | null, spottingNote: string) =>
    filled({
      intermenstrualSpotting: hasSpotting || undefined,
      spottingNotes: withNote(of?.spottingNotes, spottingNote),
      notes: withNote(of?.notes, notes),
    });
  switch (effect.kind) {
    case "starts-period": {
      if (effect.ends !== null) return dayFlow(flow, answer, notes);
      const endDate = effect.endDay ?? undefined;
      const body = {
        startDate: date,
        endDate,
        flow,
        ...(effect.isSeparate && { isSeparate: true }),
        ...details(null, spottingNotes),
      };
      return { kind: "start", body };
    }
    case "changes-period": {
      const { cycle } = effect;
      return { kind: "change", id: cycle.id, body: { flow, ...details(cycle, spottingNotes) } };
    }
    case "notes-spotting": {
      const { cycle } = effect;
      const note = spottingNotes === "" ? dayWords : `${dayWords}: ${spottingNotes}`;
      const body = { ...details(cycle, note), intermenstrualSpotting: true };
      return { kind: "change", id: cycle.id, body };
    }
    case "in-pregnancy":
      return dayFlow(flow === "none" ? "spotting" : flow, null, notes);
    case "extends-period":
    case "is-between":
      return dayFlow(flow, answer, notes);
    default:
      return null;
  }
}

/** Saves a flow for that day alone: not the whole period's, or of several cycles. */
function dayFlow(flow: Flow, answer: PeriodAnswer | null, notes: string): CycleRequest {
  return { kind: "day", body: filled({ period_flow: flow, period: answer ?? undefined, notes }) };
}

const emergencyReasons = [
  "severe-pain",
  "heavy-or-long-bleeding",
] as const satisfies readonly AlertKey[];
export type EmergencyReason = (typeof emergencyReasons)[number];

/** Reads the form itself: a field that can't be saved yet must not delay the alert. */
export function emergencyBeforeSaving(
  { flow, symptoms }: Pick<HealthForm, "flow" | "symptoms">,
  date: CalendarDay,
): EmergencyReason[] {
  const severity = symptoms.pelvic_pain;
  const sources = {
    dailyLogs: [{ date, period_flow: flow }],
    symptoms: severity === undefined ? [] : [{ date, type: "pelvic_pain" as const, severity }],
  };
  const alerts = alertsOf(sources, date).map(({ key }) => key);
  return emergencyReasons.filter((reason) => alerts.includes(reason));
}
