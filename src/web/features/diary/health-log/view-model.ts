import type { Cycle, changeCycle, Flow, startCycle } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { Symptom, SymptomType } from "#contract/entries/symptoms.ts";
import type { RequestInput } from "#contract/kernel/endpoint.ts";
import { type AlertKey, alertsOf } from "#domain/concerns/alerts-of.ts";
import { type FlowEffect, flowEffect, type LoggedBleeding } from "#domain/cycles/flow-on-a-day.ts";
import type { PeriodAnswer } from "#domain/cycles/period-answer.ts";
import type { DayFact } from "#domain/day/day-fact.ts";
import type { DayRecord as WholeDay } from "#domain/day/day-record.ts";
import type { Mucus } from "#domain/day/day-sources.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Measures } from "#web/entry/measures/typed-measures.ts";
import { filled } from "#web/entry/use-draft.ts";
import type { CycleChoice, HealthEntries, Signs } from "./form.ts";

/** What the server has of one day. */
export interface DayRecord {
  readonly ovulation: Ovulation | null;
  readonly metabolic: DayMeasures | null;
  readonly symptoms: readonly Symptom[];
}

/** What the daily log says of the day where no other log said it later. */
export interface DailyLogAnswers {
  readonly flow: Flow | undefined;
  readonly mucus: Mucus | undefined;
  /** `null` where it was noted without a strength. */
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

/** A value she typed that has another value on the server than the form showed her. */
export interface ChangeElsewhere {
  readonly key: keyof Signs | keyof Measures | SymptomType;
  readonly value: unknown;
}

type Values = Signs | Measures | Partial<Record<SymptomType, number>> | null;

export const severityOf = (symptom: Pick<Symptom, "type" | "severity"> | null) =>
  symptom && { [symptom.type]: symptom.severity };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What saving would replace although the form never showed it to her. */
export function changedElsewhere(typed: Values, before: Values, now: Values): ChangeElsewhere[] {
  const versions: readonly Partial<Record<string, unknown>>[] = [{ ...typed }, { ...before }];
  const keys = Object.keys(typed ?? {}) as ChangeElsewhere["key"][];
  const current: Partial<Record<string, unknown>> = { ...now };
  return keys
    .map((key) => ({ key, value: current[key] }))
    .filter(({ value }) => value !== undefined)
    .filter(({ key, value }) => versions.every((version) => !isSame(value, version[key])));
}

/** The day's note with new words under it; `undefined` when there is nothing to change. */
export function withNote(existing: string | undefined, added: string): string | undefined {
  if (added === "") return undefined;
  if (existing === undefined || existing === "") return added;
  return existing.split("\n").includes(added) ? undefined : `${existing}\n${added}`;
}

type CycleRequest =
  | { readonly kind: "start"; readonly body: RequestInput<typeof startCycle>["body"] }
  | {
      readonly kind: "change";
      readonly id: string;
      readonly body: RequestInput<typeof changeCycle>["body"];
    }
  /** The flow of that day alone, with her answer: the daily log changes her cycles with it. */
  | { readonly kind: "day"; readonly body: DayFlowChange };

export type DayFlowChange = Pick<DailyLog, "period_flow" | "period" | "notes">;

/** What her choice changes among the cycles; `null` when nothing. */
export function cycleRequest(
  choice: CycleChoice,
  date: CalendarDay,
  bleeding: LoggedBleeding<Cycle>,
  /** The day as it is written in a note. */
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
        ...{ startDate: date, endDate, flow },
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

/** A flow that must not be taken for that of the whole period, or changes more cycles than one. */
function dayFlow(flow: Flow, answer: PeriodAnswer | null, notes: string): CycleRequest {
  return { kind: "day", body: filled({ period_flow: flow, period: answer ?? undefined, notes }) };
}

const emergencyReasons = [
  "severe-pain",
  "heavy-or-long-bleeding",
] as const satisfies readonly AlertKey[];
export type EmergencyReason = (typeof emergencyReasons)[number];

/**
 * Why the emergency dialog opens before her health data is saved, by the product's own alerts:
 * pelvic pain from 8 on, or a heavy flow; empty when it does not.
 */
export function emergencyBeforeSaving({
  date,
  symptoms,
  cycle,
}: Pick<HealthEntries, "date" | "symptoms" | "cycle">): EmergencyReason[] {
  const pains = symptoms.filter(({ type }) => type === "pelvic_pain");
  const sources = {
    dailyLogs: [{ date, period_flow: cycle?.flow }],
    symptoms: pains.map((pain) => ({ ...pain, date })),
  };
  const alerts = alertsOf(sources, date).map(({ key }) => key);
  return emergencyReasons.filter((reason) => alerts.includes(reason));
}
