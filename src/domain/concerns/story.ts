import type { CycleFacts } from "../cycles/cycle-facts.ts";
import type { DayRecords } from "../day/day-record.ts";
import type { SignDay } from "../day/warning-sign.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { Forecast } from "../forecast/forecast-period.ts";
import type { LabReading } from "../labs/lab-readings.ts";
import type { HealthBackground } from "../life/health-background.ts";
import type { LifeStage } from "../life/life-stage.ts";
import type { QuestionnaireKind } from "../questionnaires/questionnaire.ts";
import type { SeenName } from "./seen-name.ts";

export interface BloodPressureReading {
  readonly date: CalendarDay;
  /** mmHg. */
  readonly systolic: number;
  readonly diastolic: number;
}

/** A medicine by the name she typed. */
export interface MedicineInUse {
  readonly name: string;
  readonly startDate: CalendarDay;
  readonly endDate?: CalendarDay | undefined;
}

/** The answers to one of the questionnaires, in the published order, each 0–3. */
export interface Questionnaire {
  readonly kind: QuestionnaireKind;
  readonly date: CalendarDay;
  readonly answers: readonly number[];
}

/** A stage with what no forecast reads. */
export type StageOfStory = LifeStage & {
  /** How a pregnancy that is over ended. */
  readonly ending?: "birth" | "loss" | "ended" | undefined;
  /** She ended a method on purpose, for whatever reason. */
  readonly whyStopped?: string | undefined;
};

/**
 * Everything the rules look at. What a caller has not loaded is left out: the rules then say less,
 * never something else.
 */
export interface Story {
  readonly facts: CycleFacts;
  readonly stages?: readonly StageOfStory[] | undefined;
  readonly goals?: readonly string[] | undefined;
  readonly days?: DayRecords | undefined;
  /** Where it says that her period is late for her own cycles too. */
  readonly forecast?: Forecast | undefined;
  /** In any order, as every list here. */
  readonly signs?: readonly SignDay[] | undefined;
  readonly pressures?: readonly BloodPressureReading[] | undefined;
  /** Days on which weight or waist was measured. */
  readonly weighed?: readonly CalendarDay[] | undefined;
  readonly labs?: readonly LabReading[] | undefined;
  readonly medicines?: readonly MedicineInUse[] | undefined;
  readonly questionnaires?: readonly Questionnaire[] | undefined;
  readonly background?: HealthBackground | undefined;
  /** Something of her record could not be read: no rule has seen it. */
  readonly hasLeftOut?: boolean | undefined;
  /** The last day a clinician saw each concern. */
  readonly seen?: Readonly<Partial<Record<SeenName, CalendarDay | undefined>>> | undefined;
}
