import type { DayMeasures } from "#contract/entries/measures.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { Symptom } from "#contract/entries/symptoms.ts";
import { dayFlows, stagesOf } from "#contract/insights/facts.ts";
import type { DayFlow } from "#domain/cycles/cycle-facts.ts";
import { dayRecord } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { LifeStage } from "#domain/life/life-stage.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { currentOf, revisionOf } from "#web/entry/conflict/conflict.ts";
import type { Measures } from "#web/entry/measures/typed-measures.ts";
import { useRefresh } from "#web/entry/saving/use-refresh.ts";
import type { CycleChoice, HealthEntries, Signs, SymptomChoice } from "./form.ts";
import {
  type ChangeElsewhere,
  changedElsewhere,
  cycleRequest,
  type DayFlowChange,
  type DayRecord,
  dailyLogAnswers,
  severityOf,
  withNote,
} from "./view-model.ts";

const WEIGHED_DAYS = 14;

const ovulationOf = (day: CalendarDay) =>
  queryOf("GET /api/ovulation", { query: { from: day, to: day } });
const measuresAround = (day: CalendarDay) =>
  queryOf("GET /api/metabolic", { query: { from: addDays(day, -WEIGHED_DAYS), to: day } });
const symptomsOf = (day: CalendarDay) =>
  queryOf("GET /api/symptoms", { query: { from: day, to: day } });

/** Most days of logged bleeding that extend an open period. */
const BLED_DAYS = 60;
const logsBefore = (day: CalendarDay) =>
  queryOf("GET /api/pcos-logs", { query: { from: addDays(day, -BLED_DAYS), to: day } });

export function useSavedDay(day: CalendarDay, today: CalendarDay) {
  const { data: profile = null } = useQuery(queryOf("GET /api/user/profile", {}));
  const { data: cycles = [] } = useQuery(queryOf("GET /api/cycles", {}));
  const { data: logs = [] } = useQuery(logsBefore(day));
  const { data: ovulation } = useQuery(ovulationOf(day));
  const { data: measures } = useQuery(measuresAround(day));
  const { data: symptoms } = useQuery(symptomsOf(day));
  const isKnown = ovulation !== undefined && measures !== undefined && symptoms !== undefined;
  const record: DayRecord | null = isKnown
    ? {
        ovulation: ovulation[0] ?? null,
        metabolic: measures.find(({ date }) => date === day) ?? null,
        symptoms,
      }
    : null;
  return {
    bleeding: { cycles, flows: dayFlows(logs), stages: stagesOf(profile, today) },
    measures: measures ?? [],
    record,
    dailyLog: dailyLogAnswers(dayRecord({ dailyLogs: logs, symptoms, ovulation }, day)),
  };
}

export type SavedParts = ReadonlyMap<string, string>;

interface SaveRequest {
  readonly entries: HealthEntries;
  readonly dayWords: string;
  readonly savedParts: SavedParts;
  readonly flows: readonly DayFlow[];
  readonly stages: readonly LifeStage[];
  readonly today: CalendarDay;
  readonly record: DayRecord | null;
  readonly replaces: boolean;
}

interface Part {
  readonly key: string;
  readonly content: object;
  /** Resolves to the values changed elsewhere; the part is then not saved. */
  readonly save: () => Promise<readonly ChangeElsewhere[]>;
}

async function saveHealth(request: SaveRequest) {
  const savedParts = new Map(request.savedParts);
  const changes: ChangeElsewhere[] = [];
  const failures: Error[] = [];
  const savePart = async ({ key, content, save }: Part) => {
    const text = JSON.stringify([request.entries.date, content]);
    if (savedParts.get(key) === text) return;
    try {
      const differing = await save();
      if (differing.length === 0) savedParts.set(key, text);
      changes.push(...differing);
    } catch (error) {
      failures.push(error as Error);
    }
  };
  await Promise.all(partsOf(request).map(savePart));
  return { savedParts, changes, failures };
}

