import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeCycle, getCycleSummary, listCycles, startCycle } from "#contract/cycles.ts";
import { changeDayMeasures, listDayMeasures, saveDayMeasures } from "#contract/measures.ts";
import { changeOvulation, listOvulation, saveOvulation } from "#contract/ovulation.ts";
import { changeSymptom, listSymptoms, saveSymptom } from "#contract/symptoms.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { currentOf, revisionOf } from "#web/entry/conflict/conflict.ts";
import type { HealthEntries, SymptomChoice } from "./form.ts";
import {
  type ChangeElsewhere,
  changedElsewhere,
  cycleRequest,
  type DayRecord,
  withNote,
} from "./view-model.ts";

/** A weight is compared with those of so many days before. */
const WEIGHED_DAYS = 14;

const ovulationOf = (day: CalendarDay) => queryOf(listOvulation, { query: { from: day, to: day } });
const measuresAround = (day: CalendarDay) =>
  queryOf(listDayMeasures, { query: { from: addDays(day, -WEIGHED_DAYS), to: day } });
const symptomsOf = (day: CalendarDay) => queryOf(listSymptoms, { query: { from: day, to: day } });

/** What is saved already of the day she writes about, as far as it is known. */
export function useSavedDay(day: CalendarDay) {
  const { data: cycles } = useQuery(queryOf(listCycles, {}));
  const { data: ovulation } = useQuery(ovulationOf(day));
  const { data: measures } = useQuery(measuresAround(day));
  const { data: symptoms } = useQuery(symptomsOf(day));
  const isKnown = ovulation !== undefined && measures !== undefined && symptoms !== undefined;
  return {
    cycles: cycles ?? [],
    measures: measures ?? [],
    record: isKnown ? recordOf(day, { ovulation, measures, symptoms }) : null,
  };
}

function recordOf(
  day: CalendarDay,
  lists: {
    readonly ovulation: readonly DayRecord["ovulation"][];
    readonly measures: readonly NonNullable<DayRecord["metabolic"]>[];
    readonly symptoms: DayRecord["symptoms"];
  },
): DayRecord {
  return {
    ovulation: lists.ovulation[0] ?? null,
    metabolic: lists.measures.find(({ date }) => date === day) ?? null,
    symptoms: lists.symptoms,
  };
}

async function readDay(day: CalendarDay): Promise<DayRecord> {
  const [ovulation, measures, symptoms] = await Promise.all([
    call(listOvulation, { query: { from: day, to: day } }),
    call(listDayMeasures, { query: { from: day, to: day } }),
    call(listSymptoms, { query: { from: day, to: day } }),
  ]);
  return recordOf(day, { ovulation, measures, symptoms });
}

/** The saves of one form that succeeded, each with what it said: none of them is sent again. */
export type SavedParts = ReadonlyMap<string, string>;

export interface SaveRequest {
  readonly entries: HealthEntries;
  readonly dayWords: string;
  readonly saved: SavedParts;
  /** What the form showed her of the day; `null` when she has chosen to replace what differs. */
  readonly base: DayRecord | null;
}

export type SaveOutcome =
  | { readonly kind: "changed-elsewhere"; readonly changes: readonly ChangeElsewhere[] }
  | {
      readonly kind: "sent";
      readonly saved: SavedParts;
      /** Why the others failed; empty when all is saved. */
      readonly failures: readonly Error[];
    };

interface Part {
  readonly key: string;
  /** What it says; when she changes that, the part is sent again. */
  readonly content: string;
  readonly send: (current: DayRecord) => Promise<unknown>;
}

