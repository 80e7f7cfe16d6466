import type * as z from "zod/mini";
import { CarePlanSchema } from "./account/care-plan.ts";
import { HealthBackgroundSchema } from "./account/health-background.ts";
import { ImportRecordSchema } from "./account/imports.ts";
import { StoredProfileSchema } from "./account/profile.ts";
import { datedKinds } from "./dated-kinds.ts";
import { CycleSchema } from "./entries/cycles.ts";
import { DailyLogSchema } from "./entries/daily-log.ts";
import { LifeStageSchema } from "./entries/life-stage.ts";
import { DoseSchema, MedicineSchema } from "./entries/medicines.ts";
import { UploadSchema } from "./entries/uploads.ts";
import { ConcernsSeenSchema } from "./insights/concerns-seen.ts";
import type { KindName } from "./kinds.ts";
import { RemindersSchema } from "./push/reminders.ts";
import { SharedReportSchema } from "./visit/links.ts";
import { TrustedViewSchema } from "./visit/trusted-views.ts";
import { VisitPlanSchema } from "./visit/visit.ts";

type DatedKinds = typeof datedKinds;

// TypeScript forgets which schema belongs to which key.
const datedSchemas = Object.fromEntries(
  Object.entries(datedKinds).map(([kind, { schema }]) => [kind, schema]),
) as unknown as { readonly [Kind in keyof DatedKinds]: DatedKinds[Kind]["schema"] };

export const entrySchemas = {
  ...datedSchemas,
  profile: StoredProfileSchema,
  lifeStage: LifeStageSchema,
  cycle: CycleSchema,
  dailyLog: DailyLogSchema,
  medicine: MedicineSchema,
  dose: DoseSchema,
  upload: UploadSchema,
  import: ImportRecordSchema,
  sharedReport: SharedReportSchema,
  trustedView: TrustedViewSchema,
  carePlan: CarePlanSchema,
  visitPlan: VisitPlanSchema,
  healthBackground: HealthBackgroundSchema,
  concernsSeen: ConcernsSeenSchema,
  reminders: RemindersSchema,
} satisfies Readonly<Record<KindName, z.ZodMiniType>>;

export type EntryOf<Kind extends KindName> = z.output<(typeof entrySchemas)[Kind]>;
