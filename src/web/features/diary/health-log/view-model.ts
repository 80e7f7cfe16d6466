import type { Cycle } from "#contract/cycles.ts";
import type { DayMeasures } from "#contract/measures.ts";
import type { Ovulation } from "#contract/ovulation.ts";
import type { Symptom, SymptomType } from "#contract/symptoms.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type FlowEffect, flowEffect } from "#domain/flow-on-a-day.ts";
import type { Measures } from "#web/entry/measures/typed-measures.ts";
import type { CycleChoice, HealthEntries, Signs } from "./form.ts";

/** What the server has of one day. */
export interface DayRecord {
  readonly ovulation: Ovulation | null;
  readonly metabolic: DayMeasures | null;
  readonly symptoms: readonly Symptom[];
}

/** A value she typed that has another value on the server than the form showed her. */
export interface ChangeElsewhere {
  /** What it is saved with: "ovulation", "metabolic" or the type of a symptom. */
  readonly part: string;
  readonly key: keyof Signs | keyof Measures | SymptomType;
  readonly saved: unknown;
  readonly typed: unknown;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What saving would replace although the form never showed it to her. */
export function changedElsewhere(
  entries: HealthEntries,
  shown: DayRecord,
  current: DayRecord,
): ChangeElsewhere[] {
  const fields = (
    part: string,
    typed: Signs | Measures | null,
    before: Signs | Measures | null,
    now: Signs | Measures | null,
  ) =>
    Object.entries(typed ?? {}).map(([key, value]) => ({
      part,
      key: key as ChangeElsewhere["key"],
      typed: value,
      before: (before as Record<string, unknown> | null)?.[key],
      saved: (now as Record<string, unknown> | null)?.[key],
    }));
  const severityOf = (record: DayRecord, type: SymptomType) =>
    record.symptoms.find((symptom) => symptom.type === type)?.severity;
  return [
    ...fields("ovulation", entries.ovulation, shown.ovulation, current.ovulation),
    ...fields("metabolic", entries.metabolic, shown.metabolic, current.metabolic),
    ...entries.symptoms.map(({ type, severity }) => ({
      part: type as string,
      key: type,
      typed: severity,
      before: severityOf(shown, type),
      saved: severityOf(current, type),
    })),
  ]
    .filter(({ before, saved, typed }) => {
      const isNew = saved !== undefined && !isSame(saved, before);
      return isNew && !isSame(saved, typed);
    })
    .map(({ part, key, saved, typed }) => ({ part, key, saved, typed }));
}

/** The day's note with new words under it; `undefined` when there is nothing to change. */
export function withNote(existing: string | undefined, added: string): string | undefined {
  if (added === "") return undefined;
  if (existing === undefined || existing === "") return added;
  return existing.split("\n").includes(added) ? undefined : `${existing}\n${added}`;
}

type CycleRequest =
  | { readonly kind: "start"; readonly body: CycleDetails & { readonly startDate: string } }
  | { readonly kind: "change"; readonly id: string; readonly body: CycleDetails };

interface CycleDetails {
  readonly endDate?: string;
  readonly flow?: Cycle["flow"];
  readonly intermenstrualSpotting?: true;
  readonly spottingNotes?: string;
  readonly notes?: string;
}

/** What her choice changes among the cycles; `null` when nothing. */
export function cycleRequest(
  choice: CycleChoice,
  date: CalendarDay,
  cycles: readonly Cycle[],
  /** The day as it is written in a note. */
  dayWords: string,
): CycleRequest | null {
  const effect: FlowEffect<Cycle> = flowEffect({ day: date, ...choice }, cycles);
  const { flow, hasSpotting, spottingNotes, notes } = choice;
  const spotting = hasSpotting && { intermenstrualSpotting: true as const };
  const texts = (of: Cycle | null, spottingNote: string) => ({
    ...given("spottingNotes", withNote(of?.spottingNotes, spottingNote)),
    ...given("notes", withNote(of?.notes, notes)),
  });
  switch (effect.kind) {
    case "starts-period":
      return {
        kind: "start",
        body: {
          startDate: date,
          ...(effect.endDay !== null && { endDate: effect.endDay }),
          flow,
          ...spotting,
          ...texts(null, spottingNotes),
        },
      };
    case "changes-period":
      return {
        kind: "change",
        id: effect.cycle.id,
        body: { flow, ...spotting, ...texts(effect.cycle, spottingNotes) },
      };
    case "notes-spotting": {
      const note = spottingNotes === "" ? dayWords : `${dayWords}: ${spottingNotes}`;
      return {
        kind: "change",
        id: effect.cycle.id,
        body: { intermenstrualSpotting: true, ...texts(effect.cycle, note) },
      };
    }
    default:
      return null;
  }
}

function given<Key extends string>(key: Key, text: string | undefined) {
  return text === undefined ? {} : ({ [key]: text } as { readonly [K in Key]: string });
}
