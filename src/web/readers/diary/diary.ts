import type { ImportSource } from "#contract/account/imports.ts";
import type { Flow } from "#contract/entries/cycles.ts";
import { measureBounds } from "#contract/entries/measures.ts";
import { TEMPERATURE_MAX, TEMPERATURE_MIN } from "#contract/entries/ovulation.ts";
import { fiveOfTen } from "#domain/day/day-scales.ts";
import { addDays, type CalendarDay, FIRST_DAY, isCalendarDay } from "#domain/days/calendar-day.ts";
import { daysWithin } from "#domain/days/day-range.ts";
import { readableText } from "../formats/text.ts";
import {
  type DoubtCode,
  type FileHistory,
  type LocalClock,
  UnreadableFile,
} from "./file-history.ts";
import { heavierFlow } from "./flow-strength.ts";
import { lifeStagesOf, type StageName, type StageRange } from "./life-stages.ts";
import type { LogFields, Meaning, PregnancyTest, ScaleField, Signs } from "./meanings.ts";
import { type BleedingDay, periodsOf } from "./periods.ts";
import { type PillAnswer, pillEntries, pillRanges } from "./pill-days.ts";
import { cyclesOf, spottingApart } from "./spotting.ts";
import { onScale, severityOf, stronger } from "./symptom-strength.ts";
import { type NotePlace, readableField, Unplaced } from "./unplaced.ts";
import { WarmNights } from "./warm-nights.ts";

/** The longest credible period given by first and last day; Flo's limit is lower. */
export const LONGEST_PERIOD_DAYS = 60;
const { min, max } = measureBounds.weight;
/** A day, alone or before a time; the written day counts, whatever the offset. */
const DAY_FIRST = /^\s*(\d{4}-\d{2}-\d{2})(?:$|[T\s])/;
const LONGEST_NOTE = 2000;
const isCelsius = (value: number) => value >= TEMPERATURE_MIN && value <= TEMPERATURE_MAX;

type SymptomMeaning = Extract<Meaning, { readonly kind: "symptom" }>;

interface FoundSymptom {
  readonly date: CalendarDay;
  readonly type: string;
  /** `null` if the file has none. */
  readonly strength: number | null;
  readonly notes?: string;
}

export class Diary {
  readonly #today: CalendarDay;
  readonly #bleeding = new Map<CalendarDay, BleedingDay>();
  readonly #spotting = new Set<CalendarDay>();
  readonly #symptoms = new Map<string, FoundSymptom>();
  readonly #signs = new Map<CalendarDay, Signs>();
  readonly #logs = new Map<CalendarDay, LogFields>();
  readonly #lowMoods = new Map<CalendarDay, number>();
  readonly #weights = new Map<CalendarDay, number>();
  readonly #pregnancyTests = new Map<CalendarDay, PregnancyTest>();
  readonly #pills = new Map<CalendarDay, PillAnswer>();
  readonly #stages = new Map<StageName, StageRange[]>();
  readonly #unplaced = new Unplaced();
  readonly #doubts = new Map<DoubtCode, number>();
  readonly nights = new WarmNights();
  arePeriodsGuessed = false;

  constructor({ today }: LocalClock) {
    this.#today = today;
  }

