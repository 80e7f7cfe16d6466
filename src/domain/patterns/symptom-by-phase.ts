import { mean } from "../basics/mean.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { Phase } from "../phase/cycle-phase.ts";
import type { PhaseOfDay } from "../phase/phase-of-day.ts";

/** One symptom of one day, severity 0–10; 0: absent, `null`: noted without a strength. */
export interface SymptomNote<Type extends string = string> {
  readonly date: CalendarDay;
  readonly type: Type;
  readonly severity: number | null;
}

export interface PhaseCell {
  /** Days of this phase with the symptom at 1 or more. */
  readonly days: number;
  /** Mean severity over the days with a strength, 1–10, unrounded; `null` if there are none. */
  readonly meanSeverity: number | null;
}

export interface SymptomRow<Type extends string> {
  readonly type: Type;
  readonly days: number;
  readonly phases: Readonly<Record<Phase, PhaseCell>>;
}

export interface SymptomsByPhase<Type extends string> {
  /** Days of each phase with any symptom answered, 0 included: the denominators of the cells. */
  readonly daysLogged: Readonly<Record<Phase, number>>;
  /** Most frequent first. */
  readonly rows: readonly SymptomRow<Type>[];
  /** Days with symptoms outside any known cycle, counted in no cell. */
  readonly daysUnplaced: number;
  /** Of `daysLogged`, the days whose phase is only the likeliest (`DayPhase`). */
  readonly daysOnlyLikeliest: number;
}

function byPhase<Value>(make: (phase: Phase) => Value): Record<Phase, Value> {
  return {
    menstrual: make("menstrual"),
    follicular: make("follicular"),
    ovulatory: make("ovulatory"),
    luteal: make("luteal"),
  };
}

const countDays = (notes: readonly SymptomNote[]) => new Set(notes.map(({ date }) => date)).size;

/**
 * Counts each symptom by phase, with mean severities, for a heat map. It makes no claim about
 * chance: phases differ in length, and few days prove little. Expects one note per day and type.
 * @example symptomsByPhase(symptoms, phaseOfDay(facts, today)).rows[0]?.phases.luteal // { days: 7, meanSeverity: 4.9 }
 */
export function symptomsByPhase<Type extends string>(
  notes: readonly SymptomNote<Type>[],
  phaseOf: PhaseOfDay,
): SymptomsByPhase<Type> {
  const phasedNotes = notes.map((note) => ({
    ...note,
    ...(phaseOf(note.date) ?? { phase: null, isOnlyLikeliest: false }),
  }));
  const inPhase = (phase: Phase | null) => phasedNotes.filter((note) => note.phase === phase);
  const presentNotes = phasedNotes.filter(
    ({ severity, phase }) => severity !== 0 && phase !== null,
  );

  const cell = (type: Type) => (phase: Phase) => {
    const notesOfCell = presentNotes.filter((note) => note.type === type && note.phase === phase);
    const severities = notesOfCell.flatMap(({ severity }) => severity ?? []);
    return { days: notesOfCell.length, meanSeverity: mean(severities) };
  };
  const rows = [...new Set(presentNotes.map(({ type }) => type))].map((type) => ({
    type,
    days: presentNotes.filter((note) => note.type === type).length,
    phases: byPhase(cell(type)),
  }));
  return {
    daysLogged: byPhase((phase) => countDays(inPhase(phase))),
    rows: rows.sort((one, other) => other.days - one.days || one.type.localeCompare(other.type)),
    daysUnplaced: countDays(inPhase(null)),
    daysOnlyLikeliest: countDays(phasedNotes.filter(({ isOnlyLikeliest }) => isOnlyLikeliest)),
  };
}
