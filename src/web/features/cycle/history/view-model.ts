import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Cycle, Flow, leaveOutReasons, RevisedCycle } from "#contract/entries/cycles.ts";
import { hasPregnancyWithin } from "#domain/cycles/cycle-day.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import {
  type BleedingDays,
  bleedingWithin,
  daysBled,
} from "#domain/cycles/periods/bleeding-days.ts";
import type { OpenPeriod } from "#domain/cycles/periods/open-period.ts";
import { samePeriods } from "#domain/cycles/periods/same-period.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { daysWithin } from "#domain/days/day-range.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfFlow } from "#web/beads/bead-of-flow.ts";
import { changedFields, filled, notInFuture } from "#web/entry/drafts/use-draft.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { CloseStarts } from "../periods/view-model.ts";

export interface CycleRow {
  readonly cycle: RevisedCycle;
  readonly isTold: boolean;
  /** Two starts that count as one period until the user answers. */
  readonly starts: CloseStarts | null;
  readonly isLeftOut: boolean;
  readonly lastDay: CalendarDay;
  /** In days; of a pregnancy or a last period, those of its period. */
  readonly length: number;
  readonly isCurrent: boolean;
  /** No cycle follows it, so its days are not counted. */
  readonly isLastPeriod?: boolean;
  /** A pregnancy was in it: it is not a cycle. */
  readonly isPregnancy?: boolean;
  readonly bleeding: BleedingDays;
}

/** Each lasts until the day before the next one; starts of one period share a row. */
export function rowsOf(
  cycles: readonly RevisedCycle[],
  bleeding: BleedingDays,
  today: CalendarDay,
  stated: CalendarDay | null = null,
): readonly CycleRow[] {
  const all = stated === null ? cycles : [...cycles, statedCycle(stated)];
  const newestFirst = samePeriods(all).toReversed();
  return newestFirst.flatMap((parts, index) => {
    const [cycle, later] = parts;
    if (cycle === undefined) return [];
    const next = newestFirst[index - 1]?.[0];
    const end = next === undefined ? today : addDays(next.startDay, -1);
    // If two separate periods start on one day, the earlier cycle consists of that day alone.
    const length = Math.max(1, daysBetween(cycle.startDay, end) + 1);
    const lastDay = addDays(cycle.startDay, length - 1);
    return {
      cycle,
      lastDay,
      length,
      isTold: cycle.id === STATED,
      starts: later === undefined ? null : [cycle, later],
      isLeftOut: parts.some(({ leftOutBecause }) => leftOutBecause !== undefined),
      isCurrent: next === undefined,
      bleeding: bleedingWithin(bleeding, { first: cycle.startDay, last: lastDay }),
    };
  });
}

/** Ends the latest row with its period: she has no cycles at her stage of life. */
export function withoutCycleNow([latest, ...others]: readonly CycleRow[]): readonly CycleRow[] {
  if (latest === undefined) return [];
  const lastDay = lastDayOfPeriod(latest);
  const ended = { ...periodOnly(latest), lastDay, isCurrent: false, isLastPeriod: true };
  return [ended, ...others];
}

const lastDayOfPeriod = ({ cycle: { startDay }, bleeding }: CycleRow): CalendarDay =>
  [...bleeding].findLast(([, { isPeriod }]) => isPeriod)?.[0] ?? startDay;

/** Leaves out later bleeding, which may come from a loss or a birth. */
function periodOnly(row: CycleRow): CycleRow {
  const first = row.cycle.startDay;
  const last = lastDayOfPeriod(row);
  const bleeding = bleedingWithin(row.bleeding, { first, last });
  return { ...row, bleeding, length: daysWithin({ first, last }) };
}

/** Draws only the period of a row with a pregnancy. */
export const withPregnancies = (rows: readonly CycleRow[], stages: CycleFacts["stages"]) =>
  rows.map((row) => {
    if (!hasPregnancyWithin(stages, row.cycle.startDay, row.lastDay)) return row;
    return { ...periodOnly(row), isPregnancy: true };
  });

const STATED = "stated";
const statedCycle = (day: CalendarDay): RevisedCycle => ({
  id: STATED,
  startDate: day,
  startDay: day,
  revision: 0,
});

