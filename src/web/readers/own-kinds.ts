import type * as z from "zod/mini";
import { CarePlanSchema } from "#contract/care-plan.ts";
import { MoodSchema, StressSchema } from "#contract/check-in.ts";
import { ConcernsSeenSchema } from "#contract/concerns-seen.ts";
import { CycleSchema } from "#contract/cycles.ts";
import { DailyLogSchema } from "#contract/daily-log.ts";
import { HairAndSkinSchema } from "#contract/hair-and-skin.ts";
import { HealthBackgroundSchema } from "#contract/health-background.ts";
import { LabResultSchema } from "#contract/labs.ts";
import { LifeStageSchema } from "#contract/life-stage.ts";
import { DayMeasuresSchema } from "#contract/measures.ts";
import { DoseSchema, MedicineSchema } from "#contract/medicines.ts";
import { OvulationSchema } from "#contract/ovulation.ts";
import { StoredProfileSchema } from "#contract/profile.ts";
import { QuestionnaireSchema } from "#contract/questionnaires.ts";
import { RemindersSchema } from "#contract/reminders.ts";
import { SignDaySchema } from "#contract/signs.ts";
import { SymptomSchema } from "#contract/symptoms.ts";
import { VisitPlanSchema } from "#contract/visit.ts";

/** The kinds of entries of Mwezi's own exports that come back, by the names they have there. */
export const ownKinds: Readonly<Record<string, z.ZodMiniType>> = {
  profile: StoredProfileSchema,
  lifeStages: LifeStageSchema,
  cycles: CycleSchema,
  symptoms: SymptomSchema,
  moods: MoodSchema,
  stress: StressSchema,
  ovulation: OvulationSchema,
  metabolic: DayMeasuresSchema,
  pcosLogs: DailyLogSchema,
  bodyChecks: HairAndSkinSchema,
  signs: SignDaySchema,
  questionnaires: QuestionnaireSchema,
  labResults: LabResultSchema,
  medicines: MedicineSchema,
  doses: DoseSchema,
  carePlan: CarePlanSchema,
  visitPlan: VisitPlanSchema,
  healthBackground: HealthBackgroundSchema,
  concernsSeen: ConcernsSeenSchema,
  reminders: RemindersSchema,
};

interface WithFields {
  readonly def: { readonly shape?: Readonly<Record<string, unknown>> };
}

/** The names of the fields of a kind. */
export const fieldsOf = (schema: z.ZodMiniType): string[] =>
  Object.keys((schema as unknown as WithFields).def.shape ?? {});
