import type * as z from "zod/mini";
import { CarePlanSchema } from "#contract/account/care-plan.ts";
import { HealthBackgroundSchema } from "#contract/account/health-background.ts";
import { ImportRecordSchema } from "#contract/account/imports.ts";
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
import { SymptomSchema, symptomTypes } from "#contract/entries/symptoms.ts";
import { UPLOADS_MAX_COUNT, UploadSchema } from "#contract/entries/uploads.ts";
import { ConcernsSeenSchema } from "#contract/insights/concerns-seen.ts";
import { RemindersSchema } from "#contract/push/reminders.ts";
import { SharedReportSchema } from "#contract/visit/links.ts";
import { TrustedViewSchema } from "#contract/visit/trusted-views.ts";
import { VisitPlanSchema } from "#contract/visit/visit.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { withDayOfAge } from "./day-of-age.ts";

/** Everything that storage, export and deletion need to know about a kind of entry. */
export interface Collection<Entry = unknown> {
  readonly schema: z.ZodMiniType<Entry>;
  readonly exportedAs: string;
  /** Whether an account has just one entry, with the natural key `ONLY`. */
  readonly isOnly: boolean;
  /** Whether the natural key is the id, so that an entry is found without decrypting others. */
  readonly isKeyedById: boolean;
  /** Maximum number of entries an account may have, well above any real use. */
  readonly mostEntries: number;
  /** Raised when the schema changes; older entries are upgraded when decrypted. */
  readonly version: number;
  /** `upgrades[n]` converts an entry of version n to version n + 1. */
  readonly upgrades: Readonly<Record<number, (older: unknown) => unknown>>;
  /** Identifies an entry: a second write with the same key replaces the first. */
  readonly naturalKey: (entry: Entry) => string;
  /** The entry's day; `null` for a kind without one. */
  readonly day: (entry: Entry) => CalendarDay | null;
  /** Possible natural keys of entries of a day; none if the day does not determine them. */
  readonly keysOfDay: (day: CalendarDay) => readonly string[];
}

const FIRST_VERSION = { version: 1, upgrades: {} } as const;

/** Twenty years of one entry a day. */
const TWENTY_YEARS = 8_000;

/** A kind with several entries, identified by natural key. */
const many = <Entry>(
  schema: z.ZodMiniType<Entry>,
  exportedAs: string,
  naturalKey: (entry: Entry) => string,
  day: (entry: Entry) => CalendarDay | null,
  mostEntries = TWENTY_YEARS,
): Collection<Entry> => ({
  ...FIRST_VERSION,
  ...{ schema, exportedAs, isOnly: false, isKeyedById: false, mostEntries, naturalKey, day },
  keysOfDay: () => [],
});

/** A kind with one entry a day: the day is its natural key. */
const daily = <Entry extends { readonly date: CalendarDay }>(
  schema: z.ZodMiniType<Entry>,
  exportedAs: string,
) => ({
  ...many(
    schema,
    exportedAs,
    ({ date }: Entry) => date,
    ({ date }: Entry) => date,
  ),
  keysOfDay: (day: CalendarDay) => [day],
});

/** A kind identified by id, with several entries a day. */
const identified = <Entry extends { readonly id: string }>(
  schema: z.ZodMiniType<Entry>,
  exportedAs: string,
  day: (entry: Entry) => CalendarDay | null,
  mostEntries?: number,
): Collection<Entry> => ({
  ...many(schema, exportedAs, ({ id }) => id, day, mostEntries),
  isKeyedById: true,
});

export const ONLY = "only";

const only = <Entry>(schema: z.ZodMiniType<Entry>, exportedAs: string): Collection<Entry> => ({
  ...FIRST_VERSION,
  ...{
    schema,
    exportedAs,
    isOnly: true,
    isKeyedById: false,
    mostEntries: 1,
    naturalKey: () => ONLY,
    day: () => null,
    keysOfDay: () => [],
  },
});

export const collections = {
  profile: {
    ...only(StoredProfileSchema, "profile"),
    version: 2,
    upgrades: { 1: withDayOfAge },
  },
  lifeStage: identified(
    LifeStageSchema,
    "lifeStages",
    (stage) => stage.from ?? stage.to ?? stage.toldOn ?? null,
    500,
  ),
  cycle: identified(CycleSchema, "cycles", (cycle) => cycle.startDay, 1_000),
  symptom: {
    ...many(
      SymptomSchema,
      "symptoms",
      (symptom) => `${symptom.date} ${symptom.type}`,
      (symptom) => symptom.date,
      5 * TWENTY_YEARS,
    ),
    keysOfDay: (day: CalendarDay) => symptomTypes.map((type) => `${day} ${type}`),
  },
  mood: daily(MoodSchema, "moods"),
  stress: daily(StressSchema, "stress"),
  ovulation: daily(OvulationSchema, "ovulation"),
  measures: daily(DayMeasuresSchema, "metabolic"),
  dailyLog: daily(DailyLogSchema, "pcosLogs"),
  hairAndSkin: daily(HairAndSkinSchema, "bodyChecks"),
  signs: daily(SignDaySchema, "signs"),
  questionnaire: identified(QuestionnaireSchema, "questionnaires", (one) => one.date),
  labResult: identified(LabResultSchema, "labResults", (result) => result.date),
  medicine: identified(MedicineSchema, "medicines", (medicine) => medicine.startDate, 1_000),
  dose: many(
    DoseSchema,
    "doses",
    (dose) => `${dose.medicineId} ${dose.date} ${dose.slot}`,
    (dose) => dose.date,
    8 * TWENTY_YEARS,
  ),
  upload: identified(UploadSchema, "uploads", (upload) => upload.date, UPLOADS_MAX_COUNT),
  import: identified(ImportRecordSchema, "imports", () => null, 500),
  sharedReport: identified(SharedReportSchema, "sharedReports", () => null, 500),
  trustedView: identified(TrustedViewSchema, "trustedViews", () => null, 50),
  carePlan: only(CarePlanSchema, "carePlan"),
  visitPlan: only(VisitPlanSchema, "visitPlan"),
  healthBackground: only(HealthBackgroundSchema, "healthBackground"),
  concernsSeen: only(ConcernsSeenSchema, "concernsSeen"),
  reminders: only(RemindersSchema, "reminders"),
};

export type Kind = keyof typeof collections;

export const kinds = Object.keys(collections) as readonly Kind[];

export type EntryOf<K extends Kind> = z.output<(typeof collections)[K]["schema"]>;

// TypeScript cannot see that collections[K] has EntryOf<K> while K is open.
export const collectionOf = <K extends Kind>(kind: K) =>
  collections[kind] as unknown as Collection<EntryOf<K>>;

const olderNames: Partial<Record<Kind, string>> = {
  dailyLog: "pcosLog",
  measures: "metabolic",
  hairAndSkin: "bodyCheck",
};

/**
 * Returns the name a kind is stored under. It is part of an entry's encryption, so a renamed kind keeps its
 * first name in storage.
 */
export const storedKind = (kind: Kind): string => olderNames[kind] ?? kind;