export function beadsOfRow(
  { cycle, length, isCurrent, isTold, bleeding }: CycleRow,
  ovulated: ReadonlySet<CalendarDay>,
  unlogged: OpenPeriod["unlogged"] = null,
): readonly Bead[] {
  return Array.from({ length }, (_, index): Bead => {
    const day = addDays(cycle.startDay, index);
    const isUnlogged = unlogged !== null && day >= unlogged.first && day <= unlogged.last;
    const plain: Bead = isUnlogged ? { kind: "unlogged" } : restingBead(index);
    const dry: Bead = ovulated.has(day) ? { kind: "confirmed" } : plain;
    const bled = bleeding.get(day);
    const isFromSetup = isTold && index === 0 && (bled?.flow ?? null) === null;
    const logged = bled === undefined ? dry : beadOfFlow(bled.flow);
    const bead: Bead = isFromSetup ? { kind: "stated" } : logged;
    return isCurrent && index === length - 1 ? { ...bead, today: String(length) } : bead;
  });
}

/** Every seventh bead is darker, to make counting weeks easy. */
function restingBead(index: number): Bead {
  return { kind: (index + 1) % 7 === 0 ? "week" : "resting" };
}

export function ovulationDay(
  { cycle: { startDay }, lastDay }: CycleRow,
  ovulated: ReadonlySet<CalendarDay>,
): number | null {
  const [day] = [...ovulated].filter((one) => one >= startDay && one <= lastDay).sort();
  return day === undefined ? null : daysBetween(startDay, day) + 1;
}

export function rowWords(row: CycleRow, ovulated: ReadonlySet<CalendarDay>, i18n: I18n): string {
  const { cycle, length, isCurrent, bleeding } = row;
  const bled = daysBled(bleeding);
  const began = formatDay(cycle.startDay, i18n.locale);
  const until = formatDay(row.lastDay, i18n.locale);
  if (row.isLastPeriod) return i18n._(msg`Last period: ${began}. Days of bleeding: ${bled}.`);
  if (row.isPregnancy) return `${i18n._(msg`In pregnancy, or after it`)}: ${began} – ${until}`;
  const cycleWords = isCurrent
    ? msg`Current cycle, began ${began}: ${plural(length, { one: "# day", other: "# days" })} so far.`
    : msg`Cycle that began ${began}: ${plural(length, { one: "# day", other: "# days" })}.`;
  const place = ovulationDay(row, ovulated);
  const words = `${i18n._(cycleWords)} ${i18n._(msg`Bleeding on ${bled} of them.`)}`;
  if (place === null) return words;
  return `${words} ${i18n._(msg`Your signs confirm ovulation on day ${place}.`)}`;
}

export interface CycleDraft {
  readonly startDate: string;
  readonly endDate: string;
  readonly flow?: Flow | undefined;
  readonly notes: string;
  readonly isUnsure: boolean;
  readonly missedLog?: Cycle["missedLog"];
  readonly leftOutBecause: (typeof leaveOutReasons)[number] | "counted";
}

export function draftOf(cycle: Cycle): CycleDraft {
  return {
    startDate: cycle.startDay,
    endDate: cycle.endDay ?? "",
    flow: cycle.flow,
    notes: cycle.notes ?? "",
    isUnsure: cycle.isUnsure ?? false,
    missedLog: cycle.missedLog,
    leftOutBecause: cycle.leftOutBecause ?? "counted",
  };
}

export function newDraft(day: CalendarDay): CycleDraft {
  return { startDate: day, endDate: "", notes: "", isUnsure: false, leftOutBecause: "counted" };
}

export type CycleTask =
  | { readonly kind: "edit"; readonly cycle: RevisedCycle }
  | { readonly kind: "add"; readonly day: CalendarDay };

export const checkDates = ({ startDate, endDate }: CycleDraft, today: CalendarDay) => [
  notInFuture("startDate", startDate, today),
  notInFuture("endDate", endDate, today),
  endDate !== "" && endDate < startDate
    ? ({ field: "endDate", code: "before_start" } as const)
    : null,
];

export const fieldsOf = (draft: CycleDraft) => ({
  startDate: draft.startDate,
  endDate: draft.endDate === "" ? null : draft.endDate,
  flow: draft.flow ?? null,
  notes: draft.notes.trim(),
  isUnsure: draft.isUnsure,
  missedLog: draft.missedLog ?? null,
  leftOutBecause: draft.leftOutBecause === "counted" ? null : draft.leftOutBecause,
});

export function bodyOf(draft: CycleDraft) {
  const { startDate, isUnsure, leftOutBecause: _, ...fields } = fieldsOf(draft);
  return { startDate, ...filled({ ...fields, isUnsure: isUnsure || null }) };
}

export const changesOf = (draft: CycleDraft, cycle: Cycle) =>
  changedFields(fieldsOf(draft), fieldsOf(draftOf(cycle)));

export function rowOfDay(rows: readonly CycleRow[], day: CalendarDay): CycleRow | null {
  return rows.find(({ cycle, lastDay }) => day >= cycle.startDay && day <= lastDay) ?? null;
}
