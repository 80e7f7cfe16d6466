import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import type { DayRecords } from "../../day/day-record.ts";
import type { SignDay } from "../../day/warning-sign.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { Forecast } from "../../forecast/forecast-period.ts";
import type { LabReading } from "../../labs/lab-readings.ts";
import type { HealthBackground } from "../../life/health-background.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import type { QuestionnaireKind } from "../../questionnaires/questionnaire.ts";
import type { SeenName } from "./seen-name.ts";

export interface BloodPressureReading {
  readonly date: CalendarDay;
  /** mmHg. */
  readonly systolic: number;
  readonly diastolic: number;
}

export interface MedicineInUse {
  readonly name: string;
  readonly startDate: CalendarDay;
  readonly endDate?: CalendarDay | undefined;
}

/** One completed questionnaire, answers in the published order, each 0–3. */
export interface Questionnaire {
  readonly kind: QuestionnaireKind;
  readonly date: CalendarDay;
  readonly answers: readonly number[];
}

/** A stage with fields that no forecast uses. */
export type StageOfStory = LifeStage & {
  readonly ending?: "birth" | "loss" | "ended" | undefined;
  readonly whyStopped?: string | undefined;
};

/**
 * The input of the rules. Parts that a caller has not loaded are absent: the rules then report
 * less, never something else.
 */
export interface Story {
  readonly facts: CycleFacts;
  readonly stages?: readonly StageOfStory[] | undefined;
  readonly goals?: readonly string[] | undefined;
  readonly days?: DayRecords | undefined;
  /** Used to tell whether the period is late for the user's own cycles. */
  readonly forecast?: Forecast | undefined;
  /** In any order, like every list here. */
  readonly signs?: readonly SignDay[] | undefined;
  readonly pressures?: readonly BloodPressureReading[] | undefined;
  /** Days on which weight or waist was measured. */
  readonly weighed?: readonly CalendarDay[] | undefined;
  readonly labs?: readonly LabReading[] | undefined;
  readonly medicines?: readonly MedicineInUse[] | undefined;
  readonly questionnaires?: readonly Questionnaire[] | undefined;
  readonly background?: HealthBackground | undefined;
  /** Some entries could not be decrypted; no rule has seen them. */
  readonly hasLeftOut?: boolean | undefined;
  /** The last day a clinician saw each concern. */
  readonly seen?: Readonly<Partial<Record<SeenName, CalendarDay | undefined>>> | undefined;
}
