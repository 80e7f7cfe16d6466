import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { type Cycle, type Flow, flows } from "#contract/entries/cycles.ts";
import {
  cervicalMucus,
  disturbances,
  type Ovulation,
  ovulationTests,
  TEMPERATURE_MAX,
  TEMPERATURE_MIN,
} from "#contract/entries/ovulation.ts";
import type { Symptom, SymptomType } from "#contract/entries/symptoms.ts";
import type { FlowEffect } from "#domain/cycles/periods/flow-on-a-day.ts";
import { type PeriodAnswer, periodAnswers } from "#domain/cycles/periods/period-answer.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { type CalendarDay, FIRST_DAY, isCalendarDay } from "#domain/days/calendar-day.ts";
import { filled } from "#web/entry/drafts/use-draft.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import {
  type Measures,
  measureFields,
  measuresOf,
  type NumberField,
  problemsOf as numberProblems,
  typedOf,
} from "#web/entry/measures/typed-measures.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";

const numberFields = ["basalBodyTemp", ...measureFields] as const;

export const healthTabs = ["cycle", "ovulation", "symptoms", "metabolic"] as const;
export type HealthTab = (typeof healthTabs)[number];

const HealthFormSchema = z.object({
  date: z.string(),
  flow: z.optional(z.enum(flows)),
  isStart: z.boolean(),
  period: z.optional(z.enum(periodAnswers)),
  hasSpotting: z.boolean(),
  spottingNotes: z.string(),
  typed: z.record(z.enum(numberFields), z.string()),
  ovulationTest: z.optional(z.enum(ovulationTests)),
  cervicalMucus: z.optional(z.enum(cervicalMucus)),
  sexualActivity: z.optional(z.enum(["yes", "no"])),
  disturbance: z.optional(z.enum(disturbances)),
  isUnsure: z.boolean(),
  symptoms: z.partialRecord(z.enum(symptomTypes), z.number()),
  notes: z.string(),
});
export type HealthForm = Readonly<z.infer<typeof HealthFormSchema>>;

/** Initial severity of a chosen symptom, saved unless changed. */
export const SEVERITY_START = 5;

export function emptyForm(date: string): HealthForm {
  return {
    date,
    isStart: false,
    hasSpotting: false,
    spottingNotes: "",
    typed: { basalBodyTemp: "", ...typedOf(null, "mmol/L") },
    isUnsure: false,
    symptoms: {},
    notes: "",
  };
}

export const isTouched = (form: HealthForm): boolean =>
  JSON.stringify({ ...form, date: "" }) !== JSON.stringify(emptyForm(""));

export type Signs = Omit<Ovulation, "id" | "date">;

export interface CycleChoice extends Pick<HealthForm, "hasSpotting" | "spottingNotes" | "notes"> {
  readonly flow: Flow;
  readonly answer: PeriodAnswer | null;
}

export interface SymptomChoice extends Pick<Symptom, "type" | "severity"> {
  readonly notes: string;
}

export interface HealthEntries {
  readonly date: CalendarDay;
  readonly cycle: CycleChoice | null;
  readonly ovulation: Signs | null;
  readonly metabolic: Measures | null;
  readonly symptoms: readonly SymptomChoice[];
}

export type FormField = NumberField | SymptomType | "date" | "flow" | "period" | "notes";
export type Problems = Partial<Record<FormField, MessageDescriptor>>;

const isSymptom = (field: FormField): field is SymptomType =>
  symptomTypes.some((type) => type === field);

export function tabOfField(field: FormField): HealthTab | null {
  if (field === "date" || field === "notes") return null;
  if (field === "flow" || field === "period") return "cycle";
  if (isSymptom(field)) return "symptoms";
  return field === "basalBodyTemp" ? "ovulation" : "metabolic";
}

export type ReadForm =
  | { readonly kind: "invalid"; readonly problems: Problems }
  | { readonly kind: "empty" }
  | { readonly kind: "entries"; readonly entries: HealthEntries };

interface Reading {
  readonly unit: GlucoseUnit;
  readonly today: CalendarDay;
  readonly effect: FlowEffect<Cycle> | null;
}

export function readForm(form: HealthForm, reading: Reading): ReadForm {
  const problems = problemsOf(form, reading);
  if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
  const measures = measuresOf(form.typed, reading.unit);
  const entries: HealthEntries = {
    date: form.date as CalendarDay,
    cycle: cycleOf(form, reading.effect),
    ovulation: signsOf(form),
    metabolic: Object.keys(measures).length === 0 ? null : measures,
    symptoms: symptomsOf(form),
  };
  const { cycle, ovulation, metabolic, symptoms } = entries;
  const isEmpty =
    cycle === null && ovulation === null && metabolic === null && symptoms.length === 0;
  return isEmpty ? { kind: "empty" } : { kind: "entries", entries };
}

