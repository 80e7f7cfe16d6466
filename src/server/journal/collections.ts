import type * as z from "zod/mini";
import { CarePlanSchema } from "#contract/care-plan.ts";
import { CycleSchema } from "#contract/cycles.ts";
import { MetabolicSchema } from "#contract/metabolic.ts";
import { MoodSchema } from "#contract/moods.ts";
import { OvulationSchema } from "#contract/ovulation.ts";
import { PcosLogSchema } from "#contract/pcos-logs.ts";
import { ProfileSchema } from "#contract/profile.ts";
import { StressSchema } from "#contract/stress.ts";
import { SymptomSchema } from "#contract/symptoms.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";

/** One kind of thing a woman writes: all that storage, export and deletion need to know of it. */
export interface Collection<Entry = unknown> {
  readonly schema: z.ZodMiniType<Entry>;
  readonly exportedAs: string;
  /** Whether an account has just one of it: then its natural key is `ONLY`. */
  readonly isOnly: boolean;
  /** Raised when the schema changes; entries sealed under an older one are upgraded as they open. */
  readonly version: number;
  /** `upgrades[n]` turns an entry of version n into one of version n + 1. */
  readonly upgrades: Readonly<Record<number, (older: unknown) => unknown>>;
  /** What makes an entry the same entry: a second write of it replaces the first. */
  readonly naturalKey: (entry: Entry) => string;
  /** The day it belongs to; `null` for what has none. */
  readonly day: (entry: Entry) => CalendarDay | null;
}

const collection = <Entry>(definition: Collection<Entry>) => definition;

/** One entry a day: the day is its natural key. */
const daily = <Entry extends { readonly date: CalendarDay }>(
  schema: z.ZodMiniType<Entry>,
  exportedAs: string,
) =>
  collection<Entry>({
    schema,
    exportedAs,
    isOnly: false,
    version: 1,
    upgrades: {},
    naturalKey: (entry) => entry.date,
    day: (entry) => entry.date,
  });

/** The natural key of a kind of which every account has one. */
export const ONLY = "only";

/** Every journal kind, declared once. */
export const collections = {
  profile: collection({
    schema: ProfileSchema,
    exportedAs: "profile",
    isOnly: true,
    version: 1,
    upgrades: {},
    naturalKey: () => ONLY,
    day: () => null,
  }),
  cycle: collection({
    schema: CycleSchema,
    exportedAs: "cycles",
    isOnly: false,
    version: 1,
    upgrades: {},
    naturalKey: (cycle) => cycle.id,
    day: (cycle) => cycle.startDay,
  }),
  symptom: collection({
    schema: SymptomSchema,
    exportedAs: "symptoms",
    isOnly: false,
    version: 1,
    upgrades: {},
    naturalKey: (symptom) => `${symptom.date} ${symptom.type}`,
    day: (symptom) => symptom.date,
  }),
  mood: daily(MoodSchema, "moods"),
  stress: daily(StressSchema, "stress"),
  ovulation: daily(OvulationSchema, "ovulation"),
  metabolic: daily(MetabolicSchema, "metabolic"),
  pcosLog: daily(PcosLogSchema, "pcosLogs"),
  carePlan: collection({
    schema: CarePlanSchema,
    exportedAs: "carePlan",
    isOnly: true,
    version: 1,
    upgrades: {},
    naturalKey: () => ONLY,
    day: () => null,
  }),
};

export type Kind = keyof typeof collections;

export type EntryOf<K extends Kind> = z.output<(typeof collections)[K]["schema"]>;
