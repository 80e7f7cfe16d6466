import type * as z from "zod/mini";
import { CarePlanSchema } from "#contract/account/care-plan.ts";
import { HealthBackgroundSchema } from "#contract/account/health-background.ts";
import { StoredProfileSchema } from "#contract/account/profile.ts";
import { MoodSchema, StressSchema } from "#contract/entries/check-in.ts";
import { CycleSchema } from "#contract/entries/cycles.ts";
import { DailyLogSchema } from "#contract/entries/daily-log.ts";
import { HairAndSkinSchema } from "#contract/entries/hair-and-skin.ts";
import { LabResultSchema } from "#contract/entries/labs.ts";
import { LifeStageSchema } from "#contract/entries/life-stage.ts";
import { DayMeasuresSchema } from "#contract/entries/measures.ts";
import { DoseSchema, MedicineSchema } from "#contract/entries/medicines.ts";
import { OvulationSchema } from "#contract/entries/ovulation.ts";
import { QuestionnaireSchema } from "#contract/entries/questionnaires.ts";
import { SignDaySchema } from "#contract/entries/signs.ts";
import { SymptomSchema } from "#contract/entries/symptoms.ts";
import { ConcernsSeenSchema } from "#contract/insights/concerns-seen.ts";
import { RemindersSchema } from "#contract/push/reminders.ts";
import { VisitPlanSchema } from "#contract/visit/visit.ts";

/** The kinds of entries that can be imported from Mwezi's exports, by their names there. */
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

/** The field names of a kind. */
export const fieldsOf = (schema: z.ZodMiniType): string[] =>
  Object.keys((schema as unknown as WithFields).def.shape ?? {});