function problemsOf(form: HealthForm, { unit, today, effect }: Reading): Problems {
  const problems: Problems = {};
  if (!isCalendarDay(form.date) || form.date < FIRST_DAY) problems.date = msg`Choose a date.`;
  else if (form.date > today) problems.date = msg`Choose today or an earlier day.`;
  Object.assign(problems, flowProblem(form, effect));
  Object.assign(problems, numberProblems(form.typed, unit));
  const hasPlace = cycleOf(form, effect) !== null || Object.keys(form.symptoms).length > 0;
  if (form.notes.trim() !== "" && !hasPlace) {
    problems.notes = msg`To save a note, also choose a flow or a symptom.`;
  }
  return problems;
}

function flowProblem(form: HealthForm, effect: FlowEffect<Cycle> | null): Problems {
  const isSpottingAlone = form.hasSpotting || form.spottingNotes.trim() !== "";
  if (form.flow === undefined && isSpottingAlone) {
    return { flow: msg`To save the spotting, also choose a flow.` };
  }
  if (effect?.kind === "asks") return { period: msg`Choose one, to keep your cycles correct.` };
  if (effect?.kind !== "has-no-place") return {};
  return {
    flow: msg`This flow doesn't belong to a period yet. Mark this day below as the start of your period, or log it in “Track”.`,
  };
}

export const periodAnswerIn = ({ flow, isStart, period }: HealthForm): PeriodAnswer | null =>
  flow === "spotting" && isStart ? "starts" : (period ?? null);

function cycleOf(form: HealthForm, effect: FlowEffect<Cycle> | null): CycleChoice | null {
  const { flow, hasSpotting, spottingNotes, notes } = form;
  const answer = periodAnswerIn(form);
  if (flow === undefined || effect === null || effect.kind === "keeps-nothing") return null;
  return { flow, answer, hasSpotting, spottingNotes: spottingNotes.trim(), notes: notes.trim() };
}

function signsOf(form: HealthForm): Signs | null {
  const basalBodyTemp = numberTyped(form.typed.basalBodyTemp) ?? undefined;
  const sexualActivity = form.sexualActivity && form.sexualActivity === "yes";
  const { ovulationTest, cervicalMucus } = form;
  const signs = filled({ basalBodyTemp, ovulationTest, cervicalMucus, sexualActivity });
  if (Object.keys(signs).length === 0) return null;
  // A disturbance means nothing without a temperature.
  const disturbance = basalBodyTemp === undefined ? undefined : form.disturbance;
  return filled({ ...signs, disturbance, isUnsure: form.isUnsure || undefined });
}

function symptomsOf({ symptoms, notes }: HealthForm): SymptomChoice[] {
  return Object.entries(symptoms).map(([type, severity]) => ({
    type: type as SymptomType,
    severity,
    notes: notes.trim(),
  }));
}

export function withSymptom(form: HealthForm, type: SymptomType, severity: number): HealthForm {
  return { ...form, symptoms: { ...form.symptoms, [type]: severity } };
}

export function withoutSymptom(form: HealthForm, type: SymptomType): HealthForm {
  const { [type]: _, ...symptoms } = form.symptoms;
  return { ...form, symptoms };
}

/** Returns the form without a value, so that the one saved elsewhere stays. */
export function withoutValue(
  form: HealthForm,
  key: keyof Signs | keyof Measures | SymptomType,
): HealthForm {
  if (key in form.symptoms) return withoutSymptom(form, key as SymptomType);
  if (key in form.typed) return { ...form, typed: { ...form.typed, [key]: "" } };
  if (key === "bloodPressure") {
    return { ...form, typed: { ...form.typed, systolic: "", diastolic: "" } };
  }
  return key === "isUnsure" ? { ...form, isUnsure: false } : { ...form, [key]: undefined };
}

const TEMPERATURE_STEP = 0.1;
const USUAL_TEMPERATURE = 36.5;

/** The temperature one step up or down; starts at a typical morning value. */
export function steppedTemperature(text: string, direction: 1 | -1): string {
  const value = numberTyped(text);
  if (value === null || Number.isNaN(value)) return String(USUAL_TEMPERATURE);
  const next = Math.round((value + direction * TEMPERATURE_STEP) * 100) / 100;
  return String(Math.min(TEMPERATURE_MAX, Math.max(TEMPERATURE_MIN, next)));
}

export const healthDraftOf = (owner: string) =>
  storedValue<HealthForm>(`mwezi.draft.health.v1.${owner}`, HealthFormSchema, "tab");