function partsOf(request: SaveRequest): Part[] {
  const { entries, record, replaces } = request;
  const { date, cycle, ovulation, metabolic, symptoms } = entries;
  const part = <Entry>(key: string, content: object, onto: Onto<Entry>): Part => ({
    key,
    content,
    save: () => saveOnto(replaces ? { ...onto, compare: () => [] } : onto),
  });
  const parts = [
    cycle &&
      part("cycle", cycle, {
        base: null,
        send: () => sendCycle(cycle, request),
        compare: () => [],
      }),
    ovulation &&
      part("ovulation", ovulation, {
        base: record?.ovulation ?? null,
        send: (base) => sendOvulation(date, ovulation, base),
        compare: (base, current) => changedElsewhere(ovulation, base, current),
      }),
    metabolic &&
      part("metabolic", metabolic, {
        base: record?.metabolic ?? null,
        send: (base) => sendDayMeasures(date, metabolic, base),
        compare: (base, current) => changedElsewhere(metabolic, base, current),
      }),
    ...symptoms.map((symptom) =>
      part(symptom.type, symptom, {
        base: record?.symptoms.find(({ type }) => type === symptom.type) ?? null,
        send: (base) => sendSymptom(date, symptom, base),
        compare: (base, current) =>
          changedElsewhere(severityOf(symptom), severityOf(base), severityOf(current)),
      }),
    ),
  ];
  return parts.filter((one) => one !== null);
}

interface Onto<Entry> {
  readonly base: Entry | null;
  readonly send: (base: Entry | null) => Promise<unknown>;
  readonly compare: (base: Entry | null, current: Entry | null) => readonly ChangeElsewhere[];
}

/** Saves; if the entry was changed meanwhile, compares both before resending. */
async function saveOnto<Entry>(onto: Onto<Entry>): Promise<readonly ChangeElsewhere[]> {
  try {
    await onto.send(onto.base);
    return [];
  } catch (failure) {
    const current = currentOf<Entry>(failure);
    if (current === undefined) throw failure;
    const changes = onto.compare(onto.base, current);
    return changes.length > 0 ? changes : saveOnto({ ...onto, base: current });
  }
}

/** Refetches the list first: a start that seemed to fail may have arrived and is then updated. */
async function sendCycle(cycle: CycleChoice, request: SaveRequest) {
  const { entries, flows, stages, today, dayWords } = request;
  const { date } = entries;
  const cycles = await call("GET /api/cycles", {});
  const change = cycleRequest(cycle, date, { cycles, flows, stages, today }, dayWords);
  if (change?.kind === "day") await sendDayFlow(date, change.body);
  if (change?.kind === "start") await call("POST /api/cycles", { body: change.body });
  if (change?.kind === "change") {
    const { id, body } = change;
    const ifMatch = revisionOf(cycles.find((one) => one.id === id) ?? null);
    await call("PATCH /api/cycles/{id}", { params: { id }, body }, { ifMatch });
  }
}

async function sendDayFlow(date: CalendarDay, body: DayFlowChange) {
  const [log] = await call("GET /api/pcos-logs", { query: { from: date, to: date } });
  const ifMatch = revisionOf(log ?? null);
  if (log === undefined)
    return call("POST /api/pcos-logs", { body: { date, ...body } }, { ifMatch });
  const notes = withNote(log.notes, body.notes ?? "");
  const change = { ...body, ...(notes !== undefined && { notes }) };
  return call("PATCH /api/pcos-logs/{date}", { params: { date }, body: change }, { ifMatch });
}

/** Updates an existing entry without clearing the fields left empty here. */
function sendOvulation(date: CalendarDay, signs: Signs, base: Ovulation | null) {
  const ifMatch = revisionOf(base);
  if (base === null) return call("POST /api/ovulation", { body: { date, ...signs } }, { ifMatch });
  return call("PATCH /api/ovulation/{id}", { params: { id: base.id }, body: signs }, { ifMatch });
}

function sendDayMeasures(date: CalendarDay, measures: Measures, base: DayMeasures | null) {
  const ifMatch = revisionOf(base);
  if (base === null)
    return call("POST /api/metabolic", { body: { date, ...measures } }, { ifMatch });
  return call(
    "PATCH /api/metabolic/{id}",
    { params: { id: base.id }, body: measures },
    { ifMatch },
  );
}

function sendSymptom(date: CalendarDay, choice: SymptomChoice, base: Symptom | null) {
  const { type, severity } = choice;
  const notes = withNote(base?.notes, choice.notes);
  const body = notes === undefined ? { severity } : { severity, notes };
  const ifMatch = revisionOf(base);
  if (base === null)
    return call("POST /api/symptoms", { body: { date, type, ...body } }, { ifMatch });
  return call("PATCH /api/symptoms/{id}", { params: { id: base.id }, body }, { ifMatch });
}

export function useSaveHealth() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: saveHealth,
    // A save without a response may have arrived.
    onSettled: () =>
      void refresh([
        "GET /api/cycles",
        "GET /api/symptoms",
        "GET /api/ovulation",
        "GET /api/metabolic",
        "GET /api/pcos-logs",
        "GET /api/pcos-logs/{date}",
      ]),
  });
}