  /** The `YYYY-MM-DD` day a text starts with; `null` and counted if invalid or in the future. */
  dayOf(text: unknown): CalendarDay | null {
    const date = DAY_FIRST.exec(typeof text === "string" ? text : "")?.[1] ?? "";
    if (!isCalendarDay(date) || date < FIRST_DAY) this.doubt("no_date");
    else if (date > this.#today) this.doubt("future");
    else return date;
    return null;
  }

  /** Records a meaning on a day; `strength` is 0–10 if the file has one. */
  say(day: CalendarDay, meaning: Meaning, strength: number | null = null): void {
    if (meaning.kind === "symptom") this.#addSymptom(day, meaning, strength);
    else if (meaning.kind === "mood") this.#log(day, { mood: meaning.mood });
    else if (meaning.kind === "signs") this.signs(day, meaning.signs);
    else if (meaning.kind === "bleeding") this.bleed(day, meaning.flow);
    else if (meaning.kind === "pregnancy-test") this.#addPregnancyTest(day, meaning.result);
    else if (meaning.kind === "pill") this.#addPill(day, meaning.answer);
    else if (meaning.kind === "log") this.#log(day, meaning.fields);
    else if (meaning.kind === "scale") {
      if (strength !== null) this.#log(day, { [meaning.field]: onScale(strength) });
      else this.#sayWithoutNumber(day, meaning.field);
    }
  }

  /** Records a word's meaning, or counts the word as not understood. */
  sayWord(
    day: CalendarDay | null | undefined,
    meaning: Meaning | undefined,
    [category, word]: readonly [string, string],
  ): void {
    if (day && meaning) this.say(day, meaning);
    else this.notUnderstood(category, word, day ? { day } : null);
  }

  bleed(day: CalendarDay, flow: Flow | null, isStart = false): void {
    if (flow === "spotting") this.#spotting.add(day);
    if (flow === "none" || flow === "spotting") return;
    const before = this.#bleeding.get(day);
    const flowBefore = before?.flow ?? null;
    if (flow !== null && flowBefore !== null && flow !== flowBefore) this.doubt("second_flow");
    this.#bleeding.set(day, {
      ...before,
      day,
      flow: heavierFlow(flowBefore, flow),
      isStart: isStart || before?.isStart === true,
    });
  }

  start(day: CalendarDay): void {
    this.doubt("start_only");
    const flow = this.#bleeding.get(day)?.flow ?? null;
    this.#bleeding.set(day, { day, flow, isStart: true, isStartOnly: true });
  }

  period(first: CalendarDay, last: CalendarDay, longest = LONGEST_PERIOD_DAYS): boolean {
    const days = daysWithin({ first, last });
    const canBe = days >= 1 && days <= longest;
    if (!canBe) this.doubt("long_period");
    // Days to come are a forecast.
    for (let day = first; canBe && day <= last && day <= this.#today; day = addDays(day, 1)) {
      this.bleed(day, null, day === first);
    }
    return canBe;
  }

  /** Celsius or Fahrenheit, told apart by the range of body temperature. */
  temperature(day: CalendarDay, value: number, isLeftOut = false): void {
    const celsius = isCelsius(value) ? value : Math.round(((value - 32) / 1.8) * 100) / 100;
    if (!isCelsius(celsius)) {
      this.doubt("odd_temperature");
      return;
    }
    if (celsius !== value) this.doubt("fahrenheit");
    if (isLeftOut) this.doubt("left_out_there");
    const before = this.#signs.get(day)?.basalBodyTemp;
    if (before !== undefined && before !== celsius) this.doubt("second_temperature");
    if (before === undefined)
      this.signs(day, { basalBodyTemp: celsius, ...(isLeftOut && { isUnsure: true }) });
  }

  /** The first value of a day wins; a different later one is listed as not understood. */
  signs(day: CalendarDay, said: Signs): void {
    const before = this.#signs.get(day);
    this.#tellSecond(day, before, said);
    this.#signs.set(day, { ...said, ...before });
  }

  lowMood(day: CalendarDay, rating: number): void {
    this.#lowMoods.set(day, fiveOfTen(rating));
  }

  /** The first value of a day wins. */
  weight(day: CalendarDay, kilograms: number): void {
    const weight = Math.round(kilograms * 10) / 10;
    const before = this.#weights.get(day);
    if (weight < min || weight > max) this.doubt("odd_weight");
    else if (before === undefined) this.#weights.set(day, weight);
    else if (before !== weight) this.doubt("second_weight");
  }

  sleep(day: CalendarDay, hours: number): void {
    const rounded = Math.round(hours * 10) / 10;
    if (rounded >= 0 && rounded <= 24) this.#log(day, { sleep_hours: rounded });
    else this.notUnderstood("sleep", "sleep", { day, value: String(hours) });
  }

  stage(name: StageName, range: StageRange): void {
    this.#stages.set(name, [...(this.#stages.get(name) ?? []), range]);
  }

  note(day: CalendarDay, text: string): void {
    const readable = readableText(text).trim();
    if (readable === "") return;
    const before = this.#logs.get(day);
    const whole = before?.notes === undefined ? readable : `${before.notes}\n${readable}`;
    if (whole.length > LONGEST_NOTE) this.doubt("long_note");
    this.#logs.set(day, { ...before, notes: readableText(whole.slice(0, LONGEST_NOTE)) });
  }

  /** Lists something unsupported by its name in the file; with a day it can become a note. */
  notUnderstood(category: string, word: string, place: NotePlace | null = null): void {
    this.#unplaced.add(category, word, place);
  }

  doubt(code: DoubtCode, count = 1): void {
    this.#doubts.set(code, (this.#doubts.get(code) ?? 0) + count);
  }

  /** @throws UnreadableFile when the file contains nothing to import */
  finish(source: ImportSource): FileHistory {
    const filled = Object.entries(this.#entries()).filter(([, list]) => list.length > 0);
    const notUnderstood = this.#unplaced.list();
    if (filled.length === 0 && notUnderstood.length === 0) throw new UnreadableFile("nothing");
    return {
      source,
      entries: Object.fromEntries(filled),
      notUnderstood,
      doubts: [...this.#doubts].map(([code, count]) => ({ code, count })),
      ...(this.arePeriodsGuessed && { arePeriodsGuessed: true }),
    };
  }

  #entries() {
    for (const range of pillRanges(this.#pills.keys(), this.#today)) this.stage("pill", range);
    for (const { day, flow } of this.#bleeding.values()) {
      if (flow !== null) this.#log(day, { period_flow: flow });
    }
    for (const day of this.#spotting) {
      if ((this.#bleeding.get(day)?.flow ?? null) === null) {
        this.#log(day, { period_flow: "spotting" });
      } else this.doubt("second_flow");
    }
    for (const [day, signs] of this.nights.ovulations()) this.signs(day, signs);
    const periods = periodsOf([...this.#bleeding.values()], this.#today);
    const apart = spottingApart(periods, this.#spotting);
    if (apart.length > 0) this.doubt("spotting_apart", apart.length);
    return {
      cycles: cyclesOf(periods, apart),
      symptoms: [...this.#symptoms.values()].map(({ strength, date, type, ...notes }) => ({
        date,
        type,
        ...severityOf(strength),
        ...notes,
      })),
      moods: [...this.#lowMoods].map(([date, depression]) => ({ date, depression })),
      ovulation: dated(this.#signs),
      metabolic: [...this.#weights].map(([date, weight]) => ({ date, weight })),
      pcosLogs: dated(this.#logs),
      signs: [...this.#pregnancyTests].map(([date, pregnancyTest]) => ({ date, pregnancyTest })),
      ...pillEntries(this.#pills, this.#today),
      lifeStages: lifeStagesOf(this.#stages, this.#today),
    };
  }

  /** Of two tests on a day the positive one wins: missing it is the worse mistake. */
  #addPregnancyTest(day: CalendarDay, result: PregnancyTest): void {
    const before = this.#pregnancyTests.get(day);
    if (before !== undefined && before !== result) {
      this.notUnderstood("pregnancy test", "negative", { day });
    }
    this.#pregnancyTests.set(day, before === "positive" ? before : result);
  }

  #addPill(day: CalendarDay, answer: PillAnswer): void {
    const before = this.#pills.get(day) ?? answer;
    if (before !== answer) this.notUnderstood("pill", answer, { day });
    this.#pills.set(day, before);
  }

  #log(day: CalendarDay, fields: LogFields): void {
    const before = this.#logs.get(day);
    this.#tellSecond(day, before, fields);
    this.#logs.set(day, { ...fields, ...before });
  }

  /** Lists a second, different answer of a day as not understood; it can become a note. */
  #tellSecond(day: CalendarDay, before: object | undefined, said: object): void {
    if (before === undefined) return;
    const known = new Map<string, unknown>(Object.entries(before));
    for (const [field, value] of Object.entries(said)) {
      const first = known.get(field);
      const isOther = first !== undefined && first !== value;
      if (isOther) this.notUnderstood(readableField(field), String(value), { day });
    }
  }

  /** A rating can't be made up: without a number it becomes a symptom or text. */
  #sayWithoutNumber(day: CalendarDay, field: ScaleField): void {
    if (field === "acne") this.#addSymptom(day, { kind: "symptom", type: "acne_face" }, null);
    else this.notUnderstood(readableField(field), "without a number", { day });
  }

  #addSymptom(day: CalendarDay, { type, note }: SymptomMeaning, strength: number | null): void {
    if (strength === null) this.doubt("no_strength");
    const key = `${day} ${type}`;
    const before = this.#symptoms.get(key);
    const notes = [before?.notes, note].filter((text) => text !== undefined);
    this.#symptoms.set(key, {
      date: day,
      type,
      strength: stronger(before?.strength ?? null, strength && onScale(strength)),
      ...(notes.length > 0 && { notes: [...new Set(notes)].join(", ") }),
    });
  }
}

const dated = <Fields extends object>(days: ReadonlyMap<CalendarDay, Fields>) =>
  [...days].map(([date, fields]) => ({ date, ...fields }));