async function saveHealth(request: SaveRequest): Promise<SaveOutcome> {
  const { entries, saved, base } = request;
  const parts = partsOf(request).filter(({ key, content }) => saved.get(key) !== content);
  const current = await readDay(entries.date);
  const changes = (base === null ? [] : changedElsewhere(entries, base, current)).filter(
    // What this very form saved a moment ago was changed by nobody else.
    (change) => parts.some(({ key }) => key === change.part),
  );
  if (changes.length > 0) return { kind: "changed-elsewhere", changes };
  const results = await Promise.allSettled(parts.map((part) => part.send(current)));
  const arrived = parts.filter((_, index) => results[index]?.status === "fulfilled");
  const nowSaved = new Map([
    ...saved,
    ...arrived.map(({ key, content }) => [key, content] as const),
  ]);
  const failures = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as Error] : [],
  );
  // Changed between the reading and the writing: what differs is found by reading again.
  if (failures.some((failure) => currentOf(failure) !== undefined)) {
    return saveHealth({ ...request, saved: nowSaved });
  }
  return { kind: "sent", saved: nowSaved, failures };
}

function partsOf({ entries, dayWords }: SaveRequest): Part[] {
  const { date, cycle, ovulation, metabolic, symptoms } = entries;
  const part = (key: string, content: unknown, send: Part["send"]): Part => ({
    key,
    content: JSON.stringify([date, content]),
    send,
  });
  return [
    ...(cycle ? [part("cycle", cycle, () => sendCycle(entries, dayWords))] : []),
    ...(ovulation ? [part("ovulation", ovulation, (now) => sendOvulation(entries, now))] : []),
    ...(metabolic ? [part("metabolic", metabolic, (now) => sendDayMeasures(entries, now))] : []),
    ...symptoms.map((symptom) =>
      part(symptom.type, symptom, (now) => sendSymptom(date, symptom, now)),
    ),
  ];
}

/** The list is read anew: a start that seemed to fail may have arrived, and is changed then. */
async function sendCycle({ cycle, date }: HealthEntries, dayWords: string) {
  if (cycle === null) return;
  const cycles = await call(listCycles, {});
  const request = cycleRequest(cycle, date, cycles, dayWords);
  if (request?.kind === "start") await call(startCycle, { body: request.body });
  if (request?.kind === "change") {
    const { id, body } = request;
    const ifMatch = revisionOf(cycles.find((one) => one.id === id) ?? null);
    await call(changeCycle, { params: { id }, body }, { ifMatch });
  }
}

/** An entry the day has already keeps the fields she did not fill in now. */
async function sendOvulation({ ovulation, date }: HealthEntries, current: DayRecord) {
  if (ovulation === null) return;
  const { ovulation: before } = current;
  const ifMatch = revisionOf(before);
  if (before === null) await call(saveOvulation, { body: { date, ...ovulation } }, { ifMatch });
  else await call(changeOvulation, { params: { id: before.id }, body: ovulation }, { ifMatch });
}

async function sendDayMeasures({ metabolic, date }: HealthEntries, current: DayRecord) {
  if (metabolic === null) return;
  const { metabolic: before } = current;
  const ifMatch = revisionOf(before);
  if (before === null) await call(saveDayMeasures, { body: { date, ...metabolic } }, { ifMatch });
  else await call(changeDayMeasures, { params: { id: before.id }, body: metabolic }, { ifMatch });
}

async function sendSymptom(
  date: CalendarDay,
  { type, severity, notes }: SymptomChoice,
  current: DayRecord,
) {
  const before = current.symptoms.find((symptom) => symptom.type === type);
  const note = withNote(before?.notes, notes);
  const words = note === undefined ? {} : { notes: note };
  if (before === undefined) {
    await call(saveSymptom, { body: { date, type, severity, ...words } }, { ifMatch: 0 });
  } else {
    const request = { params: { id: before.id }, body: { severity, ...words } };
    await call(changeSymptom, request, { ifMatch: revisionOf(before) });
  }
}

export function useSaveHealth() {
  const client = useQueryClient();
  const paths = [listCycles, getCycleSummary, listSymptoms, listOvulation, listDayMeasures];
  return useMutation({
    mutationFn: saveHealth,
    // A save that got no answer may have arrived all the same.
    onSettled: () => {
      for (const { path } of paths) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}
